// Navigation menu: lists that fly out, by mouse and by key.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { menu } from "./markup";
import { click, find, findAll, inDropdown, linkOf, listOf, nav, point, press, start, tap, toggle } from "./mount";

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
