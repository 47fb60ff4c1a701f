// Atomic loop: lists of posts of the page builder's version 4 that page in place.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	elements: ["e-collection-loop", "e-collection-loop-*", "e-pagination", "e-pagination-*"],
	scripts: ["elementor-pro-collection-loop-pagination-handler"],
} satisfies Covers;

export default {
	name: "atomic-loop",
	selector: ".e-collection-loop-base",
	when: "visible",
} satisfies PluginRow;
