// Reports when the sizes or the number of posts change.
import type { Scope } from "../../src/kit/scope";

/** Calls back whenever the size of one of the nodes changes, and when posts were added. What it writes must wait for a frame. */
export const followSizes = (
	container: HTMLElement,
	nodes: () => readonly Element[],
	run: () => void,
	scope: Scope,
): void => {
	// It writes in a frame: changing sizes in this callback is an error of the page.
	const observer = scope.connect(ResizeObserver, run);
	const observe = () => {
		for (const node of [container, ...nodes()]) observer.observe(node);
	};
	observe();
	scope.onBoth(window, "elementor-pro/loop-builder/after-insert-posts", () => {
		observe();
		run();
	});
};
