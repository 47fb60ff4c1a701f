// Motion by frames: without scroll timelines, with the site's own easing, and for pointer effects.
import { mediaQuery } from "../../src/base/media-query";
import { type Styles, setStyles } from "../../src/kit/inline-styles";
import type { Scope } from "../../src/kit/scope";
import { frame } from "../../src/stores/frame";
import { $scroll } from "../../src/stores/scroll";
import type { Group, LayerOverflow, ScrollRange, Track } from "./model";
import { type CreateDriver, type PageSize, rangeOf } from "./registry";

interface Follower {
	/** Reads the layout, only for elements that an ancestor may keep in view. */
	look?(): void;
	follow(): void;
	track(): void;
}

/** In percent of the window. */
interface Pointer {
	x: number;
	y: number;
}

interface PointerTrack {
	name: string;
	unit: string;
	valueAt(pointer: Pointer): number;
}

const pace = "--e-transform-transition-duration";
/** The groups on screen. */
const followers = new Set<Follower>();
/** As last measured, and scrolled to. */
let size: Pick<PageSize, "width" | "height" | "y" | "end"> = { width: 1, height: 1, y: 0, end: 0 };
/** The mouse's last `clientX` and `clientY`; undefined before its first movement. */
let mouse: [x: number, y: number] | undefined;

