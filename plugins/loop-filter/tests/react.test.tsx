// The loop filter as components: the address is the state, items are the app's own, answers come in any order.
import { cleanStores } from "nanostores";
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { $address } from "../../../src/stores/address";
import { intersect } from "../../../tests/helpers/jsdom";
import { errors, renderView, type TestView } from "../../../tests/helpers/react";
import { LoopFilter, LoopGrid, type LoopPage, useLoopFilter } from "../../react";

interface Call {
	filters: Record<string, { terms: string[]; logicalJoin?: string }>;
	page: number;
	signal: AbortSignal;
	answer(items: string[], pages?: number): Promise<void>;
	fail(): Promise<void>;
}
let calls: Call[] = [];

const load = (filters: Call["filters"], page: number, signal: AbortSignal) =>
	new Promise<LoopPage>((resolve, reject) => {
		calls.push({
			filters,
			page,
			signal,
			answer: (items, pages = 3) => act(async () => resolve({ items: items.map((item) => <b>{item}</b>), pages })),
			fail: () => act(async () => reject(new Error("no"))),
		});
	});
const items = ["mugs", "hats"].map((slug) => ({ slug, label: slug }));
const shown = (view: TestView) => [...view.container.querySelectorAll(".e-loop-item")].map((item) => item.textContent);
const press = (view: TestView, selector: string) => act(async () => view.get(selector).click());
const pressed = (view: TestView) =>
	[...view.container.querySelectorAll<HTMLElement>("[aria-pressed=true]")].map(({ dataset }) => dataset.filter);

beforeEach(() => {
	calls = [];
	history.replaceState(null, "", "/shop/?x=%2B1#list");
});
afterEach(() => cleanStores($address));

