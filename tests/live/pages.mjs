// The pages that are compared: those of `pages/`, and some that the stack has itself.
import { settings } from "./settings.mjs";
import { journeys } from "./shop/journeys.mjs";

/**
 * @typedef {object} Page
 * @property {string} name of its file and address
 * @property {"el" | "full" | "shop"} [mode] which products are there as well; the page builder alone by default
 * @property {boolean} [isOfStack] it is there already
 * @property {string} [seed] of a journey: the file of `pages/` that must have been written before
 * @property {boolean} [isAlone] of a journey: one visit at a time
 * @property {import("./journey.mjs").JourneyStep[]} [journey] over several pages, instead of one page
 * @property {Record<string, unknown>} [options] of a journey: options of the site during it
 * @property {string} [agent] of a journey: the browser's name
 * @property {import("../../src/cli/compare/drive/rows").DriveRow[]} [rows] drivers alongside those of the plugins
 * @property {string} [without] a driver that is left out
 */

/** The chat's own times have cases of their own. */
const quiet = { joinchat: { button_delay: 0, message_delay: -1 } };

/** @type {Page[]} */
export const pages = [
	...[
		"carousels-image",
		"carousels-more",
		"tabs",
		"menus",
		"forms",
		"posts",
		"galleries",
		"numbers",
		"texts",
		"films",
		"small",
		"rtl",
		"rtl-slides",
		"inside",
		"sections",
	].map((name) => ({ name })),
	// Below the original's gallery nothing could be compared: it forgets its filter when a menu or a panel elsewhere opens.
	{ name: "everything", without: "gallery" },
	{ name: "plain", isOfStack: true },
	{ name: "widgets", isOfStack: true },
	{ name: "motion", isOfStack: true },
	{ name: "popup", isOfStack: true },
	{ name: "loop", isOfStack: true },
	{ name: "nav", isOfStack: true },
	{ name: "header", isOfStack: true },
	{ name: "lead", isOfStack: true, mode: "full" },
	...["shop", "variation", "kinds", "blocks", "account"].map((name) => ({ name, seed: "shop-blocks" })),
	{ name: "classic", seed: "shop-classic" },
	...["built", "builtProduct", "builtOrder", "builtAccount"].map((name) => ({ name, seed: "shop-built" })),
	...Object.entries(settings).map(([name, visit]) => ({
		name,
		seed: name === "set-lead" ? name : "set-page",
		mode: "full",
		...visit,
		options: { ...quiet, ...visit.options },
	})),
].map((page) =>
	page.seed?.startsWith("shop")
		? {
				...page,
				mode: "shop",
				journey: journeys[page.name],
				isAlone: /account/i.test(page.name),
				options: quiet,
			}
		: page,
);
