// Popups: opened by triggers under timing rules, by selector clicks, by action links and by other scripts.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "popups",
	// The popups themselves are removed and shown as copies; the body stays.
	selector: "body:has([data-elementor-type=popup])",
	actions: ["popup:open", "popup:close"],
} satisfies PluginRow;
