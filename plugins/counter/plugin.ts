// Counter: a number that counts to its target when it comes into view.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	widgets: ["counter"],
	libraries: ["jquery-numerator"],
	markup: ".elementor-counter-number",
} satisfies Covers;

export default {
	name: "counter",
	when: "visible",
} satisfies PluginRow;
