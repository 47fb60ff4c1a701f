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
 * load one file less.
 */
const watchDepths = ({ scope, later }: Tracker, depths: Depth[]) => {
	const listening = new AbortController();
	let left = depths;
	let isWaiting = false;
	/** The deepest position since the last look: nobody has to stay there. */
	let top = 0;

	const look = () => {
		isWaiting = false;
		const { scrollHeight, clientHeight } = document.documentElement;
		const reached = left.filter(([percent]) => isPast(top, scrollHeight - clientHeight, percent));
		top = 0;
		left = left.filter((depth) => !reached.includes(depth));
		if (!left.length) listening.abort();
		if (!reached.length) return;
		later(() => {
			for (const [, fire] of reached) fire();
		});
	};
	const onScroll = () => {
		top = Math.max(top, scrollY);
		if (isWaiting) return;
		isWaiting = true;
		scope.timeout(lookMs, look);
	};
	document.addEventListener("scroll", onScroll, { passive: true, signal: listening.signal });
	scope.add(() => listening.abort());
	// A page that is loaded anew opens where it was left.
	onScroll();
};
