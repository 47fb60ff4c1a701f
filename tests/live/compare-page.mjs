// One page of the stack at one width: the original twice and Gossamer twice, driven alike, and what differs.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findTargets, pressScript } from "../../dist/lib/src/cli/compare/drive/drive.js";
import { openPage } from "../../dist/lib/src/cli/compare/open-page.js";
import { heightAt } from "../../dist/lib/src/cli/compare/options.js";
import { settle, visit } from "../../dist/lib/src/cli/compare/visit.js";
import { isDecided } from "./decided.mjs";
import { findLive } from "./differ.mjs";
import { liveScript } from "./look.mjs";

const mostScreens = 14;
const mostHosts = 3;
/** Of the layout shift, over the page's own. */
const mostShift = 0.005;
/** Sticky elements follow a change of the window's width 300 ms later, the originals' and ours. */
const debounceMs = 500;
/** Numbers of the steps before it are those of loading and scrolling. */
const firstAction = 100;

const planOf = async ({ page }, rows, width) => {
	const height = heightAt(width);
	const last = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
	const screens = Math.min(mostScreens, Math.ceil(last / height));
	let next = firstAction;
	const targets = (await findTargets(page, rows, width)).map((target) => {
		const firstStep = next;
		next += target.row.steps.length + 1;
		return { ...target, firstStep };
	});
	return {
		depths: Array.from({ length: screens }, (_, index) => Math.round((last * (index + 1)) / screens)),
		isWatched: false,
		live: [],
		targets,
	};
};

/** Narrow, and back: what a script has measured at its start must follow. */
const resize = async (tab, width, states) => {
	for (const [index, to] of (width > 768 ? [390, width] : [844, width]).entries()) {
		await tab.page.setViewportSize({ width: to, height: heightAt(to) });
		await tab.page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
		await tab.traffic.quiet(200, 2000);
		await tab.page.waitForTimeout(debounceMs);
		await tab.page.evaluate((ms) => window.__comparing.rest(ms), 2000);
		const look = await tab.page.evaluate(() => window.__comparing.look());
		states.push({ ...look, step: 900 + index, done: { label: `resized to ${to}`, outcome: "done" } });
	}
};

export const comparePage = async (browser, { name, address, mode = "el", rows, isDriven = true }, width, pictures) => {
	const open = new Set();
	const options = {
		width,
		height: heightAt(width),
		reducedMotion: false,
		headers: {},
		aliases: {},
		timeoutMs: 30_000,
		open,
		script: pressScript + liveScript,
	};
	const hosts = isDriven ? rows.map((row) => ({ ...row, most: Math.min(row.most ?? mostHosts, mostHosts) })) : [];
	const see = async (m, plan) => {
		const tab = await openPage(browser, `${address}?refmode=${mode}&m=${m}`, options);
		try {
			await settle(tab, rows);
			plan ??= await planOf(tab, hosts, width);
			const seen = await visit(tab, plan, {
				width,
				height: heightAt(width),
				rows,
				isDriven: true,
				isPictured: false,
			});
			await resize(tab, width, seen.states);
			// What moves when something is pressed, or the window is resized, is no layout shift.
			const { shift = 0, shifts = [] } = seen.states.findLast(({ step }) => step < firstAction)?.live ?? {};
			return { plan, seen: { ...seen, shift, shifts } };
		} finally {
			await tab.close();
		}
	};
	const picture = async (m) => {
		if (!pictures) return;
		mkdirSync(pictures, { recursive: true });
		const tab = await openPage(browser, `${address}?refmode=${mode}&m=${m}`, options);
		await settle(tab, rows);
		writeFileSync(join(pictures, `${name}-${width}-${m}.png`), await tab.page.screenshot({ fullPage: true }));
		await tab.close();
	};
	const isMeant = (one) => isDecided({ ...one, page: name });
	const began = Date.now();
	const { plan, seen: original } = await see("o");
	const more = async (...modes) => (await Promise.all(modes.map((m) => see(m, plan)))).map(({ seen }) => seen);
	const [other, ...ours] = await more("o", "g");
	const originals = [original, other];
	await picture("o");
	await picture("g");
	// What does not come again proves nothing.
	if (findLive(originals, ours).some((one) => !isMeant(one)) || ours[0].shift > original.shift + mostShift) {
		const [third, again] = await more("o", "g");
		originals.push(third);
		ours.push(again);
	}
	const found = findLive(originals, ours);
	const differences = found.filter((one) => !isMeant(one));
	const shift = Math.min(...ours.map(({ shift }) => shift));
	let allowed = Math.max(...originals.map(({ shift }) => shift)) + mostShift;
	// The page itself may move without any script.
	if (shift > allowed) {
		const [floor] = await more("n");
		allowed = Math.max(allowed, floor.shift + mostShift);
	}
	if (shift > allowed)
		differences.push({
			step: "whole",
			kind: "shift",
			key: ours[0].shifts.join(", "),
			owner: "page",
			expected: allowed.toFixed(3),
			found: shift.toFixed(3),
			others: 0,
		});
	const boxes = original.states.reduce(
		(sum, { live }) => sum + Object.values(live?.seen ?? {}).filter(({ box }) => box).length,
		0,
	);
	return {
		differences,
		decided: found.length - differences.length,
		boxes,
		states: original.states.length,
		actions: plan.targets.reduce((sum, { row }) => sum + row.steps.length, 0),
		seconds: Math.round((Date.now() - began) / 1000),
	};
};
