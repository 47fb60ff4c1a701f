// The server's response about a cart.
import { isObject } from "../../src/base/is-object";

/**
 * Markup by selector in the server's response; empty if it refuses, for example the nonce of a cached page.
 * @example fragmentsOf({ fragments: { "div.a": "<div></div>" } }) // [["div.a", "<div></div>"]]
 */
export const fragmentsOf = (answer: unknown): [selector: string, markup: string][] => {
	const fragments = isObject(answer) && answer.fragments;
	return isObject(fragments)
		? Object.entries(fragments).filter((entry): entry is [string, string] => typeof entry[1] === "string")
		: [];
};
