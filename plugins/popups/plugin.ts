// Popups: opened by triggers under timing rules, by selector clicks, by action links and by other scripts.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "popups",
	// The popups themselves leave the page and come back as copies; what stays is the body.
	selector: "body:has([data-elementor-type=popup])",
	when: "now",
	actions: ["popup:open", "popup:close"],
	load: () => import("./index"),
});
