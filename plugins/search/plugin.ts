// Search: the page builder's search form in its skins, and the search with live results.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	widgets: ["search", "search-form"],
	markup: ".elementor-search-form,.e-search",
} satisfies Covers;

export default [
	// The server hides it until its icons are measured.
	{ name: "search" },
	{
		name: "search",
		widgets: ["search-form"],
		when: "visible",
		intent: ".elementor-search-form__toggle,.elementor-search-form__icon",
	},
] satisfies PluginRow[];
