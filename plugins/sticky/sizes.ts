// Reports when the layout around an element may have changed: anything that moves it changes a size.
import { contains, memberOf, parentOf } from "../../src/base/dom";

export interface Sizes {
	/** Observes one more element, so that its final position is known before the frame is painted. */
	add(element: Element): void;
	remove(element: Element): void;
	/** Calls back before the frame is painted, whether a size has changed or not. */
	ask(): void;
	stop(): void;
}

/** What each element does when its layout may have changed: what is read in turn with what is written. */
export type Steps = readonly (() => void)[];

/** Outer elements before inner ones. */
const watched = new Map<Element, Steps>();
/** Sizes reported by the observer. */
const known = new WeakMap<Element, string>();
/** One for all elements: each step is done for all of them before the next one, so that the browser lays out once. */
let observer: ResizeObserver;
/** Of the frame in which sizes are observed again. */
let frame = 0;

const onSizes = (entries: ResizeObserverEntry[]) => {
	const changed: Element[] = [];
	for (const { target, borderBoxSize } of entries) {
		const size = borderBoxSize.map(({ inlineSize, blockSize }) => `${inlineSize} ${blockSize}`).join();
		if (known.get(target) !== size) changed.push(target);
		known.set(target, size);
	}
	if (!changed.length) return;
	// Writes now may change observed sizes, which would be an error of the page: observed again in a frame.
	// https://drafts.csswg.org/resize-observer/#deliver-resize-error
	observer.disconnect();
	frame = requestAnimationFrame(observeAll);
	const parents = new Set(changed.map(parentOf));
	const concerned = [...watched].filter(([host]) =>
		[...parents].some((parent) => !parent || contains.call(parent, host)),
	);
	for (const at of concerned[0]?.[1].keys() ?? [])
		for (const [host, steps] of concerned) if (watched.get(host) === steps) steps[at]!();
};

/** Observes an element, its ancestors without the root, and the siblings of all these. */
const observe = (host: Element) => {
	for (let parent = parentOf(host); parent; parent = parentOf(parent))
		for (const other of memberOf(parent, "children")) observer.observe(other);
};
const observeAll = () => {
	frame = 0;
	for (const host of watched.keys()) observe(host);
};

/** @param steps as many for each element */
export const watchSizes = (host: Element, steps: Steps): Sizes => {
	if (!watched.size) observer = new ResizeObserver(onSizes);
	watched.set(host, steps);
	/** Chromium does not report an element again that is observed already, as a neighbour of another one. */
	const ask = () => {
		known.delete(host);
		if (frame) return;
		observer.unobserve(host);
		observe(host);
	};
	ask();
	return {
		add(element) {
			if (!frame) observer.observe(element);
		},
		remove: (element) => observer.unobserve(element),
		ask,
		stop() {
			watched.delete(host);
			observer.disconnect();
			if (watched.size) {
				if (!frame) observeAll();
				return;
			}
			cancelAnimationFrame(frame);
			frame = 0;
		},
	};
};
