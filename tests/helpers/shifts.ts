// Shifts of the layout: what Chromium tells of boxes that moved by themselves.
import type { Page } from "playwright-core";

const record = () => {
	const shifts: number[] = [];
	Object.assign(window, { shifts });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
	}).observe({ type: "layout-shift", buffered: true });
};

/** Records them from the page's beginning; for `prepare`. */
export const recordShifts = (page: Page): Promise<unknown> => page.addInitScript(record);

/** Lets the page draw. */
export const frames = (page: Page, count = 3): Promise<void> =>
	page.evaluate(async (count) => {
		for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
	}, count);

/** Sum of the shifts since the last call. */
export const shifted = async (page: Page): Promise<number> => {
	await frames(page);
	return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.splice(0).reduce((a, b) => a + b, 0));
};
