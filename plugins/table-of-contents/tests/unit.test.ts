// Table of contents: what it lists, where its links lead, which heading is current, how it closes.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { completeRow } from "../../../src/base/descriptor";
import { intersect, QuietResizeObserver, resizeTo, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import row from "../plugin";

const printed = {
	headings_by_tags: ["h2", "h3", "h4"],
	marker_view: "numbers",
	hierarchical_view: "yes",
	minimize_box: "yes",
	minimized_on: "tablet",
	no_headings_message: "None",
};
const toc = (settings: object = {}, id = "0070c01") =>
	`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-table-of-contents" data-id="${id}" data-widget_type="table-of-contents.default" data-settings='${JSON.stringify({ ...printed, ...settings })}'><div class="elementor-toc__header"><h4 class="elementor-toc__header-title">Contents</h4><div class="elementor-toc__toggle-button elementor-toc__toggle-button--expand" role="button" tabindex="0" aria-controls="elementor-toc__${id}" aria-expanded="true" aria-label="Open table of contents"></div><div class="elementor-toc__toggle-button elementor-toc__toggle-button--collapse" role="button" tabindex="0" aria-controls="elementor-toc__${id}" aria-expanded="true" aria-label="Close table of contents"></div></div><div id="elementor-toc__${id}" class="elementor-toc__body"><div class="elementor-toc__spinner-container">…</div></div></div>`;
const three = '<h2 id="one">One</h2><h3>Two</h3><h2 id="three">Three</h2>';
const inPage = (content: string, type = "wp-page") =>
	`<div class="elementor" data-elementor-type="${type}">${content}</div>`;

let mounted: TestMount | undefined;
const open = async (content: string) => {
	mounted = await mountPlugin(plugin, completeRow(row).selector, content);
	const { host } = mounted;
	const links = () => [...host.querySelectorAll<HTMLAnchorElement>(".elementor-toc__body a")];
	const texts = () => links().map(({ textContent }) => textContent);
	const active = () =>
		links()
			.map((link) => +link.classList.contains("elementor-item-active"))
			.join("");
	const headings = [...document.querySelectorAll<HTMLElement>("h2,h3")];
	const buttons = [...host.querySelectorAll<HTMLElement>(".elementor-toc__toggle-button")];
	const body = host.querySelector<HTMLElement>(".elementor-toc__body")!;
	return { ...mounted, links, texts, active, headings, buttons, body };
};
const key = (node: Element, key: string) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
	node.dispatchEvent(event);
	return event.defaultPrevented;
};
/** jsdom does not go where links lead. */
const press = (link: Element) => {
	link.addEventListener("click", (event) => event.preventDefault(), { once: true });
	(link as HTMLElement).click();
};

beforeEach(() => {
	vi.stubGlobal("ResizeObserver", QuietResizeObserver);
});

afterEach(() => {
	mounted?.unmount();
	vi.restoreAllMocks();
});

