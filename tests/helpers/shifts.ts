// Shifts of the layout: what Chromium tells of boxes that moved on their own.
import type { Page } from "playwright-core";
import { frames } from "./frames";

const record = () => {
	const entries: PerformanceEntryList = [];
	const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
	observer.observe({ type: "layout-shift", buffered: true });
	/** With those that the observer has not been told of yet. */
	const takeShifts = () => [...entries.splice(0), ...observer.takeRecords()];
	Object.assign(window, { takeShifts });
};

/** Records them from the page's beginning; for `prepare`. */
export const recordShifts = (page: Page): Promise<unknown> => page.addInitScript(record);

/** Sum of the shifts since the last call. */
export const shifted = async (page: Page): Promise<number> => {
	await frames(page);
	return page.evaluate(() => {
		const { takeShifts } = window as unknown as { takeShifts(): (PerformanceEntry & { value: number })[] };
		return takeShifts().reduce((sum, { value }) => sum + value, 0);
	});
};
