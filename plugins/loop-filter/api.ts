// The filter API for other scripts, passed to the page builder's surface.
import type { Scope } from "../../src/kit/scope";
import { loops, useLoop } from "./loops";
import { addTerms, everything, type Filter, type Join, withoutTerm, withTerms } from "./model";
import { refresh } from "./refresh";

export { inEditor } from "./edit";
export { loops };

const loopOf = (id: string, scope: Scope) =>
	loops[id] ?? useLoop(id, scope, { items_text: "", loading_text: "", failed_text: "" });

/** Changes the terms of a filter, whether or not its widget is on the page. */
const change = (
	scope: Scope,
	loopId: string,
	filterId: string,
	edit: (before?: Filter) => Filter | undefined,
	join?: Join,
) => {
	const loop = loopOf(loopId, scope);
	const before = loop.filters[filterId];
	const { selectedTaxonomy = "", terms = [] } = edit(before)?.filterData ?? {};
	const known = before?.filterData.logicalJoin ?? "DISABLED";
	loop.filters = withTerms(
		loop.filters,
		filterId,
		selectedTaxonomy,
		selectedTaxonomy ? terms.map(String) : [],
		join ?? known,
	);
	for (const control of loop.controls) if (control.id === filterId) control.show();
};

export const setFilter = (
	scope: Scope,
	loopId: string,
	filterId: string,
	{ filterType, filterData }: Filter,
	join: Join,
): void =>
	change(
		scope,
		loopId,
		filterId,
		(before) => {
			const terms = addTerms(before?.filterData.terms ?? [], filterData.terms, join);
			return { filterType, filterData: { ...filterData, terms } };
		},
		join,
	);

/** @param term none, or the term for all, removes the filter */
export const removeFilter = (scope: Scope, loopId: string, filterId: string, term: string): void =>
	change(scope, loopId, filterId, (before) => {
		if (!before || !term || term === everything) return;
		const { filterType, filterData } = before;
		return { filterType, filterData: { ...filterData, terms: withoutTerm(filterData.terms, term) } };
	});

export const refreshLoop = (scope: Scope, loopId: string, filterId: string): Promise<void> =>
	refresh(loopOf(loopId, scope), filterId, scope);
