// Motion: elements and backgrounds that move, turn, fade, blur or grow with the scrolling or the mouse.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "motion",
	selector: "[data-settings*=motion_fx_motion_fx_]",
} satisfies PluginRow;
