// How far and how long visitors read: scroll depths and time on page.

import type { EventMap } from "../options";
import { flatten } from "../params";
import type { Tracker } from "../types";

/** Milliseconds between two checks of the depth while the page scrolls. */
const lookMs = 100;

/** A pending trigger: a depth in percent, and its callback. */
type Depth = [percent: string, fire: () => void];

export const watchReading = (tracker: Tracker): void => {
	const { dynamicEvents, triggerEventTypes } = tracker.options;
	const { automatic_event_scroll: scroll, automatic_event_time_on_page: time } = dynamicEvents;

	const depths: Depth[] = Object.entries(scroll ?? {}).map(([slug, event]) => [
		`${event.scroll_percent}`,
		() => tracker.fire({ [slug]: event } as EventMap, "onPageScroll"),
	]);
	for (const [id, values] of Object.entries(triggerEventTypes.scroll_pos ?? {}))
		for (const percent of new Set(flatten(values))) depths.push([percent, () => tracker.fireTrigger(id)]);
	if (depths.length) watchDepths(tracker, depths);

	const seconds = Number(Object.values(time ?? {})[0]?.time_on_page);
	if (seconds > 0) tracker.scope.timeout(seconds * 1000, () => tracker.fire(time, "onTime"));
};

/**
 * A separate listener, not `$scroll`: it needs ten checks a second, no frames, and pages without other scroll effects
 * load one file less. Between two checks there is no listener, as one called in every frame costs more than the
 * checks. A depth that is passed and left again in between, within 0.1 s, does not count.
 */
const watchDepths = ({ scope, later }: Tracker, depths: Depth[]) => {
	let left = depths;
	/** The scroll position when the wait for this check began. */
	let top = 0;

	const look = () => {
		// The visitor need not stay at a depth.
		top = Math.max(top, scrollY);
		// The page's height is requested only below its top: that may lay the page out.
		const range = top > 0 ? scrollable() : 0;
		const reached = left.filter(([percent]) => isPast(top, range, percent));
		left = left.filter((depth) => !reached.includes(depth));
		if (left.length) listen();
		if (!reached.length) return;
		later(() => {
			for (const [, fire] of reached) fire();
		});
	};
	const wait = () => void scope.timeout(lookMs, () => scope.frame(() => void look()));
	const onScroll = () => {
		top = scrollY;
		wait();
	};
	// Without a signal, which would keep each of these listeners.
	const listen = () => document.addEventListener("scroll", onScroll, { passive: true, once: true });
	scope.add(() => document.removeEventListener("scroll", onScroll));
	// A reloaded page opens at its previous position.
	wait();
};

/** How far the page can be scrolled down, in CSS pixels. */
const scrollable = () => {
	const { scrollHeight, clientHeight } = document.documentElement;
	return scrollHeight - clientHeight;
};

/**
 * Whether the page is scrolled past a depth, by more than nothing.
 * @param top pixels scrolled
 * @param scrollable pixels that can be scrolled: height of the document less that of the viewport
 * @param percent of them
 */
export const isPast = (top: number, scrollable: number, percent: number | string): boolean =>
	top > 0 && Math.round((scrollable * +percent) / 100) < top;
