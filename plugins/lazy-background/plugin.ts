// Lazy background: page sections whose background image is held back until they come near.
import { describePlugin } from "../../src/core/plugin";
import plugin from "./index";

export default describePlugin({
	name: "lazy-background",
	selector: ".e-con.e-parent:not(.e-lazyloaded):not(.e-no-lazyload)",
	when: "visible",
	// A request would cost more than the plugin.
	load: () => ({ default: plugin }),
});
