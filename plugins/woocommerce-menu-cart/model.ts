// Rules of the menu cart that need no page: what the server answered, how high the list of products may be.
import { isObject } from "../../src/base/is-object";

/**
 * Markup by selector in an answer of the server; empty where it refuses, as with the nonce of a page from a cache.
 * @example fragmentsOf({ fragments: { "div.a": "<div></div>" } }) // [["div.a", "<div></div>"]]
 */
export const fragmentsOf = (answer: unknown): [selector: string, markup: string][] => {
	const fragments = isObject(answer) && answer.fragments;
	return isObject(fragments)
		? Object.entries(fragments).filter((entry): entry is [string, string] => typeof entry[1] === "string")
		: [];
};

/** Whether a page says other than the shop's cookie on whether there is something in the cart: it came from a cache. */
export const isOutdated = (cookies: string, count: string): boolean =>
	/(^|; )woocommerce_items_in_cart=[1-9]/.test(cookies) !== +count > 0;

/** Pixels that the list of products may be high: what is left below the toggle, beside the rest of the panel. */
export const productsHeight = (windowHeight: number, toggleEnd: number, rest: number): number =>
	Math.max(120, windowHeight - toggleEnd - rest - 30);
