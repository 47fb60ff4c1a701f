// The rules of loop filters without a DOM: which terms an address names, and which hold after a click.
import { safeDecode } from "../../src/base/safe-decode";

/** How several terms are joined; `DISABLED`: one at a time. */
export type Join = "AND" | "OR" | "DISABLED";

export interface Filter {
	filterType: string;
	filterData: { selectedTaxonomy: string; terms: string[]; logicalJoin?: "AND" | "OR" };
}

/** By id of the filter widget. */
export type Filters = Record<string, Filter>;

/** An object without members that its keys could be mistaken for. */
export const table = <T>(): Record<string, T> => Object.create(null);

export const joinOf = (isMultiple: boolean, join: unknown): Join =>
	isMultiple && (join === "AND" || join === "OR") ? join : "DISABLED";

/** Slugs may be printed percent-encoded, and addresses may use either form. */
const isSame = (a: string, b: string): boolean => a === b || safeDecode(a) === safeDecode(b);
export const hasTerm = (terms: Iterable<string>, slug: string): boolean =>
	[...terms].some((term) => isSame(term, slug));
export const withoutTerm = (terms: readonly string[], slug: string): string[] =>
	terms.filter((term) => !isSame(term, slug));

/** Terms with those of a choice added, or replaced by them. */
export const addTerms = (terms: readonly string[], more: readonly string[], join: Join): string[] =>
	join === "DISABLED" ? [...more] : [...terms, ...more.filter((slug) => !hasTerm(terms, slug))];

/** The filters with other terms of one of them; without terms it is removed. */
export const withTerms = (filters: Filters, id: string, taxonomy: string, terms: string[], join: Join): Filters => {
	const next = Object.assign(table<Filter>(), filters);
	if (terms.length) {
		const filterData = { selectedTaxonomy: taxonomy, terms, ...(join !== "DISABLED" && { logicalJoin: join }) };
		next[id] = { filterType: "taxonomy", filterData };
	} else delete next[id];
	return next;
};

/** The parts of a query, unchanged. */
export const partsOf = (query: string): string[] => query.replace(/^\?/, "").split("&").filter(Boolean);
export const decode = (text: string): string => safeDecode(text.replaceAll("+", " "));
export const keyOf = (part: string): string => decode(part.split("=", 1)[0]!);
export const queryOf = (parts: string[]): string => (parts.length ? `?${parts.join("&")}` : "");

/** The terms of a taxonomy in a query, in their order. */
export const readTerms = (query: string, loopId: string, taxonomy: string): string[] => {
	const part = partsOf(query).findLast((part) => keyOf(part) === `e-filter-${loopId}-${taxonomy}`) ?? "";
	const value = decode(part.slice(part.indexOf("=") + 1 || part.length));
	// In a form's spelling a plus is a space.
	return [...new Set(value.split(value.includes("~") ? "~" : " "))].filter(Boolean);
};

export const isFilter = (part: string): boolean => keyOf(part).startsWith("e-filter");
/** A link of the paging with the filters of the address in view, instead of those that it was printed with. */
export const filteredLink = (link: string, search: string): string => {
	const [, path, query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(link)!;
	return (
		path + queryOf([...partsOf(query).filter((part) => !isFilter(part)), ...partsOf(search).filter(isFilter)]) + hash
	);
};

/** The terms after a click on a button, and which buttons are pressed then; undefined if it changes nothing. */
export const press = (
	slug: string,
	pressed: ReadonlySet<string>,
	terms: readonly string[],
	join: Join,
): { terms: string[]; pressed: Set<string> } | undefined => {
	const isMultiple = join !== "DISABLED";
	if (slug === everything) return pressed.has(slug) ? undefined : { terms: [], pressed: new Set([everything]) };
	const next = new Set(isMultiple ? pressed : []);
	if (pressed.has(slug)) {
		next.delete(slug);
		return {
			terms: isMultiple ? withoutTerm(terms, slug) : [],
			pressed: next.size ? next : new Set([everything]),
		};
	}
	next.delete(everything);
	return { terms: addTerms(terms, [slug], join), pressed: next.add(slug) };
};

/** Slug of the button that takes a filter away. */
export const everything = "__all";
