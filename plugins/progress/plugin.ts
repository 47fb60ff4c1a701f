// Progress: a bar that fills when it comes into view.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "progress",
	selector: '[data-widget_type^="progress."]',
	when: "visible",
	load: () => import("./index"),
});
