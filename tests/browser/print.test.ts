// In print: what is closed on the screen is printed, as nothing can be pressed there.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openMarkup } from "../helpers/browser";

const widget = (type: string, content: string) =>
	`<div class="elementor-element elementor-widget" data-id="a1" data-element_type="widget" data-widget_type="${type}.default">${content}</div>`;
const classic = (type: string) => {
	const item = (number: number) =>
		`<div class="elementor-tab-title" data-tab="${number}" role="button"><a tabindex="0">Title ${number}</a></div><div class="elementor-tab-content" data-tab="${number}" style="display:none">Text ${number}</div>`;
	return widget(type, `<div class="elementor-${type}">${item(1)}${item(2)}</div>`);
};

it.each([
	["accordion", classic("accordion")],
	["accordion", classic("toggle")],
	["accordion", classic("tabs")],
	[
		"nested-tabs",
		widget(
			"nested-tabs",
			`<div class="e-n-tabs"><div class="e-n-tabs-heading" role="tablist">${[1, 2].map((number) => `<button class="e-n-tab-title" id="t${number}" role="tab" aria-controls="p${number}" aria-selected="${number === 1}" data-tab-index="${number}">Title ${number}</button>`).join("")}</div><div class="e-n-tabs-content">${[1, 2].map((number) => `<div class="e-con${number === 1 ? " e-active" : ""}" id="p${number}" role="tabpanel" data-tab-index="${number}">Text ${number}</div>`).join("")}</div></div>`,
		),
	],
	[
		"nested-accordion",
		widget(
			"nested-accordion",
			`<div class="e-n-accordion">${[1, 2].map((number) => `<details class="e-n-accordion-item" id="i${number}"${number === 1 ? " open" : ""}><summary class="e-n-accordion-item-title">Title ${number}</summary><div class="e-con">Text ${number}</div></details>`).join("")}</div>`,
		),
	],
	[
		"atomic-tabs",
		`<div data-id="a2" data-element_type="e-tabs" data-e-type="e-tabs"><div data-e-type="e-tabs-menu" role="tablist">${[1, 2].map((number) => `<button data-e-type="e-tab" role="tab" id="a2-${number}">Title ${number}</button>`).join("")}</div>${[1, 2].map((number) => `<div data-e-type="e-tab-content" role="tabpanel"${number === 2 ? ' style="display:none" hidden' : ""}>Text ${number}</div>`).join("")}</div>`,
	],
])("%s prints what is closed", async (plugin, markup) => {
	const before = readFileSync(`plugins/${plugin}/before.css`, "utf8");
	// As the builder's own sheets hide it.
	const sheet = ".elementor-tab-content{display:none}.e-n-tabs-content>.e-con:not(.e-active){display:none}";
	const page = await openMarkup(`<style>${sheet}</style><style>${before}</style>${markup}`);
	const isShown = (text: string) => page.getByText(text).evaluate((node) => node.checkVisibility());
	const seen = [await isShown("Text 2")];
	await page.emulateMedia({ media: "print" });
	seen.push(await isShown("Text 1"), await isShown("Text 2"));
	await page.emulateMedia({ media: "screen" });
	seen.push(await isShown("Text 2"));
	expect(seen).toEqual([false, true, true, false]);
});
