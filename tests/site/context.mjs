// What a template knows while it draws: the page, its conditions, the language, and fresh element ids.
import { createHash } from "node:crypto";
import { withKnobs } from "./knobs.mjs";

/** @typedef {string | { en: string, he: string }} Text a text, or one a language */

/**
 * @typedef {object} Context
 * @property {import("./pages/index.mjs").Page} page
 * @property {import("./knobs.mjs").Knobs} knobs
 * @property {URLSearchParams} query
 * @property {string} origin scheme, host and port of the site
 * @property {string} [head] markup that opens the head
 * @property {string} nonce what `RMP_AJAX_LOCALS` prints
 * @property {boolean} rtl
 * @property {(text: unknown) => string} t picks the page's language
 * @property {(name?: string) => string} id a fresh element id, the same at each rendering of the page
 * @property {(path: string, changes?: Record<string, string | null>) => string} link address under the same conditions
 */

/**
 * A context for templates outside a page, in tests for example.
 * @param {Partial<Context> & Record<string, unknown>} [values]
 * @returns {Context & Record<string, unknown>}
 */
export const createContext = (values = {}) => {
	const { page = { path: "/" }, knobs = {}, query = new URLSearchParams() } = values;
	let count = 0;
	return {
		origin: "http://127.0.0.1",
		nonce: "",
		...values,
		page,
		knobs,
		query,
		rtl: !!knobs.rtl,
		t: (text) => (text && typeof text === "object" && "en" in text ? text[knobs.rtl ? "he" : "en"] : (text ?? "")),
		id: () => createHash("sha1").update(`${page.path} ${count++}`).digest("hex").slice(0, 7),
		link: (path, changes) => withKnobs(path, query, changes),
	};
};
