// The part that binds an animation to the scrolling by the browser's own timelines.
import type { Interaction } from "./model";

/** The classes as browsers that know them have them. */
interface Timelines {
	ViewTimeline: new (options: { subject: Element; axis: string }) => AnimationTimeline;
	ScrollTimeline: new (options: { source: Element; axis: string }) => AnimationTimeline;
}

export const byScroll = (
	element: HTMLElement,
	animation: Animation,
	{ isOfViewport, start, end }: Pick<Interaction, "isOfViewport" | "start" | "end">,
): void => {
	const { ViewTimeline, ScrollTimeline } = window as unknown as Timelines;
	animation.timeline = isOfViewport
		? new ViewTimeline({ subject: element, axis: "block" })
		: new ScrollTimeline({ source: document.scrollingElement ?? document.documentElement, axis: "block" });
	Object.assign(
		animation,
		isOfViewport
			? { rangeStart: `cover ${100 - start}vh`, rangeEnd: `cover ${100 - end}vh` }
			: { rangeStart: `${end}%`, rangeEnd: `${start}%` },
	);
	animation.effect!.updateTiming({ duration: "auto" });
	animation.play();
};
