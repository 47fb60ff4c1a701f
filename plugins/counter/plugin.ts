// Counter: a number that counts to its target when it comes into view.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "counter",
	selector: '[data-widget_type^="counter."]',
	when: "visible",
	load: () => import("./index"),
});