describe("the list", () => {
	it("has a heading's sub-headings in it, with links to ids and made anchors (more-widgets #23)", async () => {
		const widget = '<div class="elementor-element elementor-widget" id="four"><h3>Four</h3></div>';
		const { body, links, headings } = await open(inPage(toc() + three + widget));
		const top = [
			...body.querySelectorAll<HTMLElement>(":scope > ol.elementor-toc__list-wrapper > li.elementor-toc__list-item"),
		];
		expect(top.length).toBe(2);
		expect(
			top[0]!.querySelector("div.elementor-toc__list-item-text-wrapper + ol.elementor-toc__list-wrapper a")!
				.textContent,
		).toBe("Two");
		expect(links().map((link) => link.getAttribute("href"))).toEqual([
			"#one",
			"#elementor-toc__heading-anchor-1",
			"#three",
			"#four",
		]);
		expect(links().map(({ className }) => className.includes("elementor-toc__top-level"))).toEqual([
			true,
			false,
			true,
			false,
		]);
		const anchor = headings[1]!.previousElementSibling!;
		expect([anchor.id, anchor.className]).toEqual(["elementor-toc__heading-anchor-1", "elementor-menu-anchor"]);
		expect([body.role, body.ariaLabel]).toEqual(["navigation", "Contents"]);
	});

	it("shares an anchor with a second table, whose id nothing else has (more-widgets #23)", async () => {
		const content = inPage(`${toc() + toc({ headings_by_tags: ["h3"] }, "0070c02") + three}<h3>Last</h3>`);
		await open(content);
		const hrefs = mounted!.hosts.map((host) =>
			[...host.querySelectorAll(".elementor-toc__body a")].map((link) => link.getAttribute("href")),
		);
		expect(hrefs[1]).toEqual([hrefs[0]![1], hrefs[0]![3]]);
		const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		mounted!.unmount();
		document.body.innerHTML = content;
		expect(document.querySelector(".elementor-menu-anchor")).toBeNull();
	});

	it("does not lead to an id that stands on something before it, nor all of a text's headings to one place", async () => {
		const text = '<div class="elementor-element elementor-widget" id="text"><h2>One</h2><h2>Two</h2></div>';
		const { links } = await open(inPage(`${toc()}<p id="same"></p><h2 id="same">Zero</h2>${text}`));
		expect(links().map((link) => link.getAttribute("href"))).toEqual([
			"#elementor-toc__heading-anchor-0",
			"#text",
			"#elementor-toc__heading-anchor-2",
		]);
	});

	it("spells ids so that links find them", async () => {
		const { links } = await open(inPage(`${toc()}<h2 id="מחירים">1</h2><h2 id="100% a b">2</h2>`));
		expect(links().map((link) => link.getAttribute("href"))).toEqual(["#מחירים", "#100%25%20a%20b"]);
		for (const link of links()) expect(document.getElementById(decodeURIComponent(link.hash.slice(1)))).not.toBeNull();
	});

	it("lists one level where no hierarchy is requested, with markers that carry no script", async () => {
		const icon = {
			value: "fas fa-circle",
			rendered_tag:
				'<svg onload="x()" class="e-fas-circle" viewBox="0 0 1 1"><script>x()</script><path d="M0 0"></path></svg>',
		};
		const { body, links } = await open(inPage(toc({ hierarchical_view: "", marker_view: "bullets", icon }) + three));
		expect(body.querySelectorAll("ul.elementor-toc__list-wrapper").length).toBe(1);
		expect(body.querySelector(".elementor-toc__top-level")).toBeNull();
		expect(links()[0]!.previousElementSibling!.outerHTML).toBe(
			'<svg class="e-fas-circle" viewBox="0 0 1 1" aria-hidden="true"><path d="M0 0"></path></svg>',
		);
		mounted!.unmount();
		const font = await open(inPage(toc({ marker_view: "bullets", icon: { value: "fas fa-circle" } }) + three));
		expect(font.links()[0]!.previousElementSibling!.outerHTML).toBe('<i class="fas fa-circle" aria-hidden="true"></i>');
	});

	it("looks in documents but headers, footers and popups", async () => {
		const pages = ["header", "footer", "popup"].map((type) => inPage(`<h2>${type}</h2>`, type)).join("");
		const { texts } = await open(`<h2>Outside</h2>${pages}${inPage(toc() + three)}`);
		expect(texts()).toEqual(["One", "Two", "Three"]);
	});

	it("looks in its popup, in what a selector names, and in no selector that is not one", async () => {
		const inPopup = await open(inPage(three) + inPage(`${toc()}<h2>Popup</h2>`, "popup"));
		expect(inPopup.texts()).toEqual(["Popup"]);
		mounted!.unmount();
		const named = await open(inPage(`${toc({ container: ".area" })}${three}<div class="area"><h2>Area</h2></div>`));
		expect(named.texts()).toEqual(["Area"]);
		mounted!.unmount();
		const wrong = await open(inPage(toc({ container: "a[b" }) + three));
		expect([wrong.body.textContent, wrong.body.role, wrong.errors]).toEqual(["None", null, []]);
	});

	it("looks in the page of an app, which has no documents", async () => {
		expect((await open(toc() + three)).texts()).toEqual(["One", "Two", "Three"]);
	});

	it.each([".not, #three", [".not", "#three", "a[b"]])("leaves out %j and its own title", async (selector) => {
		const settings = { exclude_headings_by_selector: selector };
		const { texts } = await open(inPage(`${toc(settings)}<div class="not"><h2>No</h2></div>${three}`));
		expect(texts()).toEqual(["One", "Two"]);
	});

	it("does not list a heading again that is in a copy of a slide", async () => {
		const slide = (name: string) => `<div class="swiper-slide ${name}"><h2>Slide</h2></div>`;
		const { texts } = await open(inPage(`${toc()}${slide("")}${slide("swiper-slide-duplicate")}`));
		expect(texts()).toEqual(["Slide"]);
	});

	it("says headings in a line, without what is hidden from assistive technology", async () => {
		const content = `<h2> We\n are <span aria-hidden="true">f a s t</span><span>fast,  small</span> <img alt="!"></h2><h2> </h2>`;
		const { texts } = await open(inPage(toc() + content));
		expect(texts()).toEqual(["We are fast, small !"]);
	});
});

