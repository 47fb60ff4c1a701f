// `elementorProFrontend.modules.taxonomyFilter`: other scripts filter loops; the plugin that does is asked by its action.
import type { Scope } from "../../src/kit/scope";

type Join = "AND" | "OR" | "DISABLED";

/** The used part of the plugin, which loads at the first call. */
interface LoopFilters {
	loops: Record<string, { filters: object }>;
	setFilter(scope: Scope, loopId: string, filterId: string, filter: unknown, join: Join): void;
	removeFilter(scope: Scope, loopId: string, filterId: string, term: string): void;
	refreshLoop(scope: Scope, loopId: string, filterId: string): Promise<void>;
}

const widgets = '[data-widget_type^="taxonomy-filter."]';
const action = "#elementor-action:action=loop_filter&";

export const serveTaxonomyFilter = (scope: Scope): void => {
	let filters: LoopFilters | undefined;
	const ask = <T>(use: (filters: LoopFilters) => T): Promise<T | undefined> =>
		new Promise((resolve) => {
			const answer = (found: LoopFilters) => {
				filters = found;
				resolve(scope.run(() => use(found)));
			};
			if (filters) answer(filters);
			else scope.runAction(action, new CustomEvent("gossamer:loop-filter", { detail: { scope, use: answer } }));
		});

	const taxonomyFilter = {
		/** Filters by loop and filter widget; empty until the plugin has loaded. */
		get loopWidgetsStore() {
			return { widgets: filters?.loops ?? {} };
		},
		setFilterDataForLoopWidget: (
			loopId: string,
			filterId: string,
			filter: unknown,
			refresh = true,
			join: Join = "DISABLED",
		) =>
			ask(({ setFilter, refreshLoop }) => {
				setFilter(scope, loopId, filterId, filter, join);
				if (refresh) return refreshLoop(scope, loopId, filterId);
			}),
		removeFilterFromLoopWidget: (loopId: string, filterId: string, term = "", defaultTerm = "") =>
			ask(({ removeFilter, refreshLoop }) => {
				removeFilter(scope, loopId, filterId, term === defaultTerm ? "" : term);
				return refreshLoop(scope, loopId, filterId);
			}),
		refreshLoopWidget: (loopId: string, filterId: string) =>
			ask(({ refreshLoop }) => refreshLoop(scope, loopId, filterId)),
	};
	if (!window.elementorProFrontend && !document.querySelector(widgets)) return;
	const modules: Record<string, unknown> = ((window.elementorProFrontend ??= {}).modules ??= {});
	modules.taxonomyFilter = taxonomyFilter;
	scope.add(() => {
		if (modules.taxonomyFilter === taxonomyFilter) delete modules.taxonomyFilter;
	});
	scope.on(document, "gossamer:ready", () => {
		if (document.querySelector(widgets)) ask(() => {});
	});
};
