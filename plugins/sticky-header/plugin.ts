// Sticky header: a page header that stays in view once the page is scrolled.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { original: false } satisfies Covers;

export default {
	name: "sticky-header",
	selector: ".elementor-location-header",
} satisfies PluginRow;
