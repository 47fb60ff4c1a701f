// Accordion, toggle and tabs on a page that arrives started: nothing is written, and all ends as it does on a plain one.
import { expect, it } from "vitest";
import { arrive, onPage, writesOf } from "../../../tests/helpers/started";
import plugin from "..";
import descriptor from "../plugin";
import { start } from "../start";

const item = (kind: string, at: number, inner = `<a class="elementor-${kind}-title" tabindex="0">Title ${at}</a>`) =>
	`<div class="elementor-${kind}-item"><div id="t${at}" class="elementor-tab-title" data-tab="${at}" role="button" aria-controls="c${at}" aria-expanded="false"><span>+</span>${inner}</div>
<div id="c${at}" class="elementor-tab-content elementor-clearfix" data-tab="${at}" role="region" aria-labelledby="t${at}"><p>Text ${at}</p></div></div>`;
const widget = (type: string, inner: string) =>
	`<div class="elementor-element elementor-widget" data-id="a1" data-element_type="widget" data-widget_type="${type}.default"><div class="elementor-${type}">${inner}</div></div>`;
const state = (at: number) =>
	`data-tab="${at}" role="tab" aria-selected="${at === 1}" tabindex="${at === 1 ? 0 : -1}" aria-controls="c${at}" aria-expanded="false"`;
const tabs = `<div class="elementor-tabs-wrapper" role="tablist">${[1, 2].map((at) => `<div id="t${at}" class="elementor-tab-title elementor-tab-desktop-title" ${state(at)}>Tab ${at}</div>`).join("")}</div>
<div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${[1, 2].map((at) => `<div class="elementor-tab-title elementor-tab-mobile-title" ${state(at)}>Tab ${at}</div><div id="c${at}" class="elementor-tab-content" data-tab="${at}" role="tabpanel" tabindex="0" hidden="${at === 1 ? "false" : "hidden"}"><p>Text ${at}</p></div>`).join("")}</div>`;
const old = (at: number) =>
	`<div class="elementor-tab-title" data-tab="${at}" role="tab"><a href="">Title ${at}</a></div><div class="elementor-tab-content" data-tab="${at}">Text</div>`;

const pages: Record<string, string> = {
	accordion: widget("accordion", item("accordion", 1) + item("accordion", 2) + item("accordion", 3)),
	"accordion with real links": widget(
		"accordion",
		item("accordion", 1, '<a href="/a">A</a>') + item("accordion", 2, '<a href="/b">B</a>'),
	),
	"accordion without links": widget("accordion", item("accordion", 1, "One") + item("accordion", 2, "Two")),
	"accordion before 3.1": widget("accordion", old(1) + old(2)),
	toggle: widget("toggle", item("toggle", 1) + item("toggle", 2)),
	tabs: widget("tabs", tabs),
	"tabs before 3.1": widget("tabs", old(1) + old(2)),
	"an accordion in an accordion": widget(
		"accordion",
		item("accordion", 1) +
			item("accordion", 2).replace("<p>Text 2</p>", widget("accordion", item("accordion", 1) + item("accordion", 2))),
	),
};

const { mount, unmount } = onPage(plugin, descriptor);

it.each(Object.keys(pages))(
	"%s: the same page with the state and without it, and no write on the started one",
	async (name) => {
		document.body.innerHTML = pages[name]!;
		await mount();
		const plain = document.body.cloneNode(true);
		unmount();
		document.body.innerHTML = arrive(pages[name]!, start);
		let recalcs = 0;
		const count = () => recalcs++;
		window.addEventListener("elementor-pro/motion-fx/recalc", count);
		expect(await writesOf(mount)).toEqual([]);
		window.removeEventListener("elementor-pro/motion-fx/recalc", count);
		expect(document.body.isEqualNode(plain), document.body.innerHTML).toBe(true);
		expect(recalcs).toBe(document.querySelectorAll(".elementor-tab-content.elementor-active").length);
		const second = document.querySelectorAll<HTMLElement>('.elementor-tab-title[data-tab="2"]')[0]!;
		second.click();
		expect(second.classList.contains("elementor-active")).toBe(true);
		expect(document.querySelector<HTMLElement>('.elementor-tab-content[data-tab="1"]')!.style.display).toBe(
			name === "toggle" ? "" : "none",
		);
	},
);

it.each([
	["items that do not begin with the first", pages.accordion!.replaceAll('data-tab="1"', 'data-tab="7"')],
	["a content with a style of the site", pages.accordion!.replace('id="c2"', 'id="c2" style="color: red"')],
	["two links in a title", pages.accordion!.replace("<span>+</span>", '<a href="/a">A</a>')],
	["a popup", `<div data-elementor-type="popup">${pages.accordion}</div>`],
])("nothing is printed for %s", (_, markup) => {
	expect(arrive(markup, start)).toBe(markup);
});

it("opens the first item of a copy whose titles say closed", async () => {
	document.body.innerHTML = arrive(pages.accordion!, start).replaceAll('aria-expanded="true"', 'aria-expanded="false"');
	await mount();
	expect(document.querySelector("#t1")!.getAttribute("aria-expanded")).toBe("true");
});
