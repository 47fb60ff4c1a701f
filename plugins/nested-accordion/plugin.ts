// Nested accordion: `<details>` items whose contents are containers with widgets of their own.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "nested-accordion",
	selector: '[data-widget_type^="nested-accordion."]',
	when: "interaction",
	intent: ".e-n-accordion-item-title",
	load: () => import("./index"),
});
