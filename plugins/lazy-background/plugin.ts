// Lazy background: page sections whose background image is held back until they come near.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "lazy-background",
	selector: ".e-con.e-parent:not(.e-lazyloaded):not(.e-no-lazyload)",
	when: "visible",
	// A request would cost more than what it would bring.
	adds: "e-lazyloaded",
} satisfies PluginRow;
