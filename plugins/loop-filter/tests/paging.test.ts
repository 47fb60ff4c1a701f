// The paging of loops in jsdom: more by click, by key and by scrolling, numbers, and what goes wrong on the way.
import { describe, expect, it, vi } from "vitest";
import { intersect, isObserved } from "../../../tests/helpers/jsdom";
import { loops } from "../loops";
import {
	answer,
	back,
	button,
	calls,
	filter,
	get,
	isBusy,
	item,
	type LoopOptions,
	type Loose,
	loop,
	loopElement,
	open,
	page,
	pressedIn,
	query,
	settle,
	shown,
} from "./setup";

const click = { pagination_type: "load_more_on_click" };
const infinite = { pagination_type: "load_more_infinite_scroll" };
const ajax = { pagination_type: "numbers", pagination_load_type: "ajax" };

const spinner = '<span class="e-load-more-spinner"><i class="fas fa-spinner"></i></span>';
const anchor = (at: number, max: number) =>
	`<div class="e-load-more-anchor" data-page="${at}" data-max-page="${max}"${at < max ? ` data-next-page="/shop/${at + 1}/"` : ""}></div>`;
const link =
	'<div class="e-loop__load-more elementor-button-wrapper"><a class="elementor-button elementor-size-sm" role="button">More</a></div><div class="e-load-more-message"></div>';
const more = (at = 1, max = 2) => spinner + anchor(at, max) + link;
const numbers = (current: number, count = 3, search = "") =>
	`${anchor(current, count)}<nav class="elementor-pagination" aria-label="Pagination">${Array.from(
		{ length: count },
		(_, at) => at + 1,
	)
		.map((at) => {
			const label = `<span class="elementor-screen-only">Page</span>${at}`;
			if (at === current) return `<span aria-current="page" class="page-numbers current">${label}</span>`;
			const parts = [at > 1 && `e-page-b2b2b2b=${at}`, search].filter(Boolean).join("&");
			return `<a class="page-numbers" href="/shop/${parts && `?${parts}`}">${label}</a>`;
		})
		.join("")}</nav>`;

const has = (name: string) => loopElement().classList.contains(name);
const moreLink = () => get(".e-loop__load-more a");
const numberLink = (at: number) =>
	[...document.querySelectorAll<HTMLAnchorElement>("a.page-numbers")].find(({ textContent }) =>
		textContent!.endsWith(`${at}`),
	)!;
const openMore = (options: LoopOptions = {}) => open(loop({ settings: click, paging: more(), ...options }));

