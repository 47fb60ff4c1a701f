// The address rules for React apps, where only the address holds the filters.
import { type Consolidated, filterParts, isPage, type Place } from "./address";
import { decode, type Join, keyOf, partsOf, queryOf, readTerms, table, withTerms } from "./model";

/** The filters of a loop in a query, by taxonomy. */
export const filtersIn = (query: string, loopId: string): Consolidated[string] => {
	const start = `e-filter-${loopId}-`;
	const all = table<Consolidated[string][string]>();
	for (const part of partsOf(query)) {
		const key = keyOf(part);
		if (!key.startsWith(start)) continue;
		const taxonomy = key.slice(start.length);
		const terms = readTerms(query, loopId, taxonomy);
		const isOr = decode(part).includes("~");
		if (terms.length) all[taxonomy] = { terms, ...(terms.length > 1 && { logicalJoin: isOr ? "OR" : "AND" }) };
	}
	return all;
};

/** The address with other terms of one taxonomy; other filters stay unchanged. */
export const addressWith = (
	{ pathname, search, hash }: Place,
	loopId: string,
	taxonomy: string,
	terms: string[],
	join: Join,
): string => {
	const own = `e-filter-${loopId}-${taxonomy}`;
	const kept = partsOf(search).filter((part) => keyOf(part) !== own && !isPage(part, loopId));
	const filters = withTerms(table(), "", taxonomy, terms, join);
	return `${pathname}${queryOf([...kept, ...filterParts({ [loopId]: { filters } })])}${hash}`;
};
