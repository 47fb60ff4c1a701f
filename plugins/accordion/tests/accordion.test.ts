// Accordion and toggle: what opens and closes, by mouse and by key, and what the page hears of it; teardown.
import { describe, expect, it } from "vitest";
import { desktop, find, items, mounted, open, openItems, press, recalcs, tabs, three, widget } from "./mount";

const click = (target: Element) => {
	const event = new MouseEvent("click", { bubbles: true, cancelable: true });
	target.dispatchEvent(event);
	return event;
};

describe("accordion", () => {
	it("opens item 1 at start, closes it when item 2 is clicked, and closes 2 when it is clicked again (page-builder #21)", async () => {
		await open(items("accordion", three));
		expect(openItems("accordion")).toEqual([1]);
		find("accordion-title-2").click();
		expect(openItems("accordion")).toEqual([2]);
		find("accordion-title-2").click();
		expect(openItems("accordion")).toEqual([]);
	});

	it("writes the attributes of an open and of a closed item", async () => {
		await open(items("accordion", three));
		const [title, content] = [find("accordion-title-1"), find("accordion-content-1")];
		expect(title.getAttribute("tabindex")).toBe("0");
		expect(content.getAttribute("style")).toBe("display: block;");
		expect(content.hasAttribute("hidden")).toBe(false);
		title.click();
		expect(title.getAttribute("tabindex")).toBe("-1");
		expect(content.getAttribute("style")).toBe("display: none;");
		expect(content.getAttribute("hidden")).toBe("hidden");
		expect(title.hasAttribute("aria-selected")).toBe(false);
	});

	it("does not touch closed items at start", async () => {
		const template = document.createElement("template");
		template.innerHTML = items("accordion", three);
		await open(items("accordion", three));
		for (const id of ["accordion-title-2", "accordion-content-2", "accordion-content-3"])
			expect(find(id).outerHTML).toBe(template.content.getElementById(id)!.outerHTML);
	});

	it("tells scroll effects to measure again for the item open at start and for each opened one, not for closed ones", async () => {
		await open(items("accordion", three));
		expect(recalcs).toBe(1);
		find("accordion-title-2").click();
		expect(recalcs).toBe(2);
		find("accordion-title-2").click();
		expect(recalcs).toBe(2);
	});

	it("gives each title one tab stop, whatever its state, and keeps the focus on it", async () => {
		await open(items("accordion", three));
		const stops = () =>
			[1, 2, 3].map((at) => {
				const title = find(`accordion-title-${at}`);
				return [title, ...title.querySelectorAll("a")].filter(({ tabIndex }) => tabIndex >= 0);
			});
		for (const at of [0, 2, 2, 1, 3]) {
			if (at) find(`accordion-title-${at}`).click();
			expect(stops().map(({ length }) => length)).toEqual([1, 1, 1]);
		}
		const stop = stops()[0]![0]!;
		stop.focus();
		press(stop, "Enter");
		expect(document.activeElement).toBe(stops()[0]![0]);
		press(document.activeElement!, " ");
		expect(document.activeElement).toBe(stops()[0]![0]);
	});

	it("never lets an inner link without address navigate, and opens the item", async () => {
		await open(items("accordion", three).replaceAll("<a class", '<a href="" class'));
		const event = click(find("accordion-title-2").querySelector("a")!);
		expect(event.defaultPrevented).toBe(true);
		expect(openItems("accordion")).toEqual([2]);
	});

	it("leaves real links in titles and contents to the browser", async () => {
		await open(items("accordion", ['<a id="inside" href="#there">there</a>', "Two", "Three"]));
		const title = find("accordion-title-2");
		title.insertAdjacentHTML("beforeend", '<a id="beside" href="#here">here</a>');
		for (const id of ["inside", "beside"]) {
			expect(click(find(id)).defaultPrevented).toBe(false);
			expect(press(find(id), "Enter").defaultPrevented).toBe(false);
		}
		expect(openItems("accordion")).toEqual([1]);
	});

	it("lets the keyboard reach and open a title that is itself a link, or has no link at all", async () => {
		await open(
			items("toggle", three).replace(/<a (class="\S+") tabindex="0">(Title 1)<\/a>/, '<a $1 href="#there">$2</a>'),
		);
		find("toggle-title-2").querySelector("a")!.replaceWith("Title 2");
		mounted!.unmount();
		await open();
		for (const at of [1, 2]) {
			const title = find(`toggle-title-${at}`);
			for (const items of [[at], []]) {
				title.focus();
				press(document.activeElement!, "Enter");
				expect(openItems("toggle")).toEqual(items);
				expect(document.activeElement).toBe(title);
				expect(title.tabIndex).toBe(0);
			}
		}
	});

	it("opens inside a container that is a link", async () => {
		await open(tabs(three));
		const link = document.createElement("a");
		link.href = "#there";
		document.body.append(link);
		link.append(mounted!.host);
		expect(click(desktop(2)).defaultPrevented).toBe(true);
		expect(openItems("tabs")).toEqual([2]);
	});

	it("changes on Enter and Space without scrolling, once for a key that is held down", async () => {
		await open(items("accordion", three));
		const stop = find("accordion-title-2").querySelector("a")!;
		expect(press(stop, "Enter").defaultPrevented).toBe(true);
		expect(openItems("accordion")).toEqual([2]);
		expect(press(find("accordion-title-3"), " ").defaultPrevented).toBe(true);
		expect(openItems("accordion")).toEqual([3]);
		expect(press(find("accordion-title-3"), " ", { repeat: true }).defaultPrevented).toBe(true);
		expect(openItems("accordion")).toEqual([3]);
	});

	it("leaves keys with a modifier, and arrows outside a list of tabs, alone", async () => {
		await open(items("accordion", three));
		for (const event of [
			press(find("accordion-title-2"), "Enter", { ctrlKey: true }),
			press(find("accordion-title-2"), "ArrowDown"),
			press(find("accordion-title-2"), "End"),
		])
			expect(event.defaultPrevented).toBe(false);
		expect(openItems("accordion")).toEqual([1]);
	});

	it("keeps the outer state when an accordion inside a panel is used (page-builder #25)", async () => {
		await open(items("accordion", [items("accordion", three, "inner"), "Two", "Three"]));
		expect(openItems("accordion")).toEqual([1]);
		expect(openItems("inner")).toEqual([1]);
		find("inner-title-2").click();
		expect(openItems("inner")).toEqual([2]);
		press(find("inner-title-2"), "Enter");
		expect(openItems("inner")).toEqual([]);
		expect(openItems("accordion")).toEqual([1]);
		find("accordion-title-2").click();
		expect(openItems("inner")).toEqual([]);
	});

	it("works with an inner wrapper around the widget as well", async () => {
		const [start, ...rest] = items("accordion", three).split('<div class="elementor-accordion">');
		await open(
			`${start}<div class="elementor-widget-container"><div class="elementor-accordion">${rest.join("")}</div>`,
		);
		find("accordion-title-2").click();
		expect(openItems("accordion")).toEqual([2]);
	});

	it("says so without items, and survives numbers that are not", async () => {
		await open(
			widget("accordion", "empty", "") + items("accordion", three).replaceAll('data-tab="2"', `data-tab='"],*'`),
		);
		expect(mounted!.hosts[0]!.innerHTML).toBe("");
		expect(mounted!.errors.splice(0).map(({ code }) => code)).toContain("markup");
		find("accordion-title-2").click();
		expect(openItems("accordion")).toEqual([2]);
	});

	it("is left as printed where its titles have no numbers, and says so", async () => {
		const markup = items("accordion", three).replaceAll(/ data-tab="\d"/g, "");
		await open(markup);
		expect(document.body.innerHTML).toBe(markup);
		expect(mounted!.errors.splice(0).map(({ code }) => code)).toEqual(["markup"]);
	});
});

