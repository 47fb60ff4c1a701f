// What visitors click and point at: downloads, links with event ids, and the selectors of triggers, by one listener a kind.
import { downloadOf } from "../model/links";
import { flatten } from "../model/values";
import { isObject } from "../options";
import type { Tracker } from "../tracker";

const idAttribute = "data-pys-event-id";

export default (tracker: Tracker): void => {
	const { options, scope, later } = tracker;
	const { dynamicEvents, triggerEventTypes: types } = options;
	const download = dynamicEvents.automatic_event_download;
	const clicks = selectorsOf(types.css_click);
	const overs = selectorsOf(types.css_mouseover);

	// In the capture phase: a handler of the page that stops the click on its way does not hide it.
	scope.on(
		document,
		"click",
		({ target }) => {
			if (!(target instanceof Element)) return;
			const fired = clicks.match(target).map(([id]) => id);
			const link = target.closest("a");
			if (link && types.url_click) fired.push(...idsOf(link.getAttribute(idAttribute)));
			const address = download && link?.getAttribute("href");
			if (address) {
				const extensions = Object.values(download).find((event) => event?.extensions)?.extensions;
				const params = downloadOf(address, Object.values(extensions ?? []), options.enable_remove_download_url_param);
				if (params) later(() => tracker.fire(download, "onDownloadEvent", params));
			}
			if (fired.length) later(() => fired.forEach(tracker.fireTrigger));
		},
		{ capture: true },
	);

	if (!overs.size) return;
	scope.on(document, "mouseover", ({ target }) => {
		if (!(target instanceof Element)) return;
		for (const [id, element] of overs.match(target)) {
			const mark = `pys-mouse-over-${id}`;
			if (element.classList.contains(mark)) continue;
			element.classList.add(mark);
			scope.add(() => element.classList.remove(mark));
			later(() => tracker.fireTrigger(id));
		}
	});
};

/** Event ids of a link; what is no number is skipped. */
const idsOf = (list: string | null) =>
	(list ?? "")
		.split(",")
		.map((id) => id.trim())
		.filter((id) => /^\d+$/.test(id));

/** @param printed event id → selectors; those that do not parse are left out */
const selectorsOf = (printed: unknown) => {
	const entries = Object.entries(isObject(printed) ? printed : {})
		.map(([id, values]) => [id, flatten(values).filter(isSelector).join()] as const)
		.filter(([, selector]) => selector);
	const all = entries.map(([, selector]) => selector).join();
	return {
		size: entries.length,
		/** Event ids with the element that each is about. */
		match(target: Element): [id: string, element: Element][] {
			// One look for most clicks, which are about nothing.
			if (!all || !target.closest(all)) return [];
			return entries.flatMap(([id, selector]) => {
				const element = target.closest(selector);
				return element ? [[id, element] as [string, Element]] : [];
			});
		},
	};
};

const isSelector = (selector: string) => {
	try {
		return selector.trim() && !new Option().matches(`${selector},_`);
	} catch {}
};
