// The request of live results, and moving by arrow keys: plain functions.

/**
 * The post that a search belongs to.
 * @param props value of the form's `e_search_props`: `{widget}-{post}`
 */
export const postOf = (props: string): string => /-(\d+)$/.exec(props)?.[1] ?? "";

/** The page of results that an address leads to; undefined if it leads elsewhere. */
export const pageOf = (address: string): number | undefined => {
	const [, page] = /[?&]e-search-page[^=&#]*=(\d+)/.exec(address) ?? [];
	return page === undefined ? undefined : +page;
};

/**
 * The accessible name of the results.
 * @param printed the server's label, in the language of the page; the term is added to known labels
 */
export const labelFor = (printed: string, term: string): string =>
	printed.startsWith("Results for ") ? `Results for ${term}` : printed;