describe("toggle", () => {
	it("starts closed and lets two items be open (page-builder #22)", async () => {
		await open(items("toggle", three));
		expect(openItems("toggle")).toEqual([]);
		expect(recalcs).toBe(0);
		find("toggle-title-1").click();
		find("toggle-title-3").click();
		expect(openItems("toggle")).toEqual([1, 3]);
		find("toggle-title-1").click();
		expect(openItems("toggle")).toEqual([3]);
	});
});

describe("teardown", () => {
	it("leaves the page as the server printed it, deaf to clicks and keys, and can be mounted again", async () => {
		await open(items("accordion", three) + items("toggle", three) + tabs(three));
		const template = document.createElement("div");
		template.innerHTML = items("accordion", three) + items("toggle", three) + tabs(three);
		for (const id of ["accordion", "toggle", "tabs"]) {
			find(`${id}-title-2`).click();
			find(`${id}-title-3`).click();
		}
		mounted!.unmount();
		expect(document.body.innerHTML).toBe(template.innerHTML);
		expect(click(find("toggle-title-1")).defaultPrevented).toBe(false);
		expect(press(find("tabs-title-1"), "End").defaultPrevented).toBe(false);
		expect(document.body.innerHTML).toBe(template.innerHTML);
		await open();
		expect(openItems("accordion")).toEqual([1]);
		find("accordion-title-2").click();
		expect(openItems("accordion")).toEqual([2]);
	});
});
