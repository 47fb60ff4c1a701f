// Moves by frames: where scroll timelines are missing, where the site's own easing is wanted, and for what follows the pointer.
import type { Scope } from "../../src/kit/scope";
import { frame } from "../../src/stores/frame";
import { $scroll } from "../../src/stores/scroll";
import type { Group, Slack, Track, Way } from "./model";
import type { CreateMover } from "./stage";

interface Follower {
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
/** What is on screen. */
const followers = new Set<Follower>();
/** Where the page is scrolled to, in CSS pixels. */
let top = 0;
/** Of the window, in CSS pixels, as last measured. */
let size = { width: 1, height: 1 };
/** Where it was last seen; nowhere before its first movement. */
let pointer: Pointer | undefined;

export const createLoop =
	(group: Group, transform: string, scope: Scope, host: HTMLElement): CreateMover =>
	(target, parent) => {
		const { style } = target;
		const owner = group.isLayer ? host : target;
		const before = ["transition", "transform", "filter", "opacity", "will-change"].map(
			(name) => [name, style.getPropertyValue(name)] as const,
		);
		/** As last written, by name of the track. */
		const values = new Map<string, string>();
		const undo: (() => void)[] = [];
		let functions = transform;
		let moved = style.transform;
		let isResting = false;
		/** Until the pointer enters, the site's transitions have the pace of scrolling. */
		let isPaced = false;
		let tracks: Track[] = [];
		let pointerTracks: PointerTrack[] = [];
		let way: Way | undefined;
		let percent = Number.NaN;

		/** Of two inputs that move the same way, the one that changed last wins. */
		const write = (name: string, value: string) => {
			const last = values.get(name);
			if (value === last) return;
			values.set(name, value);
			style.setProperty(name === "opacity" ? name : `--${name}`, value);
			if (last || name === "opacity") return;
			if (name === "blur") style.filter = "blur(var(--blur))";
			else style.transform = moved = functions += `${name}(var(--${name}))`;
		};
		const follow = () => {
			const now = way!.progressAt(top);
			if (now === percent) return;
			percent = now;
			for (const { name, unit, valueAt } of tracks) write(name, valueAt(now) + unit);
			if (isPaced || !tracks[0]) return;
			isPaced = true;
			owner.style.setProperty(pace, "100ms");
		};
		const track = () => {
			if (pointer) for (const { name, unit, valueAt } of pointerTracks) write(name, valueAt(pointer) + unit);
		};
		const update = () => {
			follow();
			track();
		};

		const unpace = () => {
			isPaced = false;
			owner.style.removeProperty(pace);
		};

		const follower: Follower = { follow, track };
		const look = (isVisible: boolean) => {
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
			undo.push(useScroll());
			if (pointerTracks[0] && hasPointer()) undo.push(usePointer());
			if (group.range === "page") look(true);
			else undo.push(scope.observe(parent, look));
		};

		return {
			rest() {
				isResting = true;
				for (const name of ["transition", "transform"]) style.setProperty(name, "none", "important");
			},
			play(next, slack, { y, width, height }) {
				const isFirst = !way;
				way = next;
				top = y;
				size = { width, height };
				tracks = group.tracks(slack);
				pointerTracks = toPointerTracks(group, slack);
				percent = Number.NaN;
				if (isResting) {
					isResting = false;
					style.transform = moved;
					// It takes its place before the transition is back, which would ease it there.
					target.getBoundingClientRect();
					style.transition = before[0]![1];
				}
				update();
				if (isFirst) begin();
			},
			stop() {
				followers.delete(follower);
				owner.removeEventListener("mouseenter", unpace);
				for (const end of undo) end();
				for (const name of values.keys()) style.removeProperty(`--${name}`);
				for (const [name, value] of before) style.setProperty(name, value);
				unpace();
				// In Chromium `removeAttribute("style")` leaves an empty attribute when only script wrote the style.
				for (const node of [target, owner]) if (!node.getAttribute("style")) node.toggleAttribute("style", false);
			},
		};
	};

/** Whether there is something to hover with: a finger moves no mouse. */
const hasPointer = () => matchMedia("(any-pointer:fine)").matches;

const toPointerTracks = ({ mouse, toMove }: Group, [x, y]: Slack): PointerTrack[] =>
	mouse.flatMap((effect) => {
		if (effect === "tilt") {
			const turn = toMove(effect);
			return [
				{ name: "rotateX", unit: "deg", valueAt: ({ y }) => turn(y) / 10 },
				{ name: "rotateY", unit: "deg", valueAt: ({ x }) => turn(100 - x) / 10 },
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

const useScroll = shared(() =>
	$scroll.listen(({ y }) => {
		top = y;
		frame.write(() => {
			for (const { follow } of followers) follow();
		});
	}),
);

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
			pointer = { x: (100 * clientX) / size.width, y: (100 * clientY) / size.height };
			cancel ??= frame.write(update);
		},
		{ passive: true, signal: end.signal },
	);
	return () => {
		end.abort();
		cancel?.();
	};
});
