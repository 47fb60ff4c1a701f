// Every page of the demo host at a desk: sound, readable and usable under the strict policy, by day and in the dark.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { violations } from "../helpers/axe";
import { openPage } from "../helpers/browser";
import { asksProviders, paths, seriousViolations } from "../helpers/demo-pages";

// One visit a page and width: opening a page costs more than any of the questions.
it.each(paths)("%s is sound: one main, one heading, a title, nothing missing, accessible", async (path) => {
	const missing: string[] = [];
	const page = await openPage(path, {
		providers: asksProviders(path),
		reducedMotion: "reduce",
		prepare: async (page) => {
			page.on("response", (response) => response.status() >= 400 && missing.push(response.url()));
		},
	});
	await page.evaluate(() => window.gossamer?.ready);
	const counts = await page.evaluate(() =>
		[
			"main",
			"h1",
			"body > header",
			".site-nav",
			"body > footer",
			"meta[name=description][content]",
			"[id=content]",
		].map((selector) => document.querySelectorAll(selector).length),
	);
	expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1]);
	expect(await page.title()).toMatch(/Gossamer/);
	expect(await duplicateIds(page)).toEqual([]);
	// What is in view is mounted after `ready`, and may fix what the server printed.
	await expect.poll(() => seriousViolations(page)).toEqual([]);
	await hoverAll(page, controls);
	await expect.poll(() => violations(page, controls, { runOnly: ["color-contrast"] })).toEqual([]);
	expect(missing).toEqual([]);
});

it.each(["/", "/everything", "/inbox"])("%s has no serious accessibility violation in the dark", async (path) => {
	const page = await openPage(path, { reducedMotion: "reduce", colorScheme: "dark" });
	await page.evaluate(() => window.gossamer?.ready);
	await expect.poll(() => seriousViolations(page)).toEqual([]);
});

const controls = "a[href],button,[role=button],[role=tab],summary";

/** Puts elements into the state that they have below a pointer. */
const hoverAll = async (page: Page, selector: string) => {
	const client = await page.context().newCDPSession(page);
	for (const domain of ["DOM", "CSS"] as const) await client.send(`${domain}.enable`);
	const { root } = await client.send("DOM.getDocument");
	const { nodeIds } = await client.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
	for (const nodeId of nodeIds) await client.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["hover"] });
};

const duplicateIds = (page: Page) =>
	page.evaluate(() => {
		// Those of photo feeds and menu carts repeat: so the server prints them, so scripts and styles ask for them.
		const repeated = ".sbi,.sbi *,.elementor-menu-cart__toggle_button";
		const ids = Array.from(document.querySelectorAll(`[id]:not(${repeated})`), ({ id }) => id);
		return ids.filter((id, index) => ids.indexOf(id) !== index);
	});
