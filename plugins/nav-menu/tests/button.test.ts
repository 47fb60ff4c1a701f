// Navigation menu: what it writes on the server's markup, its button and dropdown, and that teardown leaves no trace.
import { describe, expect, it, vi } from "vitest";
import { intersect, resizeTo, setFeature } from "../../../tests/helpers/jsdom";
import { menu, menuOfTheme } from "./markup";
import {
	click,
	find,
	findAll,
	inDropdown,
	linkOf,
	listOf,
	mounted,
	nav,
	point,
	press,
	start,
	styles,
	tap,
	toggle,
} from "./mount";

describe("the button", () => {
	it("opens the dropdown and closes it again, loop-filter-carousel #44", async () => {
		await start();
		const state = () => [
			toggle().getAttribute("aria-expanded"),
			toggle().classList.contains("elementor-active"),
			nav().getAttribute("aria-hidden"),
			nav().inert,
			inDropdown("Home").tabIndex,
		];
		expect(nav().style.getPropertyValue("--menu-height")).toBe("");
		const closed = ["false", false, "true", true, -1];
		expect(state()).toEqual(closed);
		toggle().click();
		expect(state()).toEqual(["true", true, "false", false, 0]);
		expect(nav().style.getPropertyValue("--menu-height")).toBe("1000vmax");
		toggle().click();
		expect(state()).toEqual(closed);
		expect(nav().style.getPropertyValue("--menu-height")).toBe("0");
	});

	it("listens to scrolling only while the dropdown is open", async () => {
		const [add, remove] = [vi.spyOn(window, "addEventListener"), vi.spyOn(window, "removeEventListener")];
		const calls = () => [add, remove].map(({ mock }) => mock.calls.filter(([type]) => type === "scroll").length);
		await start();
		expect(calls()[0]).toBe(0);
		toggle().click();
		expect(calls()[0]).toBe(1);
		const [, before] = calls();
		toggle().click();
		expect(calls()).toEqual([1, before! + 1]);
		add.mockRestore();
		remove.mockRestore();
	});

	it("answers Enter and Space once a press, and lets neither scroll, loop-filter-carousel #45", async () => {
		await start();
		expect(press(toggle(), " ").defaultPrevented).toBe(true);
		expect(nav().inert).toBe(false);
		expect(press(toggle(), "Enter").defaultPrevented).toBe(true);
		expect(nav().inert).toBe(true);
	});

	it("closes at Escape and takes the focus back", async () => {
		await start();
		toggle().click();
		inDropdown("Home").focus();
		press(inDropdown("Home"), "Escape");
		expect(nav().inert).toBe(true);
		expect(document.activeElement).toBe(toggle());
	});

	it("closes when the width changes and stays when only the height does, loop-filter-carousel #46", async () => {
		vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame"] });
		await start(menu(), false);
		toggle().click();
		resizeTo(1280, 740);
		vi.advanceTimersByTime(50);
		expect(nav().inert).toBe(false);
		resizeTo(1200, 740);
		vi.advanceTimersByTime(50);
		expect(nav().inert).toBe(true);
	});

	it("closes at a final item where it spans the window, loop-filter-carousel #48", async () => {
		await start(menu({ stretch: true }));
		toggle().click();
		click(inDropdown("Shop"));
		expect(nav().inert).toBe(false);
		click(inDropdown("Team"));
		expect(nav().inert).toBe(true);
	});

	it("stays open at a final item where it does not", async () => {
		await start();
		toggle().click();
		click(inDropdown("Team"));
		expect(nav().inert).toBe(false);
	});

	it("opens a list that is a form, whose fields hide its members", async () => {
		const form = '<form class="elementor-nav-menu"><input name="parentElement"><input name="parentElement"></form>';
		const { errors } = await start(
			menu().replace(/(<nav [^>]*--dropdown[^>]*>)[\s\S]*(<\/nav>)/, `$1${form}$2`),
			false,
		);
		expect(nav().querySelector("form")).not.toBeNull();
		toggle().click();
		expect([nav().inert, errors]).toEqual([false, []]);
	});

	it("is not needed where the list is always open", async () => {
		await start(menu({ layout: "dropdown", toggle: false }));
		expect(nav().getAttribute("aria-hidden")).toBe("false");
		expect(nav().inert).toBeFalsy();
		expect(findAll("nav a").every((link) => link.tabIndex === 0)).toBe(true);
	});

	it("stays as printed if the bar never turns into a dropdown", async () => {
		await start(menu({ dropdown: "none", toggle: false }), true, false);
		expect(nav().getAttribute("aria-hidden")).toBe("true");
		expect(inDropdown("Home").tabIndex).toBe(-1);
	});
});

describe("the lists of the dropdown", () => {
	it("wait for the first interaction, and keep a press that comes before", async () => {
		await start(menu(), false, false);
		const list = nav().querySelector<HTMLElement>(".elementor-nav-menu")!;
		expect([list.dataset.smartmenusId, nav().querySelector(".has-submenu")]).toEqual(["", null]);
		toggle().click();
		expect(nav().inert).toBe(false);
		expect(click(inDropdown("Shop"))).toBe(true);
		await vi.waitFor(() => expect(inDropdown("Shop").ariaExpanded).toBe("true"));
		expect(list.dataset.smartmenusId).not.toBe("");
	});
});

