// Loop filter: filters a loop and pages through it, without loading the page anew.
import { definePlugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";
import { startFilter } from "./filter";
import { settings } from "./settings";

const loadPaging = () => import("./paging");
const loadApi = () => import("./api");

export default definePlugin({
	settings,
	actions: {
		/** Hands what scripts of others may do to who asks with an event that says what for. */
		loop_filter(_, event) {
			const { scope, use } = ((event as CustomEvent | undefined)?.detail ?? {}) as {
				scope?: Scope;
				use?: (api: object) => void;
			};
			if (scope && use) scope.part(loadApi, use);
		},
	},
	setup(host, settings, scope) {
		if (host.dataset.widget_type?.startsWith("taxonomy-filter")) return startFilter(host, settings, scope);
		const start = async (pauseMs: number): Promise<void> => {
			const isStarted = await scope.part(loadPaging, ({ startPaging }) => startPaging(host, settings, scope));
			if (!isStarted) scope.timeout(pauseMs, () => start(pauseMs * 2));
		};
		return start(2000);
	},
});