describe("the current heading", () => {
	it("is the last above the line, and the one before it when it leaves below", async () => {
		const { headings, active, links } = await open(inPage(toc() + three));
		const [one, two] = headings;
		expect(active()).toBe("000");
		intersect(one!);
		intersect(two!);
		expect(active()).toBe("010");
		expect(links()[1]!.ariaCurrent).toBe("location");
		intersect(two!, false);
		expect([active(), links()[1]!.ariaCurrent]).toEqual(["100", null]);
		intersect(one!, false);
		expect(active()).toBe("000");
	});

	it("is the one that is chosen until the visitor scrolls (more-widgets #24)", async () => {
		const { headings, active, links } = await open(inPage(toc() + three));
		for (const heading of headings) intersect(heading);
		expect(active()).toBe("001");
		press(links()[0]!);
		expect(active()).toBe("100");
		// The link's own scrolling, and what comes into view by it.
		document.dispatchEvent(new Event("scroll"));
		intersect(headings[1]!);
		expect(active()).toBe("100");
		window.dispatchEvent(new Event("wheel"));
		document.dispatchEvent(new Event("scroll"));
		intersect(headings[2]!, false);
		expect(active()).toBe("010");
	});

	it.each([
		[{}, "67"],
		[{ line: 50 }, "50"],
		[{ line: "20" }, "80"],
		[{ line: 1e9 }, "0"],
		[{ line: -1 }, "100"],
		[{ line: "x" }, "67"],
	])("asks at the line of %j", async (settings, share) => {
		const { headings, active } = await open(inPage(toc(settings) + three));
		intersect(headings[0]!, true, `9999999px 0px -${share}%`);
		expect(active()).toBe("100");
	});

	it("continues after a choice that scrolled nothing, with the next scrolling", async () => {
		const { headings, active, links } = await open(inPage(toc() + three));
		press(links()[0]!);
		const later = new Event("click").timeStamp + 5000;
		document.dispatchEvent(Object.defineProperty(new Event("scroll"), "timeStamp", { value: later }));
		intersect(headings[1]!);
		expect(active()).toBe("010");
	});

	it("opens its branch alone; a press on an open one closes it", async () => {
		const two = "<h2>A</h2><h3>A a</h3><h4>A a a</h4><h2>B</h2><h3>B b</h3>";
		const { headings, body, links } = await open(inPage(toc({ collapse_subitems: "yes" }) + two));
		const shown = () => [...body.querySelectorAll<HTMLElement>("li > ol")].map(({ style }) => style.display).join(" ");
		expect(shown()).toBe("none block none");
		intersect(headings[1]!);
		expect(shown()).toBe("block block none");
		press(links()[3]!);
		expect(shown()).toBe("none block block");
		press(links()[3]!);
		expect(shown()).toBe("none block none");
		press(links()[3]!);
		expect(shown()).toBe("none block block");
		press(links()[4]!);
		expect(shown()).toBe("none block block");
	});
});

describe("headings that come later", () => {
	it("are listed in their place; the focus, the current heading and its branch stay", async () => {
		const { host, headings, links, texts, active } = await open(inPage(toc({ collapse_subitems: "yes" }) + three));
		const [one, two] = headings;
		intersect(two!);
		links()[2]!.focus();
		one!.insertAdjacentHTML("beforebegin", "<p>Text</p><h2>Zero</h2>");
		await vi.waitFor(() => expect(texts()).toEqual(["Zero", "One", "Two", "Three"]));
		expect([active(), document.activeElement]).toEqual(["0010", links()[3]]);
		expect(host.querySelector<HTMLElement>("li > ol")!.style.display).toBe("block");
		expect(links().map((link) => link.getAttribute("href"))).toEqual([
			"#elementor-toc__heading-anchor-0",
			"#one",
			"#elementor-toc__heading-anchor-1",
			"#three",
		]);
		intersect(document.querySelector("h2")!);
		intersect(two!, false);
		expect(active()).toBe("1000");
		for (const heading of document.querySelectorAll("h2,h3")) heading.remove();
		await vi.waitFor(() => expect(host.querySelector(".elementor-toc__body")!.textContent).toBe("None"));
		mounted!.unmount();
		expect(document.querySelector(".elementor-menu-anchor")).toBeNull();
	});

	it("in a popup, or anything else that is not searched, leave the list as it is", async () => {
		const { body, links } = await open(inPage(toc() + three));
		const [link] = links();
		document.body.insertAdjacentHTML("beforeend", inPage("<h2>Popup</h2>", "popup"));
		document.querySelector(".elementor")!.insertAdjacentHTML("beforeend", "<h2>Four</h2>");
		await vi.waitFor(() => expect(links().length).toBe(4));
		const [now] = links();
		expect(now).not.toBe(link);
		document.body.insertAdjacentHTML("beforeend", inPage("<h2>Footer</h2>", "footer"));
		await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
		expect([links()[0], body.contains(now!)]).toEqual([now, true]);
	});
});

