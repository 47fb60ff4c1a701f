// Navigation menu: what it writes on the server's markup, what a press does, and that teardown leaves no trace.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { intersect, resizeTo, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import row from "../plugin";
import { menu, menuOfTheme } from "./markup";

let mounted: TestMount | undefined;
const styles = `<style>.elementor-nav-menu--main ul ul{position:absolute}</style>`;
const find = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const linkOf = (text: string, nav = "main") =>
	findAll(`.elementor-nav-menu--${nav} a`).find((link) => link.textContent === text)!;
const inDropdown = (text: string) => findAll("nav.elementor-nav-menu--dropdown a").find((a) => a.textContent === text)!;
const listOf = (link: HTMLElement) => link.nextElementSibling as HTMLElement;
const toggle = () => find(".elementor-menu-toggle");
const nav = () => find("nav.elementor-nav-menu--dropdown");
const press = (node: HTMLElement, key: string) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
	node.dispatchEvent(event);
	return event;
};
const click = (node: Element, options: MouseEventInit = {}) => {
	const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...options });
	// jsdom knows no navigation.
	const stop = (event: Event) => {
		wasPrevented = event.defaultPrevented;
		event.preventDefault();
	};
	let wasPrevented = false;
	addEventListener("click", stop, { once: true });
	node.dispatchEvent(event);
	return wasPrevented;
};
const point = (node: Element, type: string, pointerType = "mouse") =>
	node.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
const tap = (node: Element) => {
	point(node, "pointerdown", "touch");
	return click(node, { detail: 1 });
};

/** The first interaction, with which the lists come. */
const sign = async (showsBar: boolean) => {
	const lists = findAll("ul.elementor-nav-menu").filter((list) => showsBar || nav().contains(list));
	for (const node of [...lists, ...findAll(".elementor-menu-toggle")]) point(node, "pointerdown", "");
	await vi.waitFor(() => expect(lists.filter((list) => !list.dataset.smartmenusId)).toEqual([]));
};
const start = async (markup = menu(), showsBar = true, hasSign = true) => {
	mounted = await mountPlugin(plugin, row.selector, styles + markup);
	const bar = document.querySelector(".elementor-nav-menu--main .elementor-nav-menu");
	if (bar && showsBar) {
		intersect(bar);
		await vi.waitFor(() => expect(bar.querySelector("a:has(+ul:not([aria-labelledby]))")).toBe(null));
	}
	if (hasSign) await sign(showsBar);
	return mounted;
};

afterEach(() => {
	vi.useRealTimers();
	mounted?.unmount();
	mounted = undefined;
});

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

