// Interactions: the animations of the page builder's version 4, when the page loads, is scrolled, or its elements are pointed at and pressed.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	scripts: ["elementor-interactions", "elementor-interactions-pro"],
	libraries: ["motion-js", "elementor-interactions-shared-utils"],
	head: "entrances.js",
	early: { more: '"(scrollOn|scrollOut|hover|click)"' },
} satisfies Covers;

export default {
	name: "interactions",
	selector: "#elementor-interactions-data,[data-interactions*='[']",
} satisfies PluginRow;
