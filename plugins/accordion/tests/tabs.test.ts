// Tabs: what is shown, by mouse and by key.
import { describe, expect, it } from "vitest";
import { desktop, find, items, open, openItems, press, recalcs, tabs, three } from "./mount";

const mobile = (at: number) =>
	document.querySelector<HTMLElement>(`.elementor-tab-mobile-title[aria-controls="tabs-content-${at}"]`)!;

describe("tabs", () => {
	it("keeps the active one open when it is clicked, and says nothing (page-builder #23)", async () => {
		await open(tabs(three));
		const before = recalcs;
		desktop(1).click();
		expect(openItems("tabs")).toEqual([1]);
		expect(recalcs - before).toBe(0);
		desktop(2).click();
		expect(openItems("tabs")).toEqual([2]);
		expect(recalcs - before).toBe(1);
	});

	it("gives desktop and mobile titles the same state (page-builder #23)", async () => {
		await open(tabs(three));
		const states = (title: Element) =>
			["tabindex", "aria-selected", "aria-expanded"].map((name) => title.getAttribute(name)).join();
		mobile(2).click();
		for (const at of [1, 2, 3]) {
			expect(states(mobile(at))).toBe(states(desktop(at)));
			expect(mobile(at).classList.contains("elementor-active")).toBe(
				desktop(at).classList.contains("elementor-active"),
			);
		}
		expect(states(desktop(2))).toBe("0,true,true");
		expect(states(desktop(1))).toBe("-1,false,false");
	});

	it("shows the first panel though the server printed hidden on it, and hides without a slide", async () => {
		HTMLElement.prototype.animate = () => {
			throw new Error("tabs have no motion");
		};
		await open(tabs(three));
		expect(find("tabs-content-1").hasAttribute("hidden")).toBe(false);
		expect(find("tabs-content-1").getAttribute("style")).toBe("display: block;");
		desktop(2).click();
		expect(find("tabs-content-1").getAttribute("hidden")).toBe("hidden");
		expect(find("tabs-content-1").getAttribute("style")).toBe("display: none;");
	});

	it("moves the focus to title 2 on Left where the site is right to left, and shows panel 1 still (page-builder #24)", async () => {
		window.elementorFrontendConfig = { is_rtl: true };
		await open(tabs(three));
		desktop(1).focus();
		expect(press(desktop(1), "ArrowLeft").defaultPrevented).toBe(true);
		expect(document.activeElement).toBe(desktop(2));
		expect(openItems("tabs")).toEqual([1]);
	});

	it("moves with Left and Right in a row, wrapping, and with Home and End", async () => {
		await open(tabs(three));
		for (const [from, key, to] of [
			[1, "ArrowRight", 2],
			[3, "ArrowRight", 1],
			[1, "ArrowLeft", 3],
			[3, "Home", 1],
			[1, "End", 3],
		] as const) {
			expect(press(desktop(from), key).defaultPrevented).toBe(true);
			expect(document.activeElement).toBe(desktop(to));
		}
		for (const key of ["ArrowUp", "ArrowDown"]) expect(press(desktop(1), key).defaultPrevented).toBe(false);
		expect(openItems("tabs")).toEqual([1]);
	});

	it("moves with Up and Down in a vertical list, among the titles of that list", async () => {
		await open(tabs(three));
		expect(press(mobile(1), "ArrowDown").defaultPrevented).toBe(true);
		expect(document.activeElement).toBe(mobile(2));
		press(mobile(1), "ArrowUp");
		expect(document.activeElement).toBe(mobile(3));
		press(mobile(3), "Home");
		expect(document.activeElement).toBe(mobile(1));
		expect(press(mobile(1), "ArrowRight").defaultPrevented).toBe(false);
	});

	it("skips titles that cannot be seen", async () => {
		HTMLElement.prototype.checkVisibility = function () {
			return this !== desktop(2);
		};
		await open(tabs(three));
		press(desktop(1), "ArrowRight");
		expect(document.activeElement).toBe(desktop(3));
	});

	it("does not take the list around an accordion in a panel for the accordion's own", async () => {
		await open(tabs([items("accordion", three), "Two"]));
		expect(press(find("accordion-title-1"), "ArrowDown").defaultPrevented).toBe(false);
		find("accordion-title-2").click();
		expect(openItems("tabs", 2)).toEqual([1]);
		expect(openItems("accordion")).toEqual([2]);
	});
});
