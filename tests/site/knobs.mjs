// The conditions under which a page is shown, read from its address: `?rtl&endpoint=slow`.

/**
 * @typedef {object} Knobs
 * @property {string} endpoint how the page's endpoint behaves: `""` (well) or one of `loopBehaviours`
 * @property {boolean} noscript the page carries no runtime script
 * @property {boolean} consent false when the visitor has refused it
 * @property {boolean} csp false when no content security policy is sent
 * @property {boolean} rtl the page is in Hebrew, from right to left
 * @property {boolean} edit the page builder's canvas
 * @property {boolean} isStatic a static rendering
 * @property {string} config JSON text merged into the page configuration; printed as it is when it does not parse
 * @property {string} breakpoints enabled breakpoints, `mobile:600,tablet:900,laptop:1366`; empty means the usual two
 */

export const behaviours = ["slow", "500", "html", "400", "cut", "never"];
/** Those of loops may also be answered in another order than they were requested. */
export const loopBehaviours = [...behaviours, "unordered"];

const names = ["endpoint", "noscript", "consent", "csp", "rtl", "edit", "static", "config", "breakpoints"];

/**
 * @param {URLSearchParams} query
 * @returns {Knobs}
 */
export const readKnobs = (query) => ({
	endpoint: loopBehaviours.find((name) => name === query.get("endpoint")) ?? "",
	noscript: query.has("noscript"),
	consent: query.get("consent") !== "off",
	csp: query.get("csp") !== "off",
	rtl: query.has("rtl"),
	edit: query.has("edit"),
	isStatic: query.has("static"),
	config: query.get("config") ?? "",
	breakpoints: query.get("breakpoints") ?? "",
});

/**
 * Address of a path under the same conditions, some of them changed.
 * @param {string} path
 * @param {URLSearchParams} query of the page shown
 * @param {Record<string, string | null>} [changes] `null` takes a parameter away; others than knobs may be added
 */
export const withKnobs = (path, query, changes = {}) => {
	const kept = new URLSearchParams();
	for (const name of names) if (query.has(name)) kept.set(name, query.get(name) ?? "");
	for (const [name, value] of Object.entries(changes)) value === null ? kept.delete(name) : kept.set(name, value);
	const text = kept.toString().replace(/=(?=&|$)/g, "");
	return text ? `${path}?${text}` : path;
};
