// Lottie bound to scrolling: progress of the page's scroll, or of the animation's way through the window.
import type { Scope } from "../../src/kit/scope";
import type { $scroll as Scroll } from "../../src/stores/scroll";

/** @param show gets the progress, from 0 to 1 */
export const followScroll = (
	$scroll: typeof Scroll,
	element: Element,
	isOfPage: boolean,
	show: (progress: number) => void,
	scope: Scope,
): void => {
	let isVisible = true;
	const update = () => {
		if (isOfPage) return show($scroll.get().progress);
		const { top, height } = element.getBoundingClientRect();
		show((innerHeight - top) / (innerHeight + height || 1));
	};
	scope.observe(element, (isNow) => {
		isVisible = isNow;
		// Out of view it rests on its first or its last frame.
		update();
	});
	scope.watch($scroll, () => isVisible && update());
};
