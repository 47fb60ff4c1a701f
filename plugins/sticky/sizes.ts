// Reports when the layout around an element may have changed: anything that moves it changes a size.
import { memberOf, parentOf } from "../../src/base/dom";

export interface Sizes {
	/** Observes one more element, so that its final position is known before the frame is painted. */
	add(element: Element): void;
	remove(element: Element): void;
	/** Calls back before the frame is painted, whether a size has changed or not. */
	ask(): void;
	stop(): void;
}

/** Observes an element, its ancestors, and the siblings of all these. */
export const watchSizes = (host: HTMLElement, onChange: () => void): Sizes => {
	/** Sizes reported by the observer. */
	const known = new WeakMap<Element, string>();
	/** Of the frame in which sizes are observed again. */
	let frame = 0;
	const observer = new ResizeObserver((changes) => {
		let hasChanged = false;
		for (const { target, borderBoxSize } of changes) {
			const size = borderBoxSize.map(({ inlineSize, blockSize }) => `${inlineSize} ${blockSize}`).join();
			hasChanged ||= known.get(target) !== size;
			known.set(target, size);
		}
		if (!hasChanged) return;
		// Writes now may change observed sizes, which would be an error of the page: observed again in a frame.
		// https://drafts.csswg.org/resize-observer/#deliver-resize-error
		observer.disconnect();
		frame = requestAnimationFrame(observe);
		onChange();
	});
	const observe = () => {
		frame = 0;
		for (let node: Element | null = host; node; node = parentOf(node)) {
			const parent = parentOf(node);
			for (const other of parent ? memberOf(parent, "children") : [node]) observer.observe(other);
		}
	};
	observe();
	return {
		add(element) {
			if (!frame) observer.observe(element);
		},
		remove: (element) => observer.unobserve(element),
		ask() {
			known.delete(host);
			if (frame) return;
			observer.unobserve(host);
			observer.observe(host);
		},
		stop() {
			observer.disconnect();
			cancelAnimationFrame(frame);
		},
	};
};
