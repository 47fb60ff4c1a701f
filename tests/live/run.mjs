// `npm run live [-- PAGE…]`: each page of the live stack with the originals and with Gossamer, at 1280 and 390; what differs is told and written down.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRelease } from "../../dist/lib/src/cli/release.js";
import { launchChromium } from "../helpers/chromium.mjs";
import { comparePage } from "./compare-page.mjs";
import { compareJourney } from "./journey.mjs";
import { pages } from "./pages.mjs";
import { moveBySheets, sheetsOf } from "./sheets.mjs";
import { isRandom, url, write } from "./stack.mjs";

const file = join(import.meta.dirname, "results.json");
const results = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
const widths = (process.env.LIVE_WIDTHS ?? "1280,390").split(",").map(Number);
const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isOfSheets = process.argv.includes("--sheets");
const isOfShop = process.argv.includes("--shop");
const isOfSettings = process.argv.includes("--settings");
const { folder, manifest } = readRelease();
const { drives } = manifest;
// A tab of an address that nothing answers would be opened again and again. Which pictures far from the window a browser has loaded depends on how long
// the page was for a moment, and one without a size moves all below it: none is lazy, in either.
const launch = () => launchChromium({ args: ["--disable-auto-reload", "--blink-settings=lazyLoadEnabled=false"] });
let browser = await launch();
let isSame = true;

await write("prepare");
// The shop's options are those of all pages: it has a run of its own.
const kind = isOfShop ? "shop" : isOfSettings ? "settings" : "page";
const kindOf = ({ journey, mode }) => (journey ? (mode === "shop" ? "shop" : "settings") : "page");
const isWanted = (page) => (wanted.length ? wanted.includes(page.name) : kindOf(page) === kind);
/** Pages of a seed find what no page of `pages/` has; their results are told, not kept. */
const random = wanted.filter(isRandom).map((name) => ({ name }));
let seeded = "";
for (const page of [...pages.filter(isWanted), ...random]) {
	const seed = page.seed ?? page.name;
	const address = page.isOfStack || seed === seeded ? `${url}/${seed}/` : await write(seed, page.mode);
	seeded = seed;
	if (isOfSheets && !page.journey) {
		for (const width of widths)
			for (const [sheet, moved] of Object.entries(
				await moveBySheets(browser, { ...page, address }, width, sheetsOf(folder)),
			)) {
				console.log(`${page.name} ${width}: ${sheet} moves ${moved.length}: ${moved.slice(0, 6).join("; ")}`);
				isSame = false;
			}
		continue;
	}
	for (const width of widths) {
		if (!browser.isConnected()) browser = await launch();
		try {
			const pictures = process.env.LIVE_PICTURES;
			const rows = [...drives, ...(page.rows ?? [])].filter(({ name }) => name !== page.without);
			const result = page.journey
				? await compareJourney(browser, { ...page, origin: url }, width, pictures)
				: await comparePage(browser, { ...page, address, rows }, width, pictures);
			const { differences, ...figures } = result;
			if (!random.includes(page))
				results[page.name] = {
					...results[page.name],
					[width]: {
						...figures,
						date: new Date().toISOString().slice(0, 10),
						found: differences.length,
						differences: differences.slice(0, 10),
					},
				};
			console.log(
				`${page.name} ${width}: ${figures.boxes} boxes in ${figures.states} states, ${figures.actions} actions, ${figures.seconds} s: ${differences.length} differences, ${figures.decided} decided`,
			);
			if (figures.events) console.log(`  ${JSON.stringify(figures.events)}`);
			for (const step of figures.failing ?? []) console.log(`  not done: ${step}`);
			for (const { step, kind, key, expected, found, others } of differences)
				console.log(`  ${step} · ${kind} · ${key}: ${expected} → ${found}${others ? ` (and ${others} more)` : ""}`);
			isSame &&= !differences.length;
		} catch (error) {
			isSame = false;
			console.log(`${page.name} ${width}: failed: ${`${error.message}`.split("\n")[0]}`);
		}
		writeFileSync(file, `${JSON.stringify(results, null, "\t")}\n`);
	}
}
await browser.close();
process.exitCode = isSame ? 0 : 1;
