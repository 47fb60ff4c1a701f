// What the server answers of a cart.
import { isObject } from "../../src/base/is-object";

/**
 * Markup by selector in an answer of the server; empty if it refuses, as with the nonce of a page from a cache.
 * @example fragmentsOf({ fragments: { "div.a": "<div></div>" } }) // [["div.a", "<div></div>"]]
 */
export const fragmentsOf = (answer: unknown): [selector: string, markup: string][] => {
	const fragments = isObject(answer) && answer.fragments;
	return isObject(fragments)
		? Object.entries(fragments).filter((entry): entry is [string, string] => typeof entry[1] === "string")
		: [];
};
