// Popups: opened by triggers under timing rules, by selector clicks, by action links and by other scripts.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "popups",
	// The popups themselves leave the page and come back as copies; what stays is the body.
	selector: "body:has([data-elementor-type=popup])",
	actions: ["popup:open", "popup:close"],
} satisfies PluginRow;
