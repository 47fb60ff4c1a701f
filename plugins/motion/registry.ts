// All that moves on the page: started, measured and stopped together, so that the layout is read once for all.

import { contains, matches, memberOf, parentOf, querySelector } from "../../src/base/dom";
import { shared } from "../../src/copied/shared";
import { zoomOf } from "../../src/kit/inline-styles";
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";
import { $viewport } from "../../src/stores/viewport";
import { type Group, type LayerOverflow, type ScrollRange, toRange } from "./model";

/** The page's measurements, in window pixels. */
export interface PageSize {
	width: number;
	height: number;
	/** The scroll position. */
	y: number;
	/** From top to bottom, as the page builder counts it. */
	end: number;
	canScroll: boolean;
	/** How many groups of effects are on the page. */
	count: number;
}

/** Writes the values of a group, by a timeline or by frames. */
export interface Driver {
	/** Removes the movement until `start`, so that the target's content can be measured. */
	suspend(): void;
	/** Moves from now on in this range; its writes must not force other groups of the frame to read again. */
	start(range: ScrollRange, overflow: LayerOverflow, size: PageSize, zoom: number): void;
	/** Leaves nothing behind. */
	stop(): void;
}

/**
 * @param target the moving element: the host, its inner wrapper, or the layer
 * @param parent whose way through the window counts
 */
export type CreateDriver = (target: HTMLElement, parent: HTMLElement) => Driver;

/** A group of effects of a host. */
interface Entry {
	/** Starts or stops by the visitor's preference and by the device. */
	check(): void;
	/** Whether it moves what other groups are measured by. */
	isAround(): boolean;
	suspend(): void;
	measure(size: PageSize): void;
	start(size: PageSize): void;
	/** Whether the moving element is in that element. */
	isIn(node: Node): boolean;
	fail(error: unknown): void;
}

const prefix = "elementor-motion-effects-";
const recalc = "elementor-pro/motion-fx/recalc";
/** From the last resize to a check of the device. */
const debounceMs = 200;
const entries = new Set<Entry>();

/** What ends with the last group. */
let ofPage: Scope;
/** Whether a measurement is on its way, which those that start before it share. */
let isDue = false;
let isPrinting = false;

/** The elements of a host that are marked, and the one whose way through the window counts. */
export const placeOf = (host: HTMLElement, group: Group): { element: HTMLElement; parent: HTMLElement } => {
	// A column has the one or the other: before 3.19 the first on sites that keep its wrappers.
	const inner = host.querySelector<HTMLElement>(
		host.dataset.element_type === "column"
			? ":scope>.elementor-column-wrap,:scope>.elementor-widget-wrap"
			: ":scope>.elementor-widget-container",
	);
	const element = (!group.isLayer && inner) || host;
	return { element, parent: parentOf(element) ?? host };
};

/** Adds a group of a host, until the scope ends. */
export const enter = (host: HTMLElement, group: Group, scope: Scope, createDriver: CreateDriver): void => {
	let driver: Driver | undefined;
	let target = host;
	let parent: HTMLElement;
	let range: ScrollRange;
	let overflow: LayerOverflow = [];
	let zoom: number;
	let undo: (() => void)[] = [];

	const start = () => {
		const mark = (node: Element, name: string) => {
			count(node, prefix + name, 1);
			undo.push(() => count(node, prefix + name, -1));
		};
		const place = placeOf(host, group);
		parent = place.parent;
		target = place.element;
		if (group.isLayer) {
			const container = createBox("container");
			target = container.appendChild(createBox("layer"));
			target.style.cssText = `width:${group.layer[0]}%;height:${group.layer[1]}%`;
			const isColumn = host.dataset.element_type === "column";
			((isColumn && host.querySelector(":scope>.elementor-element-populated")) || host).prepend(container);
			undo = [() => container.remove()];
			mark(host, "element-type-background");
		}
		mark(place.element, "element");
		mark(parent, "parent");
		if (group.mouse.includes("tilt")) mark(parent, "perspective");
		driver = createDriver(target, parent);
		measureSoon();
	};
	const stop = () => {
		driver?.stop();
		driver = undefined;
		for (const end of undo) end();
		undo = [];
	};

	const entry: Entry = {
		check() {
			const { devices } = group;
			const isWanted =
				!isPrinting &&
				!$preferences.get().reducedMotion &&
				!(Array.isArray(devices) && !devices.includes($viewport.get().device));
			if (isWanted !== !!driver) (isWanted ? start : stop)();
			if (isWanted) return;
			// The page arrives with the classes of elements that move on every device.
			const place = placeOf(host, group);
			if (!group.isLayer) count(place.element, `${prefix}element`, 0);
			count(place.parent, `${prefix}parent`, 0);
		},
		isAround() {
			const inner = `.${prefix}parent`;
			return !!driver && (matches.call(target, inner) || !!querySelector.call(target, inner));
		},
		suspend: () => driver?.suspend(),
		measure(size) {
			if (!driver) return;
			range = rangeOf(group, parent, size);
			zoom = zoomOf(target);
			if (group.isLayer) overflow = [target.offsetWidth - host.offsetWidth, target.offsetHeight - host.offsetHeight];
		},
		start: (size) => driver?.start(range, overflow, size, zoom),
		isIn: (node) => node !== target && contains.call(node, parent),
		fail: scope.fail,
	};
	entries.add(entry);
	entry.check();
	// In print, elements that would move are in their place.
	scope.onPrint((now) => {
		isPrinting = now;
		entry.check();
	});
	scope.add(() => {
		stop();
		entries.delete(entry);
	});
};

