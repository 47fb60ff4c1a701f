// Hostile inputs to the loop filter: addresses, slugs, settings, markup and answers that nobody meant. LOOP_HOSTILE_INPUTS sets how many.
import { describe, expect, it, vi } from "vitest";
import { filteredAddress, mergedQuery, pageIn } from "../address";
import { filteredLink, press, readTerms, table, withTerms } from "../model";
import { addressWith, filtersIn } from "../react-model";
import { button, calls, type Loose, loopElement, open, settle } from "./setup";

const inputs = Number(process.env.LOOP_HOSTILE_INPUTS ?? 1000);

const random = (seed: number) => () => {
	seed = (seed * 1664525 + 1013904223) % 2 ** 32;
	return seed / 2 ** 32;
};
const pieces = [
	..."&=?#~+!%/;,. \\\"'<>\n\0[]{}()",
	"%2B",
	"%7e",
	"%zz",
	"%E0%A4%A",
	"e-filter",
	"e-filter-b2b2b2b-cat",
	"e-page-b2b2b2b",
	"page",
	"paged",
	"__proto__",
	"constructor",
	"__all",
	"mugs",
	"שלום",
	"\ud800",
	"javascript:",
	"//evil.test/",
	"<img src=x onerror=alert(1)>",
];
const maker = (seed: number) => {
	const next = random(seed);
	const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
	const text = (max = 8) => Array.from({ length: Math.floor(next() * max) }, () => pick(pieces)).join("");
	const value = (): unknown =>
		pick([
			text(),
			text(),
			null,
			true,
			7,
			-1,
			[],
			{},
			[text()],
			{ a: text() },
			Number.NaN,
			"yes",
			"AND",
			"OR",
			"enable",
		]);
	return { next, pick, text, value };
};

describe("hostile inputs", () => {
	it(`never throw in the rules, and leave other parameters unchanged (${inputs})`, () => {
		for (let seed = 0; seed < inputs; seed++) {
			const { pick, text } = maker(seed);
			const search = pick(["", "?", "?x=%2B1&", "?"]) + text(14).replaceAll("#", "");
			const place = { pathname: "/shop/", search, hash: "#a" };
			const [loop, taxonomy] = [pick(["b2b2b2b", text(3)]), pick(["cat", text(3)])];
			const terms = readTerms(search, loop, taxonomy);
			expect(terms.every((term) => term)).toBe(true);
			const join = pick(["AND", "OR", "DISABLED"] as const);
			const next = press(text(3), new Set([text(2), text(2)]), terms, join);
			const filters = withTerms(table(), text(3), taxonomy, next?.terms ?? [], join);
			const address = filteredAddress(place, { [loop]: { filters } }, loop, pick([undefined, place]));
			expect(address.endsWith("#a")).toBe(true);
			if (search.startsWith("?x=%2B1&")) expect(address).toContain("x=%2B1");
			filteredLink(text(), search);
			mergedQuery(search, text(), loop);
			expect(pageIn(search, loop)).toBeGreaterThan(0);
			expect(({} as Loose).terms ?? Object.getPrototypeOf(filtersIn(search, loop))).toBeNull();
			// What is written is read again, unless a term holds what joins terms.
			const slugs = [...new Set([text(3), text(3)])].filter((slug) => !slug.includes("\ud800"));
			if (slugs.some((slug) => !slug || /[~\s]/.test(decodeURIComponentSafe(slug)) || /[~\s]/.test(slug))) continue;
			const written = addressWith(place, "loop", "tax", slugs, "OR");
			expect(readTerms(written.slice(written.indexOf("?")).replace(/#.*/, ""), "loop", "tax")).toEqual(slugs);
		}
	});

	it(`never throw in a widget, and end in no error but of a request (${Math.ceil(inputs / 20)})`, async () => {
		// jsdom follows no addresses, and says so.
		const silent = vi.spyOn(console, "error").mockImplementation(() => {});
		const stay = (event: Event) => event.preventDefault();
		document.addEventListener("click", stay);
		for (let seed = 0; seed < inputs / 20; seed++) {
			const { pick, text, value } = maker(seed + 1e6);
			const attribute = (value: unknown) =>
				(typeof value === "string" ? value : (JSON.stringify(value) ?? ""))
					.replaceAll("&", "&amp;")
					.replaceAll('"', "&quot;");
			const keys = ["selected_element", "taxonomy", "multiple_selection", "logical_combination", "horizontal_scroll"];
			const settings: Loose = { selected_element: "b2b2b2b", taxonomy: "cat" };
			if (seed % 2) settings[pick(keys)] = value();
			const types = ["load_more_on_click", "load_more_infinite_scroll", "numbers", text(2)];
			const paging = { pagination_type: pick(types), pagination_load_type: pick(["ajax", text(2)]), x: '"ajax"' };
			const address = pick(["", `?${text(10).replaceAll("#", "").replaceAll("\\", "")}`]);
			history.replaceState(null, "", `/shop/${address}`);
			const form = '<form><input name="closest"><input name="matches"><input name="dataset">';
			const { errors, unmount } = await open(
				`<div class="elementor-element" data-id="f1f1f1f" data-widget_type="taxonomy-filter.default" data-settings="${attribute(settings)}">${pick(["", form])}<div class="e-filter" data-base-url="${attribute(text())}" data-page-num="${attribute(value())}">${["mugs", text(3)].map((slug) => `<button type="button" class="e-filter-item" data-filter="${attribute(slug)}" aria-pressed="${attribute(value())}"></button>`).join("")}</div></div>`,
				`<div class="elementor-element elementor-element-b2b2b2b" data-id="b2b2b2b" data-widget_type="loop-grid.post" data-settings="${attribute(paging)}">${pick(["", '<div class="elementor-widget-container">'])}${pick(["", '<div class="elementor-loop-container">'])}<div class="e-load-more-anchor" data-page="${attribute(value())}" data-max-page="${pick(["2", attribute(value())])}" data-next-page="${attribute(text())}"></div><a role="button" class="elementor-button">More</a><a class="page-numbers" href="${attribute(text())}">2</a></div>`,
			);
			const pressed = [button("mugs"), ...loopElement().querySelectorAll("a")];
			for (const target of pressed) target?.click();
			await settle();
			for (const call of calls.splice(0))
				await call.answer(pick([text(), JSON.stringify({ data: text() }), "{}", `<div data-id="b2b2b2b">${text()}`]));
			unmount();
			expect(errors.filter(({ code }) => !["request", "settings"].includes(code))).toEqual([]);
		}
		document.removeEventListener("click", stay);
		silent.mockRestore();
	});
});

const decodeURIComponentSafe = (text: string) => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};
