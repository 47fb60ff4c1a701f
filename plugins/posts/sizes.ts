// Reports when the sizes or the number of posts change.
import type { Scope } from "../../src/kit/scope";

/** Calls back whenever the size of one of the nodes changes, and when posts were added. */
export const followSizes = (
	container: HTMLElement,
	nodes: () => readonly Element[],
	run: () => void,
	scope: Scope,
): void => {
	let frame = 0;
	// Not in the observer's callback: changing sizes there is an error of the page.
	const observer = new ResizeObserver(() => {
		frame ||= requestAnimationFrame(() => {
			frame = 0;
			scope.run(run);
		});
	});
	const observe = () => {
		for (const node of [container, ...nodes()]) observer.observe(node);
	};
	observe();
	scope.add(() => {
		observer.disconnect();
		cancelAnimationFrame(frame);
	});
	scope.onBoth(window, "elementor-pro/loop-builder/after-insert-posts", () => {
		observe();
		run();
	});
};
