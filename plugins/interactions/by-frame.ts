// The part that binds an animation to the scrolling where the browser's own timelines cannot: a scroll listener moves it.
import type { Scope } from "../../src/kit/scope";
import type { Interaction } from "./model";
import type { Player } from "./player";

export const byScroll = (
	element: HTMLElement,
	animation: Animation,
	{ isOfViewport, start, end }: Pick<Interaction, "isOfViewport" | "start" | "end">,
	listen: Player["listen"],
	scope: Scope,
): void => {
	const page = document.scrollingElement ?? document.documentElement;
	animation.pause();
	/** Of the element's top in the page, without the animation. */
	let top = 0;
	const measure = () => {
		const { effect } = animation;
		animation.effect = null;
		top = Element.prototype.getBoundingClientRect.call(element).top + scrollY;
		animation.effect = effect;
		update();
	};
	const update = () => {
		const at = isOfViewport
			? (100 * (top - scrollY)) / innerHeight
			: (100 * scrollY) / Math.max(1, page.scrollHeight - innerHeight);
		const progress = isOfViewport ? (start - at) / (start - end || 1) : (at - end) / (start - end || 1);
		animation.currentTime = Math.min(1, Math.max(0, progress)) * 999.9;
	};
	const updateSoon = () => update;
	listen(window, "scroll", () => scope.frame(updateSoon), { passive: true, capture: true });
	listen(window, "resize", measure);
	measure();
};
