// Sticky header: a page header that stays in view once the page is scrolled.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "sticky-header",
	selector: ".elementor-location-header",
	when: "now",
} satisfies PluginRow;
