// Loop filter: buttons that filter a loop of posts or products, and the loop's own paging.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["taxonomy-filter", "loop-grid"] } satisfies Covers;

export default [
	{
		name: "loop-filter",
		widgets: ["taxonomy-filter"],
		when: "visible",
		intent: ".e-filter-item",
		actions: ["loop_filter"],
	},
	{
		name: "loop-filter",
		// Loops whose paging is the browser's need nothing.
		selector: `:is([data-widget_type^='loop-grid.'],[data-widget_type^='posts.'],[data-widget_type^='archive-posts.']):is([data-settings*=load_more_on],[data-settings*=load_more_inf],[data-settings*='"ajax"'])`,
		when: "visible",
		intent: ".e-load-more-anchor~a,.e-load-more-anchor~* a",
	},
] satisfies PluginRow[];