describe("lists", () => {
	it("are described, with ids that pair up and are unique, loop-filter-carousel #52", async () => {
		await start(
			`<b id="sm-1"></b><b id="sm-4"></b>${menu().replaceAll('href="/markup?shop"', 'href="/markup?shop" id="shop"')}`,
		);
		const links = findAll(".has-submenu");
		expect(links).toHaveLength(6);
		for (const link of links) {
			const list = listOf(link);
			expect(list.getAttribute("aria-labelledby")).toBe(link.id);
			expect(link.getAttribute("aria-controls")).toBe(list.id);
			expect(list.getAttribute("role")).toBe("group");
			expect([list.ariaHidden, list.ariaExpanded, link.ariaExpanded, link.ariaHasPopup]).toEqual([
				"true",
				"false",
				"false",
				"true",
			]);
			expect(link.lastElementChild!.className).toBe("sub-arrow");
		}
		const ids = findAll("[id]").map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(findAll(".elementor-nav-menu[data-smartmenus-id]")).toHaveLength(2);
	});

	it("have their icons in the closed dropdown before a visitor's first sign, as these decide how wide the menu is", async () => {
		await start(menu(), false, false);
		expect(findAll("nav.elementor-nav-menu--dropdown li:has(>ul)>a>.sub-arrow")).toHaveLength(3);
	});

	it("of the bar say what they are before a visitor's first sign", async () => {
		await start(menu(), true, false);
		const lists = findAll(".elementor-nav-menu--main li>ul");
		const state = lists.map((list) => [list.role, list.ariaHidden, list.ariaExpanded, !!list.id]);
		expect(new Set(state.map(String))).toEqual(new Set(["group,true,false,true"]));
	});

	it("open at the first press where they push the page down, and are followed at the second, loop-filter-carousel #50", async () => {
		await start();
		toggle().click();
		const shop = inDropdown("Shop");
		expect(click(shop)).toBe(true);
		expect([shop.ariaExpanded, listOf(shop).ariaHidden, listOf(shop).style.display]).toEqual([
			"true",
			"false",
			"block",
		]);
		expect(shop.classList.contains("highlighted")).toBe(true);
		expect(listOf(shop).style.width).toBe("auto");
		// The icon counts as the arrow.
		expect(click(shop.querySelector(".sub-arrow path")!)).toBe(true);
		expect([shop.ariaExpanded, listOf(shop).style.display]).toEqual(["false", "none"]);
		click(shop);
		expect(click(shop)).toBe(false);
	});

	it("that push the page down stay open next to each other", async () => {
		await start();
		toggle().click();
		click(inDropdown("Shop"));
		click(inDropdown("More"));
		expect([inDropdown("Shop").ariaExpanded, inDropdown("More").ariaExpanded]).toEqual(["true", "true"]);
		click(document.body);
		expect([inDropdown("Shop").ariaExpanded, inDropdown("More").ariaExpanded]).toEqual(["false", "false"]);
	});

	it("of links that lead nowhere open and close at every press", async () => {
		await start();
		for (const link of [linkOf("More"), inDropdown("More")]) {
			expect(click(link)).toBe(true);
			expect(link.ariaExpanded).toBe("true");
			expect(click(link)).toBe(true);
			expect(link.ariaExpanded).toBe("false");
		}
	});

	it("fly out at a first tap and are followed at the second", async () => {
		await start();
		const shop = linkOf("Shop");
		expect(tap(shop)).toBe(true);
		expect(shop.ariaExpanded).toBe("true");
		expect(tap(shop)).toBe(false);
		expect(tap(linkOf("More"))).toBe(true);
		expect([shop.ariaExpanded, linkOf("More").ariaExpanded]).toEqual(["false", "true"]);
	});

	it("do not keep a mouse from following a link", async () => {
		await start();
		point(linkOf("Shop"), "pointerdown");
		expect(click(linkOf("Shop"), { detail: 1 })).toBe(false);
	});

	it("leave presses with a key to the browser", async () => {
		await start();
		for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
			expect([keys, click(inDropdown("Shop"), keys)]).toEqual([keys, false]);
		expect(inDropdown("Shop").ariaExpanded).toBe("false");
	});

	it("never follow a link that is switched off", async () => {
		await start();
		expect(click(linkOf("Off"))).toBe(true);
	});

	it("make a parent without an address a button", async () => {
		await start(menu().replaceAll(' href="#" ', " "));
		expect([linkOf("More").getAttribute("role"), linkOf("More").tabIndex]).toEqual(["button", 0]);
	});
});

describe("the mouse", () => {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
	});
	const startFlat = async () => {
		vi.useRealTimers();
		await start();
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	};

	it("opens what it rests on after 250 ms, and 500 ms after it has left all is closed, loop-filter-carousel #49", async () => {
		await startFlat();
		const shop = linkOf("Shop");
		point(shop, "pointerover");
		vi.advanceTimersByTime(249);
		expect(shop.ariaExpanded).toBe("false");
		vi.advanceTimersByTime(1);
		expect(shop.ariaExpanded).toBe("true");
		point(find(".elementor-nav-menu"), "pointerleave");
		vi.advanceTimersByTime(499);
		expect(shop.ariaExpanded).toBe("true");
		vi.advanceTimersByTime(1);
		expect([shop.ariaExpanded, listOf(shop).ariaHidden]).toEqual(["false", "true"]);
	});

	it("opens nothing that it was about to open when the browser brings the page back", async () => {
		await startFlat();
		point(linkOf("Shop"), "pointerover");
		dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		vi.advanceTimersByTime(500);
		expect(linkOf("Shop").ariaExpanded).toBe("false");
	});

	it("closes the branch of another item", async () => {
		await startFlat();
		point(linkOf("Shop"), "pointerover");
		vi.advanceTimersByTime(250);
		point(linkOf("Mugs"), "pointerover");
		vi.advanceTimersByTime(250);
		expect([linkOf("Shop").ariaExpanded, linkOf("Mugs").ariaExpanded]).toEqual(["true", "true"]);
		point(linkOf("Team"), "pointerover");
		vi.advanceTimersByTime(250);
		expect([linkOf("Shop").ariaExpanded, linkOf("Mugs").ariaExpanded]).toEqual(["false", "false"]);
	});

	it("opens nothing after an Escape while it still rests on the same item", async () => {
		await startFlat();
		point(linkOf("Shop"), "pointerover");
		vi.advanceTimersByTime(100);
		press(document.body, "Escape");
		point(linkOf("Shop"), "pointermove");
		vi.advanceTimersByTime(1000);
		expect(linkOf("Shop").ariaExpanded).toBe("false");
		point(linkOf("Team"), "pointerover");
		point(linkOf("Shop"), "pointerover");
		vi.advanceTimersByTime(250);
		expect(linkOf("Shop").ariaExpanded).toBe("true");
	});

	it("opens nothing after a click on a link, while it still rests there", async () => {
		await startFlat();
		point(linkOf("Shop"), "pointerover");
		vi.advanceTimersByTime(250);
		point(linkOf("Small"), "pointerover");
		vi.advanceTimersByTime(100);
		point(linkOf("Small"), "pointerdown");
		linkOf("Small").click();
		expect(linkOf("Shop").ariaExpanded).toBe("false");
		vi.advanceTimersByTime(1000);
		expect(linkOf("Shop").ariaExpanded).toBe("false");
	});

	it("is the only pointer that rests", async () => {
		await startFlat();
		point(linkOf("Shop"), "pointerover", "touch");
		point(linkOf("Shop"), "pointerover", "pen");
		vi.advanceTimersByTime(1000);
		expect(linkOf("Shop").ariaExpanded).toBe("false");
	});

	it("opens nothing in lists that push the page down", async () => {
		await startFlat();
		toggle().click();
		point(inDropdown("Shop"), "pointerover");
		vi.advanceTimersByTime(1000);
		expect(inDropdown("Shop").ariaExpanded).toBe("false");
	});

	it("gives way to a touch elsewhere after 350 ms", async () => {
		await startFlat();
		tap(linkOf("Shop"));
		point(document.body, "pointerdown", "touch");
		vi.advanceTimersByTime(349);
		expect(linkOf("Shop").ariaExpanded).toBe("true");
		vi.advanceTimersByTime(1);
		expect(linkOf("Shop").ariaExpanded).toBe("false");
	});
});

