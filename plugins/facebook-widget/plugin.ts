// Facebook widgets: button, page, embedded post and comments, drawn by Facebook's own script.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	widgets: ["facebook-button", "facebook-page", "facebook-embed", "facebook-comments"],
	markup: ".elementor-facebook-widget",
} satisfies Covers;

export default {
	name: "facebook-widget",
	selector: "[data-widget_type^=facebook-]",
	when: "visible",
} satisfies PluginRow;
