// Pages whose core is blocked, by a policy or an extension: what the server prints hidden can be reached by style sheets alone.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openPage } from "../helpers/browser";

const styleOf = (name: string) => `<style>${readFileSync(`plugins/${name}/before.css`, "utf8")}</style>`;

/** @param isBlocked the core cannot be loaded */
const open = async (head: string, body: string, isBlocked = true) =>
	openPage("/markup", {
		expected: [/ERR_FAILED/],
		async prepare(page) {
			await page.route("**/gossamer.js", (route) => (isBlocked ? route.abort() : route.continue()));
			await page.route("**/markup", (route) =>
				route.fulfill({
					contentType: "text/html; charset=utf-8",
					body: `<!doctype html><html lang="en"><title>Blocked</title><link rel="icon" href="data:,">${head}<script type="module" src="/gossamer/gossamer.js"></script><body>${body}`,
				}),
			);
		},
	});

describe("an accordion without the core", () => {
	const item = (number: number) =>
		`<div class="elementor-toggle-item"><div class="elementor-tab-title" data-tab="${number}" role="button"><a class="elementor-toggle-title" tabindex="0">Title ${number}</a></div><div class="elementor-tab-content" data-tab="${number}"><p>Text ${number}</p></div></div>`;
	const head = `<style>.elementor-toggle .elementor-tab-content{display:none}</style>${styleOf("accordion")}`;
	const body = `<div class="elementor-element" data-widget_type="toggle.default"><div class="elementor-toggle">${item(1)}${item(2)}</div></div>`;

	it("shows the content of the title that is pressed or reached by Tab, and leaves it to the mouse in it", async () => {
		const page = await open(head, body);
		await page.click("text=Title 1");
		expect(await page.isVisible("text=Text 1")).toBe(true);
		await page.click("text=Text 1");
		expect(await page.isVisible("text=Text 1")).toBe(true);
		await page.keyboard.press("Tab");
		expect(await page.isVisible("text=Text 2")).toBe(true);
	});

	it("is the plugin's where the core is", async () => {
		const page = await open(head, body, false);
		await page.evaluate(() => window.gossamer?.ready);
		await page.focus("text=Title 1");
		expect(await page.isVisible("text=Text 1")).toBe(false);
		await page.click("text=Title 1");
		expect(await page.isVisible("text=Text 1")).toBe(true);
	});
});

describe("what waits to enter, without the core", () => {
	const head = `<style>.elementor-invisible{visibility:hidden}</style>${styleOf("animations")}`;
	const body = `<div class="elementor-element elementor-invisible" data-settings='{"_animation":"fadeIn"}' style="margin-top:3000px">Text</div>`;
	/** As if eight seconds had gone. */
	const waited = (page: Awaited<ReturnType<typeof open>>) =>
		page.evaluate(() => {
			for (const animation of document.getAnimations()) animation.finish();
			return getComputedStyle(document.querySelector(".elementor-invisible")!).visibility;
		});

	it("is hidden at first and shown in the end", async () => {
		const page = await open(head, body);
		expect(await page.$eval(".elementor-invisible", (node) => getComputedStyle(node).visibility)).toBe("hidden");
		expect(await waited(page)).toBe("visible");
	});

	it("keeps waiting where the core is", async () => {
		const page = await open(head, body, false);
		await page.evaluate(() => window.gossamer?.ready);
		expect(await waited(page)).toBe("hidden");
	});
});
