// Animations: elements that enter with an animation when they come into view.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "animations",
	// A background video that loads is invisible too, and not ours to show.
	selector:
		".elementor-invisible:not(.elementor-loading),[data-settings*='\"animation'],[data-settings*='\"_animation']",
	when: "visible",
	cloak: "elementor-invisible",
} satisfies PluginRow;
