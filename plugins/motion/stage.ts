// The stage: all that moves on the page is started, measured and stopped together, so that the layout is read once for all.
import { $preferences } from "../../src/stores/preferences";
import { $viewport } from "../../src/stores/viewport";
import { type Group, type Slack, toWay, type Way } from "./model";

/** What the page measures, in CSS pixels. */
export interface Scene {
	width: number;
	height: number;
	/** Where the page is scrolled to. */
	y: number;
	/** How far it can be scrolled. */
	end: number;
	/** How many groups of effects are on the page. */
	count: number;
}

/** Writes the values of a group, by a timeline or by frames. */
export interface Mover {
	/** Takes the movement away until `play`, so that what is in the target can be measured. */
	rest(): void;
	/** Moves, from now on along this way. */
	play(way: Way, slack: Slack, scene: Scene): void;
	/** Leaves nothing behind. */
	stop(): void;
}

/**
 * @param target what is moved: the element, its inner wrapper, or the layer
 * @param parent whose way through the window counts
 */
export type CreateMover = (target: HTMLElement, parent: HTMLElement) => Mover;

interface Part {
	/** Starts or stops by what the visitor prefers and by the device. */
	check(): void;
	rest(): void;
	measure(scene: Scene): void;
	play(scene: Scene): void;
}

const prefix = "elementor-motion-effects-";
const recalc = "elementor-pro/motion-fx/recalc";
/** Milliseconds from the last resize to a look at the device. */
const settleTime = 200;
const parts = new Set<Part>();

let close: () => void;
/** Measures in this frame or the next, after the browser has laid out. */
let measureSoon: () => void;

/** Puts a group of a host on the stage. @returns takes it off */
export const enter = (host: HTMLElement, group: Group, createMover: CreateMover): (() => void) => {
	let mover: Mover | undefined;
	let target = host;
	let parent: HTMLElement;
	let way: Way;
	let slack: Slack = [];
	let undo: (() => void)[] = [];

	const start = () => {
		const isColumn = host.dataset.element_type === "column";
		const child = (name: string) => host.querySelector<HTMLElement>(`:scope>.elementor-${name}`);
		const mark = (node: Element, name: string) => {
			count(node, prefix + name, 1);
			undo.push(() => count(node, prefix + name, -1));
		};
		if (group.isLayer) {
			const container = createBox("container");
			target = container.appendChild(createBox("layer"));
			target.style.cssText = `width:${group.layer[0]}%;height:${group.layer[1]}%`;
			((isColumn && child("element-populated")) || host).prepend(container);
			undo = [() => container.remove()];
			mark(host, "element-type-background");
		} else target = child(isColumn ? "widget-wrap" : "widget-container") ?? host;
		const element = group.isLayer ? host : target;
		parent = element.parentElement ?? host;
		mark(element, "element");
		mark(parent, "parent");
		if (group.mouse.includes("tilt")) mark(parent, "perspective");
		mover = createMover(target, parent);
		measureSoon();
	};
	const stop = () => {
		mover?.stop();
		mover = undefined;
		for (const end of undo) end();
		undo = [];
	};

	const part: Part = {
		check() {
			const { devices } = group;
			const isWanted =
				!$preferences.get().reducedMotion && !(Array.isArray(devices) && !devices.includes($viewport.get().device));
			if (isWanted !== !!mover) (isWanted ? start : stop)();
		},
		rest() {
			const inner = `.${prefix}parent`;
			if (mover && (target.matches(inner) || target.querySelector(inner))) mover.rest();
		},
		measure(scene) {
			if (!mover) return;
			way = wayOf(group, parent, scene);
			if (group.isLayer) slack = [target.offsetWidth - host.offsetWidth, target.offsetHeight - host.offsetHeight];
		},
		play: (scene) => mover?.play(way, slack, scene),
	};
	if (!parts.size) open();
	parts.add(part);
	part.check();
	return () => {
		stop();
		parts.delete(part);
		if (!parts.size) close();
	};
};

const open = () => {
	let timer: ReturnType<typeof setTimeout>;
	const checkAll = () => {
		for (const part of parts) part.check();
	};
	// Calls back when the page's height changes and when it begins to observe: in both cases there is a fresh layout.
	const sizes = new ResizeObserver(measure);
	measureSoon = () => {
		sizes.disconnect();
		sizes.observe(document.body);
	};
	const onResize = () => {
		measureSoon();
		clearTimeout(timer);
		timer = setTimeout(checkAll, settleTime);
	};
	const events = new AbortController();
	addEventListener("resize", onResize, events);
	addEventListener(recalc, measureSoon, events);
	const { jQuery } = window;
	jQuery?.(window).on(recalc, measureSoon);
	const unlisten = [$preferences.listen(checkAll), $viewport.listen(() => {})];
	close = () => {
		sizes.disconnect();
		clearTimeout(timer);
		events.abort();
		jQuery?.(window).off(recalc, measureSoon);
		for (const stop of unlisten) stop();
	};
};

const measure = () => {
	const { scrollHeight, clientHeight } = document.documentElement;
	const scene: Scene = {
		width: innerWidth,
		height: innerHeight,
		y: scrollY,
		end: scrollHeight - clientHeight,
		count: parts.size,
	};
	for (const step of ["rest", "measure", "play"] as const) for (const part of parts) part[step](scene);
};

const wayOf = ({ range }: Group, parent: HTMLElement, { y, height, end }: Scene): Way => {
	if (range !== "viewport") return toWay(0, range === "page" ? end : height);
	const box = parent.getBoundingClientRect();
	const style = getComputedStyle(parent);
	let last = box.bottom;
	for (const side of ["paddingTop", "paddingBottom", "borderTopWidth", "borderBottomWidth"] as const)
		last -= Number.parseFloat(style[side]) || 0;
	return toWay(y + box.top - height, y + last, true);
};

/** By node and class: how many groups gave it; two may share a parent. */
const counts = new WeakMap<Element, Record<string, number>>();

const count = (node: Element, name: string, step: number) => {
	const own = counts.get(node) ?? {};
	counts.set(node, own);
	own[name] = (own[name] ?? 0) + step;
	node.classList.toggle(name, own[name] > 0);
	if (!node.className) node.removeAttribute("class");
};

const createBox = (name: string) => {
	const node = document.createElement("div");
	node.className = prefix + name;
	return node;
};
