// How far and how long visitors read: scroll depths and time on page.
import { $scroll } from "../../../src/stores/scroll";
import { isPast } from "../model/scroll";
import { flatten } from "../model/values";
import type { EventMap } from "../options";
import type { Tracker } from "../tracker";

export default (tracker: Tracker): void => {
	const { options, scope, later } = tracker;
	const { automatic_event_scroll: scroll, automatic_event_time_on_page: time } = options.dynamicEvents;

	/** What is still to come: a depth in percent, and what reaching it fires. */
	let depths: [percent: string, fire: () => void][] = Object.entries(scroll ?? {}).map(([slug, event]) => [
		`${event.scroll_percent}`,
		() => tracker.fire({ [slug]: event } as EventMap, "onPageScroll"),
	]);
	for (const [id, values] of Object.entries(options.triggerEventTypes.scroll_pos ?? {}))
		for (const percent of new Set(flatten(values))) depths.push([percent, () => tracker.fireTrigger(id)]);

	if (depths.length) {
		const stop = $scroll.subscribe(({ y, progress }) => {
			const range = y / progress;
			const [, ...reached] = [null, ...depths.filter(([percent]) => isPast(y, range, percent))];
			if (!reached.length) return;
			depths = depths.filter((depth) => !reached.includes(depth));
			later(() => {
				for (const [, fire] of reached) fire();
			});
			if (!depths.length) queueMicrotask(stop);
		});
		scope.add(stop);
	}

	const seconds = Number(Object.values(time ?? {})[0]?.time_on_page);
	if (seconds > 0) scope.timeout(seconds * 1000, () => tracker.fire(time, "onTime"));
};
