// The index of the search, requested when the search is opened.
import MiniSearch from "minisearch";

const words = MiniSearch.getDefault("tokenize");

/**
 * @param {string} address of the sections, as the build wrote them
 * @returns {Promise<(question: string) => import("./search").Found[]>} the ten best, at most three of a page
 */
export const openIndex = async (address) => {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`The index could not be loaded (${response.status}).`);
	return searchIn(await response.json());
};

/** @param {ReturnType<typeof import("../search-index.mjs").sectionsOf>} sections */
export const searchIn = (sections) => {
	const index = new MiniSearch({
		idField: "address",
		fields: ["page", "title", "words", "text"],
		storeFields: ["page", "title", "text"],
		// Names of settings are words too, not only their parts.
		tokenize: (text) => [...words(text), ...(text.match(/[a-z\d]+(?:_[a-z\d]+)+/gi) ?? [])],
		searchOptions: { boost: { page: 4, title: 3, words: 3 }, prefix: true, fuzzy: 0.15 },
	});
	index.addAll(sections);
	return (question) => {
		// Sections that have all the words come first; the others follow only if there are few.
		const all = index.search(question, { combineWith: "AND" });
		const some = all.length < 3 ? index.search(question, { combineWith: "OR" }) : [];
		const found = [...all, ...some.filter(({ id }) => !all.some((one) => one.id === id))];
		/** @type {Map<string, number>} */
		const ofPage = new Map();
		const shown = found.filter(({ page }) => ofPage.set(page, (ofPage.get(page) ?? 0) + 1).get(page) <= 3);
		return shown.slice(0, 10).map(({ id, page, title, text, terms }) => ({
			address: id,
			page,
			title,
			excerpt: excerptOf(text, [question, ...terms]),
		}));
	};
};

/** What is around the question as it was asked, else around the first of its words. */
const excerptOf = (text, [question, ...terms]) => {
	const lower = text.toLowerCase();
	const placesOf = (list) => list.map((term) => lower.indexOf(term.toLowerCase())).filter((place) => place >= 0);
	const asked = placesOf([question]);
	const places = asked.length ? asked : placesOf(terms);
	const start = Math.max(0, Math.min(...places, text.length) - 40);
	const from = places.length ? text.indexOf(" ", start) + 1 : 0;
	const end = text.indexOf(" ", from + 130);
	return `${from > 1 ? "… " : ""}${end < 0 ? text.slice(from) : `${text.slice(from, end)} …`}`;
};