describe("load more", () => {
	it("appends the next page's items, and ends with the last (loop-filter-carousel #21)", async () => {
		await openMore();
		moreLink().click();
		expect([calls.length, calls[0]!.address, calls[0]!.options.method]).toEqual([1, "/shop/2/", undefined]);
		expect([has("e-load-more-pagination-loading"), has("e-load-more-pagination-end")]).toEqual([true, false]);
		expect(get(".fa-spinner").classList.contains("eicon-animation-spin")).toBe(true);
		moreLink().click();
		expect(calls).toHaveLength(1);
		await calls[0]!.answer(page({ items: ["c", "d"], paging: more(2) }));
		expect(shown()).toEqual(["a", "b", "c", "d"]);
		expect(get(".e-load-more-anchor").dataset).toMatchObject({ page: "2", maxPage: "2" });
		expect([isBusy(), has("e-load-more-pagination-end")]).toEqual([false, true]);
		expect(get(".fa-spinner").classList.contains("eicon-animation-spin")).toBe(false);
		moreLink().click();
		expect(calls).toHaveLength(1);
		expect(get("[role=status]").textContent).toBe("4 items");
	});

	it("works by key on a link without an address (loop-filter-carousel #57)", async () => {
		await openMore({ paging: more(1, 3) });
		expect(moreLink().tabIndex).toBe(0);
		for (const key of ["Enter", " "]) {
			const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
			moreLink().dispatchEvent(press);
			expect(press.defaultPrevented).toBe(true);
			const at = calls.length;
			await calls[at - 1]!.answer(page({ items: [key], paging: more(at + 1, 3) }));
		}
		expect(calls.map(({ address }) => address)).toEqual(["/shop/2/", "/shop/3/"]);
		expect(shown()).toEqual(["a", "b", "Enter", " "]);
	});

	it("is what it was after more items failed, and outdated after others did, which come first then (loop-filter-carousel #23)", async () => {
		await open(filter(), loop({ paging: more(1, 3), settings: click }));
		const state = () => loops.b2b2b2b!.state;
		const seen = [state()];
		moreLink().click();
		seen.push(state());
		await calls[0]!.fail();
		seen.push(state());
		button("mugs").click();
		seen.push(state());
		await calls[1]!.fail();
		seen.push(state());
		moreLink().click();
		seen.push(state());
		expect(calls[2]!.body.widget_filters.taxonomy.product_cat.terms).toEqual(["mugs"]);
		await calls[2]!.answer(answer("m"));
		seen.push(state());
		expect(seen).toEqual(["shown", "asking", "shown", "asking", "outdated", "asking", "shown"]);
		expect(shown()).toEqual(["m"]);
	});

	it("leaves keys with a modifier to the browser, and keys on anything else in the loop", async () => {
		await openMore({ paging: more(1, 3) });
		const press = (target: Element, init: KeyboardEventInit) => {
			const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
			target.dispatchEvent(event);
			return event.defaultPrevented;
		};
		expect(press(moreLink(), { key: " ", ctrlKey: true })).toBe(false);
		expect(press(moreLink(), { key: "Enter", altKey: true })).toBe(false);
		expect(press(get("article,.e-loop-item"), { key: " ", repeat: true })).toBe(false);
		expect(calls).toHaveLength(0);
		expect(press(moreLink(), { key: " ", repeat: true })).toBe(true);
		expect(calls).toHaveLength(0);
	});

	it("can be tried again after a failure (loop-filter-carousel #23)", async () => {
		const { errors } = await openMore();
		moreLink().click();
		await calls[0]!.fail();
		expect([isBusy(), has("e-load-more-pagination-end"), shown()]).toEqual([false, false, ["a", "b"]]);
		expect(errors.map(({ code }) => code)).toEqual(["request"]);
		moreLink().click();
		await calls[1]!.answer("<p>Please log in</p>");
		expect([isBusy(), shown()]).toEqual([false, ["a", "b"]]);
		moreLink().click();
		await calls[2]!.answer(page({ items: ["c"], paging: more(2) }));
		expect(shown()).toEqual(["a", "b", "c"]);
	});

	it("moves its spinner into the button and back; says so if there is none", async () => {
		const { unmount } = await openMore();
		expect(moreLink().querySelector(".e-load-more-spinner")).not.toBeNull();
		expect(has("e-load-more-no-spinner")).toBe(false);
		unmount();
		expect(document.body.innerHTML).toContain(more());
		await openMore({ paging: anchor(1, 2) + link });
		expect(has("e-load-more-no-spinner")).toBe(true);
	});

	it("leaves a spinner that holds the anchor where it is", async () => {
		const { unmount, errors } = await openMore({
			paging: `<div class="e-load-more-spinner">${anchor(1, 2)}</div>${link}`,
		});
		unmount();
		expect(errors).toEqual([]);
	});

	it("ends immediately if there is one page, or no anchor", async () => {
		await openMore({ paging: more(1, 1) });
		expect(has("e-load-more-pagination-end")).toBe(true);
		for (const settings of [click, infinite, ajax]) {
			const { errors } = await open(loop({ settings }));
			if (settings !== ajax) expect(has("e-load-more-pagination-end")).toBe(true);
			expect(errors).toEqual([]);
		}
	});

	it("brings the items' own styles and tells masonries, by jQuery too", async () => {
		const heard: string[] = [];
		const trigger = vi.fn();
		vi.stubGlobal(
			"jQuery",
			Object.assign(() => ({ trigger, on() {}, off() {} }), { event: {} }),
		);
		addEventListener("elementor-pro/loop-builder/after-insert-posts", () => heard.push("native"), { once: true });
		await openMore();
		moreLink().click();
		const style = '<style id="loop-dynamic-55">.x{}</style>';
		await calls[0]!.answer(page({ items: ["c"], paging: style + more(2) }));
		expect(loopElement().querySelectorAll("#loop-dynamic-55")).toHaveLength(1);
		expect(heard).toEqual(["native"]);
		expect(trigger.mock.calls[0]![0]).toBe("elementor-pro/loop-builder/after-insert-posts");
	});

	it("moves the focus on to the first new item when the link is removed", async () => {
		await openMore();
		moreLink().focus();
		moreLink().click();
		await calls[0]!.answer(page({ items: ["c", "d"], paging: more(2) }));
		expect(document.activeElement!.textContent).toBe("c");
	});

	it.each(["posts.classic", "archive-posts.archive_cards"])(
		"appends the articles of %s (loop-filter-carousel #21)",
		async (type) => {
			const posts = (names: string[], at: number) =>
				`<div class="elementor-element elementor-element-b2b2b2b elementor-widget" data-id="b2b2b2b" data-widget_type="${type}" data-settings='${JSON.stringify(click)}'><div class="elementor-posts-container">${names.map((name) => `<article>${name}</article>`).join("")}</div>${more(at)}</div>`;
			await open(posts(["a"], 1));
			moreLink().click();
			await calls[0]!.answer(posts(["b"], 2));
			expect([...document.querySelectorAll("article")].map(({ textContent }) => textContent)).toEqual(["a", "b"]);
			expect(has("e-load-more-pagination-end")).toBe(true);
		},
	);
});

