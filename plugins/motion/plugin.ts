// Motion: elements and backgrounds that move, turn, fade, blur or grow with the scrolling or the mouse.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "motion",
	selector: '[data-settings*="motion_fx_motion_fx_"]',
	when: "now",
	load: () => import("./index"),
});
