// Tells when posts have other sizes, or are more.
import type { Scope } from "../../src/kit/scope";

/** Runs whenever the size of one of the nodes changes, and when posts were added. */
export const followSizes = (
	container: HTMLElement,
	nodes: () => readonly Element[],
	run: () => void,
	scope: Scope,
): void => {
	let frame = 0;
	// Not while sizes are told: what changes them again is an error of the page then.
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
