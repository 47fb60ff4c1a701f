// How an address encodes the filters of loops, and the endpoint's form of them.
import { type Filters, isFilter, keyOf, partsOf, queryOf, table } from "./model";

/** The endpoint's form: by filter type and taxonomy. */
export type Consolidated = Record<string, Record<string, { terms: string[]; logicalJoin?: "AND" | "OR" }>>;

/** Filters without terms are left out; of two on a taxonomy the later one's terms hold. */
export const consolidate = (filters: Filters): Consolidated => {
	const all = table<Consolidated[string]>();
	for (const { filterType, filterData } of Object.values(filters)) {
		const { selectedTaxonomy, terms, logicalJoin } = filterData;
		if (terms.length) (all[filterType] ??= table())[selectedTaxonomy] = { terms, ...(logicalJoin && { logicalJoin }) };
	}
	return all;
};

/** As a form writes it; lone surrogates do not throw. */
export const encode = (text: string): string => `${new URLSearchParams([["", text]])}`.slice(1);

/** The parts of a query that the filters of these loops make. */
export const filterParts = (loops: Record<string, { filters: Filters }>): string[] =>
	Object.entries(loops).flatMap(([id, { filters }]) =>
		Object.values(consolidate(filters)).flatMap((taxonomies) =>
			Object.entries(taxonomies).map(
				([taxonomy, { terms, logicalJoin }]) =>
					`${encode(`e-filter-${id}-${taxonomy}`)}=${terms.map(encode).join(logicalJoin === "OR" ? "~" : "+")}`,
			),
		),
	);

/** Which page of the loop is shown. */
export const isPage = (part: string, loopId: string): boolean => {
	const key = keyOf(part);
	return key === "page" || key === "paged" || key.startsWith(`e-page-${loopId}`);
};

/** Whether a path is that of a later page: `/shop/2/`, `/blog/page/2/`. @param base path of the first one */
export const isLaterPath = (path: string, base: string): boolean =>
	path !== base && path.startsWith(base) && /^\/?(\w+\/)?\d+\/?$/.test(path.slice(base.length));

export type Place = Pick<URL, "pathname" | "search" | "hash">;

/**
 * The address, without its origin, once the filters of a loop have changed: the first page of the filtered items.
 * @param base the loop's address without its page, where that is not the address in view
 */
export const filteredAddress = (
	{ pathname, search, hash }: Place,
	loops: Record<string, { filters: Filters }>,
	loopId: string,
	base?: Place,
): string => {
	const before = partsOf(base?.search ?? "");
	const known = new Set(before.map(keyOf));
	const kept = [...before, ...partsOf(search).filter((part) => !known.has(keyOf(part)))].filter(
		(part) => !isFilter(part) && !isPage(part, loopId),
	);
	return `${base?.pathname ?? pathname}${queryOf([...kept, ...filterParts(loops)])}${hash}`;
};

/** The query in view with a link's parameters merged into it; a page of the loop that the link does not name is dropped. */
export const mergedQuery = (query: string, target: string, loopId: string): string => {
	const parts = partsOf(target);
	const named = new Set(parts.map(keyOf));
	const kept = partsOf(query).filter((part) => !named.has(keyOf(part)) && !isPage(part, loopId));
	return queryOf([...kept, ...parts]);
};

/** Which page of a loop a query names. */
export const pageIn = (query: string, loopId: string): number => {
	const part = partsOf(query).findLast((part) => keyOf(part) === `e-page-${loopId}`);
	return Math.max(1, Math.trunc(Number(part?.split("=")[1])) || 1);
};

/** The query that names another page of a loop. */
export const queryOfPage = (query: string, loopId: string, page: number): string =>
	mergedQuery(query, page > 1 ? `e-page-${encode(loopId)}=${page}` : "", loopId);