describe("the bar before its part", () => {
	const startEarly = async () => {
		await start(menu(), true, false);
		expect([linkOf("Shop").ariaExpanded, listOf(linkOf("Shop")).inert]).toEqual(["false", undefined]);
		return linkOf("Shop");
	};

	it.each([" ", "ArrowDown"])("keeps the key %j, which would scroll", async (key) => {
		const shop = await startEarly();
		expect(press(shop, key).defaultPrevented).toBe(true);
		await vi.waitFor(() => expect(shop.ariaExpanded).toBe("true"));
	});

	it("lets the page hear a key that it keeps once, when it is answered", async () => {
		const shop = await startEarly();
		const onKey = vi.fn();
		document.addEventListener("keydown", onKey, { capture: true });
		press(shop, " ");
		expect(onKey).not.toHaveBeenCalled();
		await vi.waitFor(() => expect(shop.ariaExpanded).toBe("true"));
		expect(onKey).toHaveBeenCalledTimes(1);
		document.removeEventListener("keydown", onKey, { capture: true });
	});

	it("keeps a tap on an item with a list, and lets a mouse follow the link", async () => {
		const shop = await startEarly();
		point(shop, "pointerdown", "mouse");
		expect(click(shop)).toBe(false);
		expect(tap(linkOf("Mugs"))).toBe(true);
		await vi.waitFor(() => expect([shop.ariaExpanded, linkOf("Mugs").ariaExpanded]).toEqual(["true", "true"]));
	});
});

describe("icons", () => {
	const iconOf = async (value: unknown) => {
		await start(menu({ settings: { submenu_icon: { value } } }));
		return linkOf("Shop").querySelector(".sub-arrow")?.innerHTML;
	};

	it("are drawn from markup, from class names, or not at all", async () => {
		expect(await iconOf('<i class="fas fa-caret-down"></i>')).toBe('<i class="fas fa-caret-down"></i>');
		mounted!.unmount();
		expect(await iconOf("fas fa-caret-down")).toBe('<i class="fas fa-caret-down"></i>');
		mounted!.unmount();
		expect(await iconOf("")).toBeUndefined();
		mounted!.unmount();
		expect(await iconOf({ toString: 1 })).toBeUndefined();
		expect(mounted!.errors).toEqual([]);
	});

	it("run nothing", async () => {
		const markup =
			'<svg onload="alert(1)" class="a"><script href="x">alert(1)</script><a href="javascript:alert(1)"/><g><path d="M0 0"/></g></svg></i></i><i style="x" 9="9" class="b"/>';
		expect(await iconOf(markup)).toBe(
			'<svg class="a"><script></script><a></a><g></g><path d="M0 0"></path><i class="b"></i></svg>',
		);
	});
});

describe("links to places", () => {
	it("are current while the place is in the upper half of the window, loop-filter-carousel #53", async () => {
		history.replaceState(null, "", "/markup");
		await start(`<div id="team"></div>${menu()}`);
		const state = () => [linkOf("Team").classList.contains("elementor-item-active"), linkOf("Team").ariaCurrent];
		await new Promise(requestAnimationFrame);
		intersect(find("#team"), true);
		expect(state()).toEqual([true, "location"]);
		intersect(find("#team"), false);
		expect(state()).toEqual([false, null]);
		expect(linkOf("Team").hasAttribute("aria-current")).toBe(false);
	});
});

describe("the theme's menu", () => {
	const startTheme = async () => {
		await start(menuOfTheme());
		await vi.waitFor(() => expect(find(".menu-item-has-children>a").hasAttribute("aria-expanded")).toBe(true));
	};
	const holder = () => find(".site-navigation-toggle-holder");
	const button = () => find(".site-navigation-toggle");
	const dropdown = () => find(".site-navigation-dropdown");

	it("opens and closes with its items", async () => {
		await startTheme();
		button().click();
		expect([holder().className, button().ariaExpanded, dropdown().ariaHidden, dropdown().inert]).toEqual([
			"site-navigation-toggle-holder elementor-active",
			"true",
			"false",
			false,
		]);
		const shop = findAll(".site-navigation-dropdown a").find((link) => link.textContent === "Shop")!;
		expect(click(shop)).toBe(true);
		expect(shop.parentElement!.classList.contains("elementor-active")).toBe(true);
		expect(click(shop)).toBe(false);
		expect(shop.parentElement!.classList.contains("elementor-active")).toBe(false);
		click(shop);
		button().click();
		expect(holder().className).toBe("site-navigation-toggle-holder");
		expect(dropdown().inert).toBe(true);
		expect(shop.parentElement!.classList.contains("elementor-active")).toBe(false);
	});
});

describe("teardown", () => {
	it.each([
		["the bar", menu({ stretch: true })],
		["a column", menu({ layout: "vertical" })],
		["a list without a button", menu({ layout: "dropdown", toggle: false })],
		["the theme's menu", menuOfTheme()],
	])("of %s leaves the markup as it was", async (_, markup) => {
		setFeature("prefers-reduced-motion", "reduce");
		document.body.innerHTML = styles + markup;
		const before = document.body.innerHTML;
		await start(markup);
		for (const link of findAll("a,[role=button],button")) click(link);
		for (const link of findAll("a")) press(link, " ");
		mounted!.unmount();
		expect(document.body.innerHTML).toBe(before);
		expect(mounted!.errors).toEqual([]);
	});
});
