// One IntersectionObserver a margin for the whole page.

/** Milliseconds between two checks of elements that need only be near; a browser without this option checks in every frame. */
const delayMs = 100;

type Listeners = Map<Element, Set<(isVisible: boolean) => void>>;
const watches = new Map<string, [IntersectionObserver, Listeners]>();

/**
 * Calls back when an element comes within `margin` of the viewport and when it leaves, first with its current state
 * (again when another caller begins to observe it). Without `IntersectionObserver`, once and immediately, as visible.
 * @param margin around the viewport, as `rootMargin`; with one the call may come 0.1 s late, which costs the browser less
 * @returns stops it
 */
export const observe = (element: Element, listener: (isVisible: boolean) => void, margin = "0px"): (() => void) => {
	if (!window.IntersectionObserver) {
		listener(true);
		return () => {};
	}
	const [observer, listeners] = watches.get(margin) ?? create(margin);
	const calls = listeners.get(element) ?? new Set();
	listeners.set(element, calls.add(listener));
	// Observe again: IntersectionObserver reports the current state only after `observe()`.
	observer.unobserve(element);
	observer.observe(element);
	return () => {
		if (!calls.delete(listener) || calls.size) return;
		listeners.delete(element);
		observer.unobserve(element);
	};
};

const create = (rootMargin: string): [IntersectionObserver, Listeners] => {
	const listeners: Listeners = new Map();
	const notify = ({ target, isIntersecting }: IntersectionObserverEntry) => {
		for (const call of listeners.get(target) ?? []) call(isIntersecting);
	};
	const options = { rootMargin, delay: rootMargin === "0px" ? 0 : delayMs };
	const watch: [IntersectionObserver, Listeners] = [
		new IntersectionObserver((entries) => entries.forEach(notify), options),
		listeners,
	];
	watches.set(rootMargin, watch);
	return watch;
};
