// The part that binds an animation to the scrolling: by the browser's own timelines, else by a scroll listener.
import type { Interaction } from "./model";

/** The class as browsers that know it have it. */
interface Timelines {
	ViewTimeline?: new (options: { subject: Element; axis: string }) => AnimationTimeline;
	ScrollTimeline?: new (options: { source: Element; axis: string }) => AnimationTimeline;
}

/** @returns ends it */
export const byScroll = (
	element: HTMLElement,
	animation: Animation,
	{ isOfViewport, start, end }: Pick<Interaction, "isOfViewport" | "start" | "end">,
): (() => void) => {
	const { ViewTimeline, ScrollTimeline } = window as Timelines;
	const page = document.scrollingElement ?? document.documentElement;
	// Browsers ignore reversed ranges.
	const isForward = isOfViewport ? start > end : end < start;
	if (ViewTimeline && ScrollTimeline && isForward) {
		animation.timeline = isOfViewport
			? new ViewTimeline({ subject: element, axis: "block" })
			: new ScrollTimeline({ source: page, axis: "block" });
		Object.assign(
			animation,
			isOfViewport
				? { rangeStart: `cover ${100 - start}vh`, rangeEnd: `cover ${100 - end}vh` }
				: { rangeStart: `${end}%`, rangeEnd: `${start}%` },
		);
		animation.effect!.updateTiming({ duration: "auto" });
		animation.play();
		return () => {};
	}

	animation.pause();
	let frame = 0;
	/** Of the element's top in the page, without the animation. */
	let top = 0;
	const measure = () => {
		const time = animation.currentTime;
		animation.currentTime = null;
		top = element.getBoundingClientRect().top + scrollY;
		animation.currentTime = time;
		animation.pause();
		update();
	};
	const update = () => {
		frame = 0;
		const at = isOfViewport
			? (100 * (top - scrollY)) / innerHeight
			: (100 * scrollY) / Math.max(1, page.scrollHeight - innerHeight);
		const progress = isOfViewport ? (start - at) / (start - end || 1) : (at - end) / (start - end || 1);
		animation.currentTime = Math.min(1, Math.max(0, progress)) * 999.9;
	};
	const onScroll = () => {
		frame ||= requestAnimationFrame(update);
	};
	addEventListener("scroll", onScroll, { passive: true, capture: true });
	addEventListener("resize", measure);
	measure();
	return () => {
		cancelAnimationFrame(frame);
		removeEventListener("scroll", onScroll, { capture: true });
		removeEventListener("resize", measure);
	};
};