describe("infinite scroll", () => {
	it("asks once a page, when the anchor comes into view (loop-filter-carousel #22)", async () => {
		await open(loop({ settings: infinite, paging: more(1, 3) }));
		const target = get(".e-load-more-anchor");
		intersect(target, false);
		expect(calls).toHaveLength(0);
		intersect(target);
		intersect(target);
		expect([calls.length, isObserved(target)]).toEqual([1, false]);
		await calls[0]!.answer(page({ items: ["c"], paging: more(2, 3) }));
		expect([calls.length, isObserved(target)]).toEqual([1, true]);
		intersect(target);
		await calls[1]!.answer(page({ items: ["d"], paging: more(3, 3) }));
		expect([shown(), isObserved(target), calls.length]).toEqual([["a", "b", "c", "d"], false, 2]);
	});

	it("waits longer after each failure", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		try {
			await open(loop({ settings: infinite, paging: more(1, 3) }));
			const target = get(".e-load-more-anchor");
			for (const pause of [2000, 4000]) {
				intersect(target);
				await calls.at(-1)!.fail();
				vi.advanceTimersByTime(pause - 1);
				expect(isObserved(target)).toBe(false);
				vi.advanceTimersByTime(1);
				expect(isObserved(target)).toBe(true);
			}
		} finally {
			vi.useRealTimers();
		}
	});
});

describe("numbers", () => {
	it("show another page in place and write the address (loop-filter-carousel #24)", async () => {
		history.replaceState(null, "", "/shop/?tel=%2B1&x=1");
		await open(loop({ settings: ajax, paging: numbers(1) }));
		numberLink(2).querySelector("span")!.click();
		expect(calls[0]!.address).toBe("http://localhost:3000/shop/?e-page-b2b2b2b=2");
		expect(query()).toBe("?tel=%2B1&x=1&e-page-b2b2b2b=2");
		expect(has("e-loading-overlay")).toBe(true);
		numberLink(3).click();
		expect(calls).toHaveLength(1);
		await calls[0]!.answer(page({ items: ["c"], paging: numbers(2) }));
		expect([shown(), isBusy()]).toEqual([["c"], false]);
		expect(get(".page-numbers.current").textContent).toBe("Page2");
		numberLink(1).click();
		expect(query()).toBe("?tel=%2B1&x=1");
	});

	it("keep the focus in the loop, and scroll to it where that is requested", async () => {
		const scroll = vi.fn();
		await open(loop({ settings: { ...ajax, auto_scroll: "yes" }, paging: numbers(1) }));
		loopElement().scrollIntoView = scroll;
		numberLink(2).focus();
		numberLink(2).click();
		expect(scroll).toHaveBeenCalledWith({ behavior: "smooth" });
		await calls[0]!.answer(page({ items: ["c"], paging: numbers(2) }));
		expect(document.activeElement).toBe(get(".page-numbers.current"));
	});

	it("leave the browser what is its own", async () => {
		const paging = `${numbers(1)}<a class="page-numbers" href="https://other.test/4">4</a><a class="page-numbers" href="javascript:void 0">5</a>`;
		await open(loop({ settings: ajax, paging }));
		const send = (target: Element, init: MouseEventInit = {}) => {
			const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
			document.addEventListener("click", (event) => event.preventDefault(), { once: true });
			let isOurs = false;
			loopElement().parentElement!.addEventListener("click", (event) => (isOurs = event.defaultPrevented), {
				once: true,
			});
			target.dispatchEvent(event);
			return isOurs;
		};
		expect(send(numberLink(2), { ctrlKey: true })).toBe(false);
		expect(send(numberLink(4))).toBe(false);
		expect(send(numberLink(5))).toBe(false);
		expect(calls).toHaveLength(0);
	});

	it("go back with the browser", async () => {
		await open(loop({ settings: ajax, paging: numbers(1) }));
		numberLink(2).click();
		await calls[0]!.answer(page({ items: ["c"], paging: numbers(2) }));
		await back();
		expect(calls[1]!.address).toBe("http://localhost:3000/shop/");
		await calls[1]!.answer(page({ items: ["a"], paging: numbers(1) }));
		expect(shown()).toEqual(["a"]);
	});
});

