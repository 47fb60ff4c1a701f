// Nested tabs on a page that arrives started: nothing is written, and all ends as it does on a plain one.
import { expect, it } from "vitest";
import { arrive, onPage, writesOf } from "../../../tests/helpers/started";
import plugin from "..";
import descriptor from "../plugin";
import { start } from "../start";

const title = (at: number, id: string) =>
	`<button id="t${id}${at}" class="e-n-tab-title" aria-selected="${at === 1}" data-tab-index="${at}" role="tab" tabindex="${at === 1 ? 0 : -1}" aria-controls="e-n-tab-content-${id}${at}" style="--n-tabs-title-order: ${at};">Tab ${at}</button>`;
const panel = (at: number, id: string, inner: string, active: boolean) =>
	`<div id="e-n-tab-content-${id}${at}" role="tabpanel" data-tab-index="${at}" class="${active ? "e-active" : ""} elementor-element e-con e-child" data-id="c${id}${at}">${inner}</div>`;
const tabs = (inner: string, id = "1", isActive = true): string =>
	`<div class="elementor-element elementor-widget elementor-widget-n-tabs" data-id="w${id}" data-settings="{&quot;horizontal_scroll&quot;:&quot;disable&quot;}" data-widget_type="nested-tabs.default"><div class="e-n-tabs"><div class="e-n-tabs-heading" role="tablist">${title(1, id)}${title(2, id)}</div>
<div class="e-n-tabs-content">${panel(1, id, inner, isActive)}${panel(2, id, "<p>Two</p>", false)}</div></div></div>`;

const { mount, unmount } = onPage(plugin, descriptor);

it.each([
	["tabs", tabs("<p>One</p>")],
	["tabs with no active panel", tabs("<p>One</p>", "1", false)],
	["tabs in tabs", tabs(tabs("<p>One</p>", "2"))],
])("%s: the same page with the state and without it, and no write on the started one", async (_, markup) => {
	document.body.innerHTML = markup;
	await mount();
	const plain = document.body.cloneNode(true);
	unmount();
	document.body.innerHTML = arrive(markup, start);
	expect(document.querySelectorAll(".e-activated")).toHaveLength(document.querySelectorAll(".e-n-tabs").length);
	expect(await writesOf(mount)).toEqual([]);
	expect(document.body.isEqualNode(plain), document.body.innerHTML).toBe(true);
	document.querySelector<HTMLElement>("#t12")!.click();
	expect(document.querySelector("#e-n-tab-content-12")!.classList.contains("e-active")).toBe(true);
});

it.each([
	["titles of versions before 3.16", tabs("").replaceAll('role="tab"', 'role="tab" data-tab="1"')],
	["panels without numbers", tabs("").replaceAll(/(role="tabpanel") data-tab-index="\d"/g, "$1")],
	[
		"a title beside its panel",
		tabs("").replace("<p>Two", '<p></p><button aria-controls="e-n-tab-content-12"></button><p>Two'),
	],
])("nothing is printed for %s", (_, markup) => {
	const isNested = markup.includes("<p></p>");
	expect(arrive(markup, start) === markup).toBe(!isNested);
});