describe("LoopFilter and LoopGrid", () => {
	it("filter by the address, to the byte, and page below", async () => {
		const view = await renderView(
			<>
				<LoopFilter loop="shop" taxonomy="cat" join="OR" items={items} label="Category" />
				<LoopGrid id="shop" load={load} />
			</>,
		);
		await calls[0]!.answer(["a"]);
		await press(view, '[data-filter="mugs"]');
		await press(view, '[data-filter="hats"]');
		expect(location.href).toMatch(/\/shop\/\?x=%2B1&e-filter-shop-cat=mugs~hats#list$/);
		expect([pressed(view), calls[1]!.signal.aborted]).toEqual([["mugs", "hats"], true]);
		expect(calls[2]!.filters).toEqual({ cat: { terms: ["mugs", "hats"], logicalJoin: "OR" } });
		await calls[2]!.answer(["m", "h"]);
		await calls[1]!.answer(["late"]);
		expect(shown(view)).toEqual(["m", "h"]);
		await press(view, ".e-loop__load-more button");
		expect([calls[3]!.page, view.get("[role=status]").textContent]).toEqual([2, "Loading"]);
		await calls[3]!.answer(["m2"], 2);
		expect(shown(view)).toEqual(["m", "h", "m2"]);
		expect(view.get("[role=status]").textContent).toBe("3 items");
		expect(view.get(".e-loop__load-more")).toBeNull();
		await act(async () => {
			history.replaceState(null, "", "/shop/?e-filter-shop-cat=mugs");
			dispatchEvent(new PopStateEvent("popstate"));
		});
		expect([pressed(view), calls[4]!.filters]).toEqual([["mugs"], { cat: { terms: ["mugs"] } }]);
		await press(view, '[data-filter="__all"]');
		expect([pressed(view), location.search]).toEqual([["__all"], ""]);
		expect(errors).toEqual([]);
	});

	it("show what is known already, and ask for the next page only", async () => {
		const initial = { items: [<b key="a">a</b>, <b key="b">b</b>], pages: 2 };
		const view = await renderView(<LoopGrid id="shop" load={load} initial={initial} />);
		expect([calls.length, shown(view)]).toEqual([0, ["a", "b"]]);
		await press(view, ".e-loop__load-more button");
		expect(calls.map(({ page }) => page)).toEqual([2]);
		await calls[0]!.answer(["c"], 2);
		expect(shown(view)).toEqual(["a", "b", "c"]);
		expect(errors).toEqual([]);
	});

	it("keep the items after a failure, and never mix those of two filters", async () => {
		const view = await renderView(
			<>
				<LoopFilter loop="shop" taxonomy="cat" items={items} all={null} />
				<LoopGrid id="shop" load={load} texts={{ more: "Again" }} />
			</>,
		);
		await calls[0]!.answer(["a"]);
		await press(view, '[data-filter="mugs"]');
		await calls[1]!.fail();
		expect([shown(view), view.get("[role=status]").textContent]).toEqual([["a"], "Could not be loaded"]);
		await press(view, ".e-loop__load-more button");
		expect(calls[2]).toMatchObject({ page: 1, filters: { cat: { terms: ["mugs"] } } });
		await calls[2]!.answer(["m"]);
		await press(view, ".e-loop__load-more button");
		await calls[3]!.fail();
		expect(shown(view)).toEqual(["m"]);
		await press(view, ".e-loop__load-more button");
		expect(calls[4]!.page).toBe(2);
		await calls[4]!.answer(["m2"]);
		expect(shown(view)).toEqual(["m", "m2"]);
	});

	it("page by numbers, which are links", async () => {
		const view = await renderView(<LoopGrid id="shop" load={load} paging="numbers" />);
		await calls[0]!.answer(["a"]);
		expect(view.get<HTMLAnchorElement>("a.page-numbers").getAttribute("href")).toBe("?x=%2B1&e-page-shop=2");
		await press(view, "a.page-numbers");
		expect(calls[1]!.page).toBe(2);
		await calls[1]!.answer(["b"]);
		expect([shown(view), view.get(".current").textContent, location.hash]).toEqual([["b"], "2", "#list"]);
		await press(view, "a.page-numbers");
		expect(location.search).toBe("?x=%2B1");
	});

	it("page while the visitor scrolls, and by a button after a failure", async () => {
		const view = await renderView(<LoopGrid id="shop" load={load} paging="infinite" empty="Nothing" />);
		await calls[0]!.answer(["a"]);
		await act(async () => intersect(view.get(".e-load-more-anchor")));
		expect(calls[1]!.page).toBe(2);
		await calls[1]!.fail();
		expect(calls).toHaveLength(2);
		await press(view, ".e-loop__load-more button");
		await calls[2]!.answer([], 0);
		expect(view.get(".e-load-more-anchor")).toBeNull();
		await view.unmount();
	});

	it("load into what replaces them as well, and say if there is nothing", async () => {
		const view = await renderView(<LoopGrid id="shop" load={() => ({ items: [], pages: 0 })} empty={<p>Nothing</p>} />);
		expect(view.get(".e-loop-nothing-found-message").textContent).toBe("Nothing");
	});
});

describe("useLoopFilter", () => {
	it("gives other controls the same rules", async () => {
		const Select = () => {
			const { terms, has, toggle, clear } = useLoopFilter({ loop: "shop", taxonomy: "cat", join: "AND" });
			return (
				<>
					<output>{`${terms} ${has("mugs")}`}</output>
					<button type="button" onClick={() => toggle("mugs")} />
					<button type="button" onClick={() => toggle("hats")} />
					<button type="reset" onClick={clear} />
				</>
			);
		};
		const view = await renderView(<Select />);
		await press(view, "button");
		await press(view, "button + button");
		expect([view.get("output").textContent, location.search]).toEqual([
			"mugs,hats true",
			"?x=%2B1&e-filter-shop-cat=mugs+hats",
		]);
		await press(view, "button");
		expect(view.get("output").textContent).toBe("hats false");
		await press(view, "[type=reset]");
		expect(location.search).toBe("?x=%2B1");
	});
});