describe("a filtered loop", () => {
	const filtered = (settings: object, items: string[], paging: string) =>
		JSON.stringify({
			data: `<div class="elementor-widget-container"><div class="elementor-loop-container">${items.map(item).join("")}</div>${paging}</div>`,
			settings,
		});

	it("holds its filter when more is loaded", async () => {
		await open(filter(), loop({ settings: click, paging: more(1, 3) }));
		button("mugs").click();
		await calls[0]!.answer(filtered(click, ["m"], more(1, 3)));
		expect([moreLink().tabIndex, has("e-load-more-pagination-end")]).toEqual([0, false]);
		moreLink().click();
		expect(calls[1]!.address).toBe("/shop/2/?e-filter-b2b2b2b-product_cat=mugs");
		await calls[1]!.answer(page({ items: ["m2"], paging: more(2, 3) }));
		expect(shown()).toEqual(["m", "m2"]);
	});

	it("holds it on page 2, by ajax and as a link", async () => {
		await open(filter(), loop({ settings: ajax, paging: numbers(1) }));
		button("mugs").click();
		await calls[0]!.answer(filtered(ajax, ["m"], numbers(1, 3, "e-filter-b2b2b2b-product_cat=old")));
		expect(numberLink(2).getAttribute("href")).toBe("/shop/?e-page-b2b2b2b=2&e-filter-b2b2b2b-product_cat=mugs");
		numberLink(2).click();
		expect(query()).toBe("?e-page-b2b2b2b=2&e-filter-b2b2b2b-product_cat=mugs");
		expect(calls[1]!.address).toBe(location.href);
		await calls[1]!.answer(page({ items: ["m2"], paging: numbers(2) }));
		button("hats").click();
		expect(query()).toBe("?e-filter-b2b2b2b-product_cat=hats");
		await calls[2]!.answer(filtered(ajax, ["h"], numbers(1)));
		await back();
		expect(calls[3]!.address).toBe(location.href);
		await calls[3]!.answer(page({ items: ["m2 again"], paging: numbers(2) }));
		expect([shown(), pressedIn()]).toEqual([["m2 again"], ["mugs"]]);
	});

	it("holds it on links that the browser follows, from the load on", async () => {
		history.replaceState(null, "", "/shop/?e-filter-b2b2b2b-product_cat=mugs");
		const { unmount } = await open(filter(), loop({ settings: { pagination_type: "numbers" }, paging: numbers(1) }));
		const before = "/shop/?e-page-b2b2b2b=2";
		expect(numberLink(2).getAttribute("href")).toBe(`${before}&e-filter-b2b2b2b-product_cat=mugs`);
		unmount();
		expect(numberLink(2).getAttribute("href")).toBe(before);
	});

	it("never mixes items: a filter ends what is loading, and comes first where it has failed", async () => {
		await open(filter(), loop({ settings: click, paging: more(1, 3) }));
		moreLink().click();
		button("mugs").click();
		expect([has("e-load-more-pagination-loading"), has("e-loading-overlay")]).toEqual([false, true]);
		await calls[0]!.answer(page({ items: ["c"], paging: more(2, 3) }));
		expect(shown()).toEqual(["a", "b"]);
		moreLink().click();
		expect(calls).toHaveLength(2);
		await calls[1]!.fail();
		moreLink().click();
		expect((calls[2] as Loose).body.widget_filters.taxonomy.product_cat.terms).toEqual(["mugs"]);
		await calls[2]!.answer(filtered(click, ["m"], more(1, 3)));
		expect(shown()).toEqual(["m"]);
	});

	it("keeps scrolling after a filter", async () => {
		await open(filter(), loop({ settings: infinite, paging: more(1, 3) }));
		button("mugs").click();
		intersect(get(".e-load-more-anchor"));
		expect(calls).toHaveLength(1);
		await calls[0]!.answer(filtered(infinite, ["m"], more(1, 3)));
		intersect(get(".e-load-more-anchor"));
		expect(calls[1]!.address).toBe("/shop/2/?e-filter-b2b2b2b-product_cat=mugs");
		await settle();
		await calls[1]!.answer(page({ items: ["m2"], paging: more(2, 3) }));
		expect(shown()).toEqual(["m", "m2"]);
		expect(answer()).toContain("data");
	});
});