/** @param isLive something around it may stop moving with the page: its range is read in each frame */
export const createByFrames =
	(group: Group, transform: string, scope: Scope, host: HTMLElement, isLive: boolean): CreateDriver =>
	(target, parent) => {
		const { style } = target;
		const owner = group.isLayer ? host : target;
		/** The target's inline styles before ours. */
		const before = ["transition", "transform", "filter", "opacity", "will-change"].map(
			(name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
		);
		/** As last written, by name of the track. */
		const values = new Map<string, string>();
		const undo: (() => void)[] = [];
		let functions = transform;
		/** The target's inline styles before it was suspended. */
		let suspended: Styles | undefined;
		/** Until the pointer enters, the site's transitions have the pace of scrolling. */
		let isPaced = false;
		let tracks: Track[] = [];
		let pointerTracks: PointerTrack[] = [];
		let range: ScrollRange | undefined;
		let percent = Number.NaN;

		/** If two inputs set the same value, the last change wins. */
		const write = (name: string, value: string) => {
			const last = values.get(name);
			if (value === last) return;
			values.set(name, value);
			style.setProperty(name === "opacity" ? name : `--${name}`, value);
			if (last || name === "opacity") return;
			if (name === "blur") style.filter = "blur(var(--blur))";
			else style.transform = functions += `${name}(var(--${name}))`;
		};
		const follow = () => {
			const now = range!.progressAt(size.y);
			if (now === percent) return;
			percent = now;
			for (const { name, unit, valueAt } of tracks) write(name, valueAt(now) + unit);
			if (isPaced || !tracks[0]) return;
			isPaced = true;
			owner.style.setProperty(pace, "100ms");
		};
		/** Moves the target with the pointer while its parent is in view. */
		const track = () => {
			if (!mouse || !followers.has(follower)) return;
			const pointer = { x: (100 * mouse[0]) / size.width, y: (100 * mouse[1]) / size.height };
			for (const { name, unit, valueAt } of pointerTracks) write(name, valueAt(pointer) + unit);
		};
		const update = () => {
			follow();
			track();
		};

		const unpace = () => {
			isPaced = false;
			owner.style.removeProperty(pace);
		};

		const follower: Follower = {
			...(isLive && {
				look() {
					range = rangeOf(group, parent, size);
				},
			}),
			follow,
			track,
		};
		const setVisible = (isVisible: boolean) => {
			if (isVisible) {
				followers.add(follower);
				if (tracks[0]) owner.addEventListener("mouseenter", unpace);
			} else {
				followers.delete(follower);
				owner.removeEventListener("mouseenter", unpace);
			}
			if (tracks.some(({ name }) => name === "opacity")) style.willChange = isVisible ? "opacity" : before[4]![1];
			update();
		};
		const begin = () => {
			// Groups with only pointer effects have nothing to do in a scroll frame.
			if (tracks[0]) undo.push(useScroll());
			if (pointerTracks[0] && hasPointer()) undo.push(usePointer());
			if (group.range === "page") setVisible(true);
			else undo.push(scope.observe(parent, setVisible));
		};

		return {
			suspend() {
				suspended ??= setStyles(target, { transform: "none!important", transition: "none!important" });
			},
			start(next, overflow, now) {
				const isFirst = !range;
				range = next;
				size = { ...now };
				tracks = group.tracks(overflow);
				pointerTracks = toPointerTracks(group, overflow);
				percent = Number.NaN;
				if (suspended) {
					const { transform, transition } = suspended;
					setStyles(target, { transform: transform! });
					// It takes its place before the transition is back, which would ease it there.
					target.getBoundingClientRect();
					setStyles(target, { transition: transition! });
					suspended = undefined;
				}
				update();
				if (isFirst) begin();
			},
			stop() {
				followers.delete(follower);
				owner.removeEventListener("mouseenter", unpace);
				for (const end of undo) end();
				for (const name of values.keys()) style.removeProperty(`--${name}`);
				for (const entry of before) style.setProperty(...entry);
				unpace();
				for (const node of [target, owner]) setStyles(node, {});
			},
		};
	};

/** Whether there is something to hover with: a finger moves no mouse. */
const hasPointer = () => mediaQuery("(any-pointer:fine)").matches;

const toPointerTracks = ({ mouse, toMove }: Group, [x, y]: LayerOverflow): PointerTrack[] =>
	mouse.flatMap((effect) => {
		if (effect === "tilt") {
			const tilt = toMove(effect);
			return [
				{ name: "rotateX", unit: "deg", valueAt: ({ y }) => tilt(y) / 10 },
				{ name: "rotateY", unit: "deg", valueAt: ({ x }) => tilt(100 - x) / 10 },
			];
		}
		const [across, down] = [toMove(effect, x), toMove(effect, y)];
		return [
			{ name: "translateX", unit: "px", valueAt: ({ x }) => across(x) },
			{ name: "translateY", unit: "px", valueAt: ({ y }) => down(y) },
		];
	});

/** Begins with its first user and ends with the last. */
const shared = (begin: () => () => void) => {
	let users = 0;
	let end: () => void;
	return () => {
		if (!users++) end = begin();
		return () => {
			if (!--users) end();
		};
	};
};

const useScroll = shared(() => {
	let cancel: (() => void) | undefined;
	const follow = () => {
		for (const { follow } of followers) follow();
	};
	/** @returns whether there is anything to check */
	const look = () => {
		let isLive = false;
		for (const follower of followers) {
			follower.look?.();
			isLive ||= !!follower.look;
		}
		frame.write(follow);
		return isLive;
	};
	let looks = 0;
	/** Elements that become fixed on scroll, by another observer, may do so only some frames later. */
	const lookAgain = () => {
		cancel = look() && looks++ < 6 ? frame.read(lookAgain) : undefined;
	};
	const end = $scroll.listen(({ y }) => {
		size.y = y;
		looks = 0;
		cancel?.();
		lookAgain();
	});
	return () => {
		end();
		cancel?.();
	};
});

const usePointer = shared(() => {
	const end = new AbortController();
	let cancel: (() => void) | undefined;
	const update = () => {
		cancel = undefined;
		for (const { track } of followers) track();
	};
	addEventListener(
		"mousemove",
		({ clientX, clientY }) => {
			mouse = [clientX, clientY];
			cancel ??= frame.write(update);
		},
		{ passive: true, signal: end.signal },
	);
	return () => {
		end.abort();
		cancel?.();
	};
});
