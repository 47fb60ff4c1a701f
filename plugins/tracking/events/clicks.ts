// Clicks and hovers: downloads, links with event ids, and the selectors of triggers.
import { closestTo, memberOf } from "../../../src/base/dom";
import { isObject } from "../../../src/base/is-object";
import { isSelector } from "../../../src/base/is-selector";
import { flatten } from "../params";
import type { Tracker } from "../types";
import { downloadOf } from "./download";

const idAttribute = "data-pys-event-id";

export const watchClicks = (tracker: Tracker): void => {
	const { options, scope, later } = tracker;
	const { dynamicEvents, triggerEventTypes: types } = options;
	const download = dynamicEvents.automatic_event_download;
	const clicks = createMatcher(types.css_click);
	const overs = createMatcher(types.css_mouseover);

	if (download || clicks.size || types.url_click)
		tracker.clicks.onClick((target) => {
			const fired = clicks.match(target).map(([id]) => id);
			const link = closestTo(target, "a");
			if (link && types.url_click) fired.push(...idsOf(link.getAttribute(idAttribute)));
			const address = download && link?.getAttribute("href");
			if (address) {
				const extensions = Object.values(download).find((event) => event?.extensions)?.extensions;
				const params = downloadOf(address, Object.values(extensions ?? []), options.enable_remove_download_url_param);
				if (params) later(() => tracker.fire(download, "onDownloadEvent", params));
			}
			if (fired.length) later(() => fired.forEach(tracker.fireTrigger));
		});

	if (!overs.size) return;
	scope.on(document, "mouseover", ({ target }) => {
		for (const [id, element] of overs.match(target)) {
			const classes = memberOf(element, "classList");
			const mark = `pys-mouse-over-${id}`;
			if (classes.contains(mark)) continue;
			classes.add(mark);
			scope.add(() => classes.remove(mark));
			later(() => tracker.fireTrigger(id));
		}
	});
};

/** Event ids of a link; values that are not numbers are skipped. */
const idsOf = (list: string | null) =>
	(list ?? "")
		.split(",")
		.map((id) => id.trim())
		.filter((id) => /^\d+$/.test(id));

/** @param printed event id → selectors; invalid ones are skipped */
const createMatcher = (printed: unknown) => {
	const entries = Object.entries(isObject(printed) ? printed : {})
		.map(([id, values]) => [id, flatten(values).filter(isSelector).join()] as const)
		.filter(([, selector]) => selector);
	const all = entries.map(([, selector]) => selector).join();
	return {
		size: entries.length,
		/** Event ids with the element that each is about. */
		match(target: EventTarget | null): [id: string, element: Element][] {
			// A single check for most clicks, which match nothing.
			if (!all || !closestTo(target, all)) return [];
			return entries.flatMap(([id, selector]) => {
				const element = closestTo(target, selector);
				return element ? [[id, element] as [string, Element]] : [];
			});
		},
	};
};
