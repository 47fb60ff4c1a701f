// Which page of a loop a query names, and the query that names another one.
import { encode, isPage } from "./address";
import { keyOf, partsOf, queryOf } from "./model";

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
