// Runs a plugin on hostile markup in a browser that is there, against the built site.
import { readFile } from "node:fs/promises";
import { pages } from "../site/pages/index.mjs";

/** What must never happen, in the order of the table. */
export const columns = ["errors", "rejections", "failures", "ran", "polluted", "deadNeighbours", "slow"];

/** What the demo has printed, by path: each page is requested once. */
const printed = new Map();
const paths = pages.map(({ path }) => path).filter((path) => !/^\/(bench|scale|inbox)/.test(path));

/**
 * @param {import("playwright-core").BrowserContext | import("playwright-core").Browser} browser
 * @param {string} url of the demo host
 * @param {{ name: string, seed?: number, rounds?: number, isShort?: boolean, isStrict?: boolean }} options `isShort`: hosts of the plugin's own page alone, where it has one
 */
export const fuzzPlugin = async (browser, url, { name, seed = 1, rounds = 10_000, isShort, isStrict }) => {
	const page = await browser.newPage();
	try {
		await page.route(/.*/, async (route) => {
			const { origin, pathname } = new URL(route.request().url());
			if (pathname === "/fuzz") {
				const body = `<!doctype html><html lang="en"><title>Fuzz</title><link rel="icon" href="data:,"><script type="module" src="/gossamer/gossamer.js"></script></html>`;
				return route.fulfill({ contentType: "text/html", body });
			}
			if (/^\/fuzz\/[\w-]+\.mjs$/.test(pathname))
				return route.fulfill({
					contentType: "text/javascript",
					body: await readFile(new URL(`.${pathname.slice(5)}`, import.meta.url), "utf8"),
				});
			const isPage = route.request().isNavigationRequest();
			// The page stays, whatever a plugin would leave it for; nothing beyond the demo is asked.
			if (isPage || !url.startsWith(origin)) return route.fulfill({ status: 204 });
			if (/^\/(gossamer|vendor)\//.test(pathname)) return route.continue();
			if (!paths.includes(pathname)) return route.fulfill({ status: 204 });
			if (!printed.has(pathname)) printed.set(pathname, await (await fetch(url + pathname)).text());
			return route.fulfill({ contentType: "text/html", body: printed.get(pathname) });
		});
		await page.goto(`${url}/fuzz`);
		const own = paths.filter((path) => isShort && path === `/${name}`);
		const options = JSON.stringify({ name, seed, rounds, isStrict, paths: own.length ? own : paths });
		// As text: what transforms the tests would transform the import.
		return await page.evaluate(`import("/fuzz/in-page.mjs").then(({ fuzz }) => fuzz(${options}))`);
	} finally {
		await page.close();
	}
};
