// Lets a page draw, and what follows from that happen.
import type { Page } from "playwright-core";

/** Settles when the page has drawn `count` frames and its observers have been told of them. */
export const frames = (page: Page, count = 3): Promise<void> =>
	page.evaluate(async (count) => {
		for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
		// Chromium tells all observers of a document in one task, which a busy machine may put off beyond the next frames:
		// https://www.w3.org/TR/intersection-observer/#notify-intersection-observers-algo
		await new Promise<void>((resolve) => {
			const observer = new IntersectionObserver(() => {
				observer.disconnect();
				resolve();
			});
			observer.observe(document.documentElement);
		});
	}, count);
