// Background slideshow: pictures that follow each other behind the content of a section.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "background-slideshow",
	selector: `[data-settings*='"background_background":"slideshow"']`,
	when: "visible",
	load: () => import("./index"),
});