describe("keys", () => {
	it("open a list at Space, and follow a link without one", async () => {
		await start();
		expect(press(linkOf("Shop"), " ").defaultPrevented).toBe(true);
		expect(linkOf("Shop").ariaExpanded).toBe("true");
		press(linkOf("Shop"), " ");
		expect(linkOf("Shop").ariaExpanded).toBe("false");
		const clicked = vi.fn((event: Event) => event.preventDefault());
		linkOf("Home").addEventListener("click", clicked);
		press(linkOf("Home"), " ");
		expect(clicked).toHaveBeenCalledOnce();
	});

	it("close everything at Escape, with the focus on the item of the bar, loop-filter-carousel #51", async () => {
		await start();
		press(linkOf("Shop"), "ArrowDown");
		press(linkOf("Mugs"), "ArrowRight");
		expect(document.activeElement).toBe(linkOf("Small"));
		press(linkOf("Small"), "Escape");
		expect(document.activeElement).toBe(linkOf("Shop"));
		expect([linkOf("Shop").ariaExpanded, linkOf("Mugs").ariaExpanded]).toEqual(["false", "false"]);
	});

	it("close the lists of the dropdown at one Escape and the dropdown at the next", async () => {
		await start();
		toggle().click();
		click(inDropdown("Shop"));
		inDropdown("Hats").focus();
		press(inDropdown("Hats"), "Escape");
		expect([inDropdown("Shop").ariaExpanded, nav().inert]).toEqual(["false", false]);
		expect(document.activeElement).toBe(inDropdown("Shop"));
		press(inDropdown("Shop"), "Escape");
		expect(nav().inert).toBe(true);
		expect(document.activeElement).toBe(toggle());
	});

	it("walk the bar and its lists with arrows, Home and End", async () => {
		await start();
		linkOf("Home").focus();
		const walk = (key: string) => {
			press(document.activeElement as HTMLElement, key);
			return document.activeElement!.textContent;
		};
		expect(["ArrowRight", "ArrowRight", "End", "ArrowRight", "ArrowRight"].map(walk)).toEqual([
			"Shop",
			"More",
			"Off",
			"Home",
			"Shop",
		]);
		expect(["ArrowDown", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft", "ArrowLeft"].map(walk)).toEqual([
			"Mugs",
			"Hats",
			"Mugs",
			"Small",
			"Mugs",
			"Shop",
		]);
	});

	it("close a flyout that the focus has left", async () => {
		await start();
		press(linkOf("Shop"), "ArrowDown");
		linkOf("Team").focus();
		expect(linkOf("Shop").ariaExpanded).toBe("false");
	});

	it("never leave the focus in a list that closes", async () => {
		await start();
		toggle().click();
		click(inDropdown("Shop"));
		inDropdown("Hats").focus();
		click(inDropdown("Shop").querySelector(".sub-arrow")!);
		expect(document.activeElement).toBe(inDropdown("Shop"));
		toggle().click();
		expect(document.activeElement).toBe(toggle());
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
