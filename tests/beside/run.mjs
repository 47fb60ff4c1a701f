// `npm run beside -- [GROUP or NAME…]`: puts each plugin of the list in, alone, visits the site with the originals and with Gossamer, and writes down what was seen.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "../helpers/chromium.mjs";
import { ask, cacheFaults } from "./caches.mjs";
import { askConsent, consentFaults } from "./consent.mjs";
import { list } from "./list.mjs";
import { allowCache, setUpAsOwner } from "./owner.mjs";
import { pageFaults, seePage } from "./pages.mjs";
import * as site from "./site.mjs";
import { makeWidgetsPage, seeWidgets, widgetFaults } from "./widgets.mjs";
import { worksWith } from "./works-with.mjs";

const file = join(import.meta.dirname, "results.json");
/** Another run may have written since. */
const readResults = () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});
const wanted = process.argv.slice(2);
const rows = list.filter(
	({ name, folder, group }) => !wanted.length || [name, folder, group].some((word) => wanted.includes(word)),
);
const browser = await launchChromium();
let isGood = true;

/** With further settings, which are taken back. @param {string} code */
const askAgain = async (row, code, address) => {
	const tracking = site.php("return get_option('pys_core');");
	try {
		if (!site.php(code)) return { isSwapped: false, faults: ["could not be set up"] };
		await site.setMode("off");
		const originals = await askConsent(browser, row, address);
		await site.setMode("on");
		const ours = await askConsent(browser, row, address);
		const { isSwapped } = (await seePage(browser, address))[1];
		if (process.env.BESIDE_DETAILS) console.log(JSON.stringify({ originals, ours, isSwapped }, null, "\t"));
		return { isSwapped, faults: isSwapped ? consentFaults(originals, ours) : [] };
	} finally {
		site.setOption("pys_core", tracking);
		await site.setMode("off");
	}
};

const runRow = async (row) => {
	const { folder, group, owner, setUp, also = {}, page = "/plain/", widgets: prefix } = row;
	const { source = `${group === "theme" ? "themes" : "plugins"}-${folder}` } = row;
	site.put(process.env.BESIDE_OWNER ? `${process.env.BESIDE_OWNER}/${source}` : source);
	const address = site.url + page;
	const before = group === "theme" && site.switchTheme(folder);
	try {
		if (group === "cache") allowCache();
		if (owner) await setUpAsOwner(browser, owner);
		const isSetUp = setUp ? site.php(setUp) : true;
		if (group === "cache") allowCache();
		const version = site.versionOf(folder, group === "theme");
		await site.setMode("off");
		const originals = {
			views: await seePage(browser, address),
			consent: group === "consent" && (await askConsent(browser, row, address)),
		};
		await site.setMode("on");
		const ours = {
			views: await seePage(browser, address),
			consent: group === "consent" && (await askConsent(browser, row, address)),
		};
		const again = () => ask(address, "computer");
		// Each page that is made again has ids of its own.
		const first = await again();
		const isCached = first === (await again());
		const verdict = site.php(`return Gossamer\\check_page('${address}');`);
		let own;
		if (prefix) {
			const compare = async (types) => {
				const withWidgets = makeWidgetsPage(types);
				await site.setMode("on");
				const swapped = await seeWidgets(browser, withWidgets);
				await site.setMode("off");
				return widgetFaults([await seeWidgets(browser, withWidgets), await seeWidgets(browser, withWidgets)], swapped);
			};
			own = await compare(prefix);
			// With the originals one widget that fails may keep the others of the page from starting.
			const alone = [];
			for (const type of own.different) alone.push(...(await compare(`${type}$`)).faults);
			if (own.different.length)
				own.faults = [...own.faults.filter((fault) => !fault.includes("looks different")), ...alone];
			await site.setMode("on");
		}
		await site.setMode("off");
		const isBack = !(await (await fetch(address)).text()).includes("gossamer-js-module");
		const more = {};
		for (const [name, code] of Object.entries(also)) more[name] = await askAgain(row, code, address);
		const faults = [
			...pageFaults(originals.views, ours.views, isBack).filter(
				(fault) => group !== "consent" || !fault.startsWith("tracking"),
			),
			// A page that stays as it is is the originals' own.
			...(ours.consent && ours.views[1].isSwapped ? consentFaults(originals.consent, ours.consent) : []),
			...Object.entries(more).flatMap(([name, { faults }]) => faults.map((fault) => `with ${name}: ${fault}`)),
			...(own?.faults ?? []),
		];
		if (group === "cache" && verdict.level !== "left") faults.push(...(await cacheFaults(address)));
		if (!isSetUp) faults.push("could not be set up");
		const { level, reasons = [] } = verdict;
		if (process.env.BESIDE_DETAILS) console.log(JSON.stringify({ originals, ours, verdict }, null, "\t"));
		return {
			version,
			date: new Date().toISOString().slice(0, 10),
			page,
			level: level ?? verdict.error,
			reasons,
			...(ours.consent && {
				steps: Object.keys(ours.consent).filter(
					(step) => !ours.consent[step].failed && !originals.consent[step]?.failed,
				),
			}),
			...(group === "consent" && {
				also: Object.keys(more).filter((name) => more[name].isSwapped),
				stays: Object.keys(more).filter((name) => !more[name].isSwapped),
			}),
			...(own && {
				widgets: {
					types: own.types,
					same: own.same,
					noisy: own.noisy,
					different: own.different,
					isSwapped: own.isSwapped,
				},
			}),
			isCached,
			isSwapped: ours.views[1].isSwapped,
			hasJQuery: ours.views[1].hasJQuery,
			faults,
		};
	} finally {
		if (before) site.switchTheme(before);
		else site.take(folder);
	}
};

for (const row of rows) {
	let result;
	try {
		result = await runRow(row);
	} catch (error) {
		result = { failed: `${error.message}`.split("\n").slice(0, 2).join(" ") };
	}
	isGood &&= !result.failed && !result.faults.length;
	console.log(
		`${row.name.padEnd(40)} ${result.version ?? "-"}  ${result.failed ?? `${result.level} ${result.faults.join("; ") || "right"} ${JSON.stringify(result.reasons)}`}`,
	);
	const results = { ...readResults(), [row.name]: result };
	writeFileSync(file, `${JSON.stringify(results, null, "\t")}\n`);
	writeFileSync(join(import.meta.dirname, "works-with.md"), worksWith(results));
}
await browser.close();
await site.setMode("off");
process.exitCode = isGood ? 0 : 1;