describe("the buttons", () => {
	beforeEach(() => setFeature("prefers-reduced-motion", "reduce"));

	it("close a table at the start on its device and smaller ones, without taking the focus (more-widgets #25)", async () => {
		resizeTo(800);
		const { host, buttons, body } = await open(inPage(toc() + three));
		expect(host.classList.contains("elementor-toc--collapsed")).toBe(true);
		expect([body.style.display, host.style.minHeight, document.activeElement]).toEqual(["none", "0px", document.body]);
		expect(buttons.map(({ ariaExpanded }) => ariaExpanded)).toEqual(["false", "false"]);
	});

	it("leave it open on larger devices (more-widgets #25)", async () => {
		const wide = await open(inPage(toc() + three));
		expect(wide.host.classList.contains("elementor-toc--collapsed")).toBe(false);
		expect(wide.buttons.map(({ ariaExpanded }) => ariaExpanded)).toEqual(["true", "true"]);
	});

	it("leave a table without headings open, so that its text can be read (versions #39)", async () => {
		resizeTo(800);
		const { host, buttons, body } = await open(inPage(toc({ container: "#nothing" }) + three));
		expect([host.classList.contains("elementor-toc--collapsed"), body.textContent]).toEqual([false, "None"]);
		buttons[1]!.click();
		expect([body.style.display, buttons.map(({ ariaExpanded }) => ariaExpanded)]).toEqual(["none", ["false", "false"]]);
	});

	it("toggle by Enter, Space and click, and hand the focus to each other (more-widgets #25)", async () => {
		const { host, buttons, body } = await open(inPage(toc({ min_height: { size: 200, unit: "px" } }) + three));
		const [expand, collapse] = buttons;
		expect(key(collapse!, "Enter")).toBe(true);
		expect(host.classList.contains("elementor-toc--collapsed")).toBe(true);
		expect([document.activeElement, body.style.display]).toEqual([expand, "none"]);
		expect(key(expand!, " ")).toBe(true);
		expect([document.activeElement, body.style.display]).toEqual([collapse, "block"]);
		expect([host.style.minHeight, collapse!.ariaExpanded]).toEqual(["200px", "true"]);
		collapse!.click();
		resizeTo(390);
		resizeTo(1280);
		expect(host.classList.contains("elementor-toc--collapsed")).toBe(true);
		expect(key(collapse!, "a")).toBe(false);
	});
});

it("makes no anchors in the canvas and follows nothing there", async () => {
	window.elementorFrontendConfig = { environmentMode: { edit: true } };
	const { headings, active, texts } = await open(inPage(toc() + three));
	intersect(headings[0]!);
	expect([texts(), active()]).toEqual([["One", "Two", "Three"], "000"]);
	expect(document.querySelector(".elementor-menu-anchor")).toBeNull();
});

it.each([{}, { collapse_subitems: "yes", marker_view: "bullets", minimized_on: "desktop" }, { headings_by_tags: [] }])(
	"leaves nothing behind: %j",
	async (settings) => {
		const content = inPage(toc(settings) + three);
		const { host, links, buttons, errors } = await open(content);
		if (links()[0]) press(links()[0]!);
		buttons[0]!.click();
		mounted!.unmount();
		const before = document.createElement("div");
		before.innerHTML = content;
		expect(host.closest(".elementor")!.outerHTML).toBe(before.firstElementChild!.outerHTML);
		expect(errors).toEqual([]);
	},
);
