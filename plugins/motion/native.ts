// Moves on the compositor: keyframes of an animation whose clock is the page's scrolling, so that no script runs meanwhile.
import { type Group, toKeyframes } from "./model";
import type { CreateMover } from "./stage";

let timeline: ScrollTimeline | undefined;

export const createNative =
	(group: Group, transform: string): CreateMover =>
	(target) => {
		let animation: Animation | undefined;
		let played = "";
		const rest = () => {
			animation?.cancel();
			played = "";
		};
		return {
			rest,
			stop: rest,
			play(way, slack, { y, end }) {
				const { start: from, end: to } = way;
				const next = `${[from, to, end > 0, slack]}`;
				if (next === played) return;
				rest();
				played = next;
				const frames = toKeyframes(group.tracks(slack), transform);
				if (end > 0) {
					timeline ??= new ScrollTimeline();
					// The whole page is the timeline's own measure.
					const part = group.range !== "page" && { rangeStart: `${from}px`, rangeEnd: `${to}px` };
					animation = target.animate(frames, { fill: "both", timeline, ...part });
				} else {
					// A page that cannot be scrolled has no such clock.
					animation = target.animate(frames, { fill: "both", duration: 100, delay: -way.progressAt(y) });
					animation.pause();
				}
			},
		};
	};
