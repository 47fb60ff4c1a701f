// Off-canvas: a panel that slides over the page when a link asks for it.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "off-canvas",
	selector: '[data-widget_type^="off-canvas."]',
	when: "now",
	actions: ["off_canvas:open", "off_canvas:close", "off_canvas:toggle"],
	load: () => import("./index"),
});
