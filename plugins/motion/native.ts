// Moves on the compositor: keyframes of an animation whose clock is the page's scrolling, so that no script runs meanwhile.
import type { Scope } from "../../src/kit/scope";
import { type Group, styleAt, type Track, toKeyframes, type Way } from "./model";
import type { CreateMover } from "./stage";

let timeline: ScrollTimeline | undefined;

/** So many animations at once cost the browser, all its threads together, no more than finding out which of them are near. */
const few = 50;

/**
 * An animation costs a layer. Where there are many only what is near has one, and what is far has the value of that end of
 * its way in its style.
 */
export const createNative =
	(group: Group, transform: string, scope: Scope): CreateMover =>
	(target, parent) => {
		const { style } = target;
		const before = { transform: style.transform, opacity: style.opacity, filter: style.filter };
		/** Whatever the parent's place: one of few, what follows the page, and what others move in, which a style would displace. */
		let isAlwaysNear = group.range !== "viewport";
		let isNear = false;
		let animation: Animation | undefined;
		let unobserve: (() => void) | undefined;
		let tracks: Track[];
		let way: Way;
		let played = "";

		const cancel = () => {
			animation?.cancel();
			animation = undefined;
		};
		const put = (percent: number) => {
			cancel();
			Object.assign(style, styleAt(tracks, transform, percent));
		};
		const run = () => {
			timeline ??= new ScrollTimeline();
			// The whole page is the timeline's own measure.
			const part = group.range !== "page" && { rangeStart: `${way.start}px`, rangeEnd: `${way.end}px` };
			animation = target.animate(toKeyframes(tracks, transform), { fill: "both", timeline, ...part });
		};
		const look = (isVisible: boolean) => {
			isNear = isVisible;
			if (isNear) animation ?? run();
			// The scroll position would ask for a layout.
			else if (animation) put(100 * animation.effect!.getComputedTiming().progress!);
		};
		const rest = () => {
			cancel();
			played = "";
			Object.assign(style, before);
		};
		return {
			rest() {
				isAlwaysNear = true;
				rest();
			},
			play(next, slack, { y, end, count }) {
				const key = `${[next.start, next.end, end > 0, slack]}`;
				if (key === played) return;
				played = key;
				way = next;
				tracks = group.tracks(slack);
				cancel();
				isAlwaysNear ||= count <= few;
				const percent = way.progressAt(y);
				// A page that cannot be scrolled has no such clock.
				if (end > 0 && (isAlwaysNear || isNear || (percent > 0 && percent < 100))) run();
				else put(percent);
				if (!isAlwaysNear) unobserve ??= scope.observe(parent, look, "100%");
			},
			stop() {
				unobserve?.();
				rest();
				if (!target.getAttribute("style")) target.toggleAttribute("style", false);
			},
		};
	};
