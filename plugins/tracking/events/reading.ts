// How far and how long visitors read: scroll depths and time on page.
import { isPast } from "../model/reading";
import { flatten } from "../model/values";
import type { EventMap } from "../options";
import type { Tracker } from "../types";

/** Milliseconds between two looks at the depth while the page scrolls. */
const lookMs = 100;

/** What is still to come: a depth in percent, and what reaching it fires. */
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
 * A listener of its own, not `$scroll`: it needs ten looks a second, no frame, and pages without other scroll effects
 * load one file less. Between two looks nobody listens: a listener that every frame calls costs more than the looks do. A
 * depth that is passed and left again in between, within 0.1 s, does not count.
 */
const watchDepths = ({ scope, later }: Tracker, depths: Depth[]) => {
	let left = depths;
	/** Where the page was when the wait for this look began. */
	let top = 0;

	const look = () => {
		// Nobody has to stay at a depth.
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
	const onScroll = () => {
		top = scrollY;
		scope.timeout(lookMs, look);
	};
	// Without a signal, which would keep each of these listeners.
	const listen = () => document.addEventListener("scroll", onScroll, { passive: true, once: true });
	scope.add(() => document.removeEventListener("scroll", onScroll));
	// A page that is loaded again opens where it was left.
	onScroll();
};

/** How far the page can be scrolled down, in CSS pixels. */
const scrollable = () => {
	const { scrollHeight, clientHeight } = document.documentElement;
	return scrollHeight - clientHeight;
};
