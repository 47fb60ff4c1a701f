// Countdown: days, hours, minutes and seconds until a date.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["countdown"], markup: ".elementor-countdown-wrapper" } satisfies Covers;

export default {
	name: "countdown",
	// The actions at the end run wherever the visitor has scrolled to.
	when: "now",
} satisfies PluginRow;
