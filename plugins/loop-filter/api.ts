// The filter API for other scripts, passed to the page builder's surface, and what the builder's canvas adds to requests.
import type { Scope } from "../../src/kit/scope";
import { loops, useLoop } from "./loops";
import { addTerms, everything, type Filter, type Join, withoutTerm, withTerms } from "./model";
import { refresh } from "./refresh";
import type { Question } from "./requests";

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

export const refreshLoop = (scope: Scope, loopId: string, filterId: string): Promise<unknown> =>
	refresh(loopOf(loopId, scope), filterId, scope);

interface Editor {
	elementor?: { getContainer?(id: string): { model?: { toJSON?(): unknown } } | undefined };
	elementorPro?: { config?: { loopFilter?: { nonce?: string } } };
}

/** The canvas is a frame in the editor, whose globals are the outer window's. */
const windows = (): (Editor | undefined)[] => [window as Editor, window.parent as Editor];

/** The endpoint's parameters on the builder's canvas: the loop as it is being edited. */
export const inEditor = ([address, options]: Question, loopId: string): Question => {
	const find = <T>(read: (window: Editor | undefined) => T | undefined) => windows().map(read).find(Boolean);
	const nonce = find((editor) => editor?.elementorPro?.config?.loopFilter?.nonce) ?? "";
	const model = find((editor) => editor?.elementor?.getContainer?.(loopId)?.model?.toJSON?.()) ?? {};
	const body = { ...JSON.parse(options!.body as string), widget_model: model, is_edit_mode: true };
	return [address, { ...options, headers: { ...options!.headers, "X-WP-Nonce": nonce }, body: JSON.stringify(body) }];
};
