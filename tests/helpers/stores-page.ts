// Blank pages with the stores, bundled as a site would get them, and counters.
import type { Page } from "playwright-core";
import type * as Stores from "../../src/stores";
import { countListeners, type ListenerCount } from "../../src/testing";
import { openPage } from "../helpers/browser";
import { bundle } from "../helpers/bundle";
import { countLayoutReads, type LayoutReadCount } from "../helpers/layout-reads";

declare global {
	interface Window {
		stores: typeof Stores;
		layout: LayoutReadCount;
		listeners: ListenerCount;
		seen: unknown[];
	}
}

let code: Promise<string> | undefined;

interface BlankOptions {
	body?: string;
	/** Address to open instead of the demo host's; nothing is fetched from there. */
	url?: string;
}

export const html = (body: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stores</title>
<link rel="icon" href="data:,"><style>html,body{margin:0}</style></head><body>${body}</body></html>`;

/** Opens a page that holds `body` and `window.stores`, counters running. */
export const openStores = async ({ body = "", url }: BlankOptions = {}): Promise<Page> => {
	code ??= bundle("stores", ["src/stores/index"]);
	const script = await code;
	const page = await openPage("/blank-for-stores", {
		async prepare(page) {
			const context = page.context();
			await context.addInitScript(`window.seen = [];
window.layout = (${countLayoutReads})();
window.listeners = (${countListeners})();`);
			await context.addInitScript(`${script};window.stores = stores;`);
			await context.route(/blank-for-stores/, (route) =>
				route.fulfill({ contentType: "text/html; charset=utf-8", body: html(body) }),
			);
		},
	});
	if (url) await page.goto(url);
	return page;
};
