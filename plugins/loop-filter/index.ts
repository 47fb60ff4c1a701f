// Loop filter: filters a loop and pages through it, without loading the page again.
import { definePlugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";
import { startFilter } from "./filter";
import { loadWork } from "./loops";
import { startPaging } from "./paging";
import { settings } from "./settings";

export default definePlugin({
	settings,
	actions: {
		/** Passes the API for other scripts to a caller, by the callback in its event. */
		loop_filter(_, event) {
			const { scope, use } = ((event as CustomEvent | undefined)?.detail ?? {}) as {
				scope?: Scope;
				use?: (api: object) => void;
			};
			if (scope && use) scope.part(loadWork, ({ giveApi }) => giveApi(scope, use));
		},
	},
	setup: (host, settings, scope) =>
		(host.dataset.widget_type?.startsWith("taxonomy-filter") ? startFilter : startPaging)(host, settings, scope),
});
