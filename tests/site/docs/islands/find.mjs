// The index of the search, requested when the search is opened.
import MiniSearch from "minisearch";

/**
 * @param {string} address of the sections, as the build wrote them
 * @returns {Promise<(question: string) => import("./search").Found[]>} the ten best
 */
export const openIndex = async (address) => {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`The index could not be loaded (${response.status}).`);
	const index = new MiniSearch({
		idField: "address",
		fields: ["page", "title", "text"],
		storeFields: ["page", "title", "text"],
		searchOptions: { boost: { page: 4, title: 3 }, prefix: true, fuzzy: 0.15, combineWith: "AND" },
	});
	index.addAll(await response.json());
	return (question) =>
		index
			.search(question)
			.slice(0, 10)
			.map(({ id, page, title, text, terms }) => ({ address: id, page, title, excerpt: excerptOf(text, terms) }));
};

/** What is around the first of the words. */
const excerptOf = (text, terms) => {
	const lower = text.toLowerCase();
	const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
	const start = Math.max(0, Math.min(...places, text.length) - 40);
	const from = places.length ? text.indexOf(" ", start) + 1 : 0;
	return `${from > 1 ? "… " : ""}${text.slice(from, from + 130)}${text.length > from + 130 ? " …" : ""}`;
};
