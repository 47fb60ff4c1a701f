// The words of which a page must hold one if a selector is to find anything in it: a cheap look at its text before its elements are asked.
import { parse } from "css-what";

/** Words so common that nearly every page has them. */
const plain = new Set(["data-settings", "data-widget_type", "data-elementor-type", "class", "href", "id", "src"]);

/** The longest run of letters that no server writes as an entity. */
const runOf = (text) =>
	[...text.toLowerCase().matchAll(/[\w.-]+/g)].map(([run]) => run).sort((a, b) => b.length - a.length)[0] ?? "";

/** @returns {string[]} Words of one of which must be there; empty if nothing can be said. */
const ofToken = (token) => {
	if (token.type === "attribute") {
		const value = token.action === "exists" ? "" : runOf(token.value);
		const name = plain.has(token.name) ? "" : token.name.toLowerCase();
		return [value, name]
			.filter(({ length }) => length > 2)
			.sort((a, b) => b.length - a.length)
			.slice(0, 1);
	}
	if (token.type === "pseudo" && ["is", "where", "matches", "has"].includes(token.name)) return anyOf(token.data);
	return [];
};

/** Of all required words the rarest one. */
const ofSelector = (tokens) =>
	tokens
		.map(ofToken)
		.filter((words) => words.length)
		.sort((a, b) => Math.min(...b.map(({ length }) => length)) - Math.min(...a.map(({ length }) => length)))[0] ?? [];

const anyOf = (list) => {
	const words = list.map(ofSelector);
	return words.some((some) => !some.length) ? [] : [...new Set(words.flat())];
};

/**
 * @param {string} selector
 * @returns {string[]} in small letters; empty if a page may hold a host without any word
 */
export const wordsOf = (selector) => anyOf(parse(selector));
