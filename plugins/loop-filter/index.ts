// Loop filter: filters a loop and pages through it, without loading the page anew.
import { definePlugin } from "../../src/kit/plugin";
import { startFilter } from "./filter";
import { startPaging } from "./paging";
import { settings } from "./settings";

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const start = host.dataset.widget_type?.startsWith("taxonomy-filter") ? startFilter : startPaging;
		start(host, settings, scope);
	},
});