/** Follows what measures and checks all groups; before anything else here. */
export const open = shared((scope) => {
	ofPage = scope;
	isDue = false;
	let cancel: (() => void) | undefined;
	let height = innerHeight;
	const checkAll = () => {
		for (const entry of entries) entry.check();
	};
	const onResize = () => {
		height = innerHeight;
		measureSoon();
		cancel?.();
		cancel = scope.timeout(debounceMs, checkAll);
	};
	let isFirst = true;
	const sizes = scope.connect(ResizeObserver, () => {
		// The first call only says that it observes.
		if (!isFirst) measureSoon();
		isFirst = false;
	});
	sizes.observe(document.body, { box: "border-box" });
	scope.on(window, "resize", onResize);
	// On phones content wider than the screen enlarges the window, which only this event reports.
	if (window.visualViewport) scope.on(window.visualViewport, "resize", () => height !== innerHeight && onResize());
	scope.onBoth(window, recalc, measureSoon);
	// A measurement during an animation was not its final position.
	for (const type of ["animationend", "animationcancel", "transitionend", "transitioncancel"])
		scope.on(document, type, ({ target }) => {
			for (const { isIn } of entries) if (isIn(target as Node)) return measureSoon();
		});
	scope.add($preferences.listen(checkAll));
	scope.add($viewport.listen(() => {}));
	// The frame that would do it belongs to this scope.
	scope.add(() => (kept = undefined));
});

/**
 * In a frame: the writes of a `ResizeObserver` callback may change the observed sizes, which browsers report as an error of the page.
 * https://drafts.csswg.org/resize-observer/#deliver-resize-error
 */
const measureSoon = () => {
	if (!isDue) ofPage.frame(measure);
	isDue = true;
};

const measure = () => {
	isDue = false;
	const { scrollHeight, clientHeight } = document.documentElement;
	const size: PageSize = {
		width: innerWidth,
		height: innerHeight,
		y: scrollY,
		end: scrollHeight - clientHeight,
		canScroll: scrollHeight > Math.max(clientHeight, innerHeight),
		count: entries.size,
	};
	// Those that enter in this frame, after the others were read, are measured in the next one.
	const all = [...entries];
	const forAll = (run: (entry: Entry) => void) => {
		for (const entry of all) attempt(entry, () => run(entry));
	};
	const read = () => forAll((entry) => entry.measure(size));
	const outer = all.filter((entry) => entry.isAround());
	if (!outer[0]) read();
	return () => {
		// Without their movement the page is laid out once more.
		for (const entry of outer) attempt(entry, entry.suspend);
		if (outer[0]) read();
		forAll((entry) => entry.start(size));
	};
};

const attempt = (entry: Entry, run: () => void) => {
	try {
		run();
	} catch (error) {
		entry.fail(error);
	}
};

/** The current range of a group. Reads the layout. */
export const rangeOf = (
	{ range }: Group,
	parent: HTMLElement,
	{ y, height, end }: Pick<PageSize, "y" | "height" | "end">,
): ScrollRange => {
	if (range !== "viewport") return toRange(0, range === "page" ? end : height);
	const box = Element.prototype.getBoundingClientRect.call(parent);
	const style = getComputedStyle(parent);
	let last = box.bottom;
	for (const side of ["paddingTop", "paddingBottom", "borderTopWidth", "borderBottomWidth"] as const)
		last -= (Number.parseFloat(style[side]) || 0) * zoomOf(parent);
	const found = toRange(y + box.top - height, y + last, true);
	const percent = found.progressAt(y);
	return isFixed(parent) ? { ...found, isConstant: true, progressAt: () => percent } : found;
};

const isFixed = (node: Element | null): boolean =>
	!!node && (getComputedStyle(node).position === "fixed" || isFixed(parentOf(node)));

/** Results of `isKeptInView` in this frame: hosts share ancestors. */
let kept: Map<Element, boolean> | undefined;
const forget = () => () => (kept = undefined);

/** Whether something around it may stop moving with the page while it is scrolled: its range is then requested in each frame. */
export const isKeptInView = (node: Element | null): boolean => {
	if (!node) return false;
	if (!kept) ofPage.frame(forget);
	kept ??= new Map();
	const known = kept.get(node);
	if (known !== undefined) return known;
	const found =
		matches.call(node, '[data-settings*=\'"sticky":"\'],.elementor-location-header') ||
		getComputedStyle(node).position === "sticky" ||
		isKeptInView(parentOf(node));
	kept.set(node, found);
	return found;
};

/** By node and class: how many groups gave it; two may share a parent. */
const counts = new WeakMap<Element, Record<string, number>>();

const count = (node: Element, name: string, step: number) => {
	const own = counts.get(node) ?? {};
	counts.set(node, own);
	own[name] = (own[name] ?? 0) + step;
	const classes = memberOf(node, "classList");
	classes.toggle(name, own[name] > 0);
	if (!classes.length) Element.prototype.toggleAttribute.call(node, "class", false);
};

const createBox = (name: string) => {
	const node = document.createElement("div");
	node.className = prefix + name;
	return node;
};
