// `elementorProFrontend.modules.taxonomyFilter` in jsdom: other scripts set, take away and refresh filters.
import { describe, expect, it, vi } from "vitest";
import { readPage } from "../../../src/base/read-page";
import { addAction } from "../../../src/kit/actions";
import { mount } from "../../../src/kit/plugin";
import loopFilter from "../../loop-filter";
import { answer, calls, filter, type Loose, loop, open, pressedIn, query, shown } from "../../loop-filter/tests/setup";
import elementorFrontend from "..";

const terms = (...terms: string[]) => ({
	filterType: "taxonomy",
	filterData: { selectedTaxonomy: "product_cat", terms },
});
const start = async (...widgets: string[]) => {
	const end = addAction("loop_filter", loopFilter.actions!.loop_filter!);
	const page = await open(...widgets);
	const { dispose } = mount(elementorFrontend, document.createElement("div"), "compat", readPage());
	await vi.waitFor(() => expect(window).toHaveProperty("elementorFrontend"));
	const api = (window as Loose).elementorProFrontend.modules.taxonomyFilter;
	return {
		...page,
		api,
		end() {
			dispose();
			end();
		},
	};
};

describe("taxonomyFilter", () => {
	it("sets, merges and takes away terms, with the buttons and the address", async () => {
		const { api, end, errors } = await start(filter(), loop());
		expect(api.loopWidgetsStore.widgets).toEqual({});
		api.setFilterDataForLoopWidget("b2b2b2b", "f1f1f1f", terms("mugs"));
		await vi.waitFor(() => expect(calls).toHaveLength(1));
		expect([query(), pressedIn()]).toEqual(["?e-filter-b2b2b2b-product_cat=mugs", ["mugs"]]);
		api.setFilterDataForLoopWidget("b2b2b2b", "f1f1f1f", terms("mugs", "hats"), false, "OR");
		expect(calls).toHaveLength(1);
		expect(api.loopWidgetsStore.widgets.b2b2b2b.filters.f1f1f1f).toEqual({
			filterType: "taxonomy",
			filterData: { selectedTaxonomy: "product_cat", terms: ["mugs", "hats"], logicalJoin: "OR" },
		});
		const done = api.refreshLoopWidget("b2b2b2b", "f1f1f1f");
		expect(calls[1]!.body.widget_filters.taxonomy.product_cat).toEqual({ terms: ["mugs", "hats"], logicalJoin: "OR" });
		await calls[1]!.answer(answer("m", "h"));
		await done;
		expect(shown()).toEqual(["m", "h"]);
		api.removeFilterFromLoopWidget("b2b2b2b", "f1f1f1f", "mugs");
		expect([query(), pressedIn()]).toEqual(["?e-filter-b2b2b2b-product_cat=hats", ["hats"]]);
		api.removeFilterFromLoopWidget("b2b2b2b", "f1f1f1f", "__all", "__all");
		expect([query(), pressedIn()]).toEqual(["", ["__all"]]);
		end();
		expect((window as Loose).elementorProFrontend.modules.taxonomyFilter).toBeUndefined();
		expect(errors).toEqual([]);
	});

	it("does not mind what is not there", async () => {
		const { api, end, errors } = await start(loop());
		await api.removeFilterFromLoopWidget("x", "y", "mugs");
		await api.setFilterDataForLoopWidget("x", "y", terms("mugs"));
		expect([query(), calls.length]).toEqual(["?e-filter-x-product_cat=mugs", 0]);
		expect(() => loopFilter.actions!.loop_filter!({}, new MouseEvent("click", { detail: 1 }))).not.toThrow();
		end();
		expect(errors).toEqual([]);
	});
});
