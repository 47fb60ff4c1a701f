// `elementorFrontend.waypoint`, from page builder versions up to 3.23: calls back when an element reaches a line of the window.
import { attempt, type Callback } from "./attempt";
import type { Wrapped } from "./jquery";

export interface WaypointOptions {
	/** The line, from the top of the window: pixels, or a percentage of its height as text; or a function that gives one. */
	offset?: number | string | ((this: Element) => number | string);
	triggerOnce?: boolean;
}

export interface Waypoint {
	element: Element;
	enable(): void;
	disable(): void;
	destroy(): void;
}

/**
 * Calls back with `down` when an element has passed the line, also if it already has, and with `up` when it returns.
 * @param target a jQuery object, a list, or a node
 */
export const waypoint = (target: Wrapped, callback: Callback, options: WaypointOptions = {}): Waypoint[] => {
	const nodes: Element[] = target?.nodeType ? [target] : Array.from(target ?? []);
	return nodes.map((element) => watch(element, callback, { offset: "100%", triggerOnce: true, ...options }));
};

const watch = (element: Element, callback: Callback, { offset, triggerOnce }: WaypointOptions): Waypoint => {
	let observer: IntersectionObserver | undefined;
	let hasPassed = false;

	const enable = () => {
		observer?.disconnect();
		observer = new IntersectionObserver(
			(entries) => {
				const { isIntersecting } = entries.at(-1)!;
				if (isIntersecting === hasPassed) return;
				hasPassed = isIntersecting;
				if (triggerOnce) disable();
				attempt(() => callback.call(element, hasPassed ? "down" : "up"));
			},
			// The area above the line.
			{ rootMargin: `10000000px 0px ${-below(element, offset)}px` },
		);
		observer.observe(element);
		addEventListener("resize", enable);
	};
	const disable = () => {
		observer?.disconnect();
		removeEventListener("resize", enable);
	};
	enable();
	return { element, enable, disable, destroy: disable };
};

/** Pixels of the window below the line. */
const below = (element: Element, offset: WaypointOptions["offset"]): number => {
	const value = typeof offset === "function" ? offset.call(element) : offset;
	if (value === "bottom-in-view") return element.getBoundingClientRect().height;
	const pixels = Number.parseFloat(`${value}`) || 0;
	return innerHeight - (/%$/.test(`${value}`) ? (innerHeight * pixels) / 100 : pixels);
};
