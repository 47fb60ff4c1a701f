// The versions of the page builder whose markup the tests have seen, each with the Pro part alongside it. The documentation prints them; a new one is a line here.

/**
 * @typedef {object} Version a page builder and its Pro part, as a site has them side by side
 * @property {string} builder
 * @property {string} pro
 * @property {boolean} [hasNewSlider] whether the site has gone over to the new slider, which an owner could hold back until 3.25
 * @property {boolean} [hasWrappers] whether columns and sections have their wrappers
 */

/** @type {readonly Version[]} */
export const versions = [
	{ builder: "2.9", pro: "2.10", hasWrappers: true },
	{ builder: "3.0", pro: "3.0", hasWrappers: true },
	{ builder: "3.4", pro: "3.3", hasWrappers: true },
	{ builder: "3.8", pro: "3.7" },
	{ builder: "3.12", pro: "3.11" },
	{ builder: "3.15", pro: "3.15", hasNewSlider: true },
	{ builder: "3.18", pro: "3.18", hasNewSlider: true },
	{ builder: "3.21", pro: "3.21", hasNewSlider: true },
	{ builder: "3.25", pro: "3.25", hasNewSlider: true },
	{ builder: "3.30", pro: "3.30", hasNewSlider: true },
	{ builder: "3.35", pro: "3.33", hasNewSlider: true },
	{ builder: "4.0", pro: "4.0", hasNewSlider: true },
	{ builder: "4.2", pro: "4.2", hasNewSlider: true },
];
