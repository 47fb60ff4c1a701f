// Stretched: sections and containers that are as wide as the window, wherever they are.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "stretched",
	selector: ".elementor-section-stretched[data-settings*=stretched],.e-stretched[data-settings*=stretch]",
} satisfies PluginRow;
