// Drop cap: a large first letter.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "drop-cap",
	selector: '[data-widget_type^="text-editor."][data-settings*=\'"drop_cap":"yes"\']',
	when: "visible",
	load: () => import("./index"),
});
