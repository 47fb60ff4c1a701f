// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow, IntendedRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "popup",
		host: "a[href*='elementor-action'][href*='popup'][href*='open']",
		delay: "page_load_delay",
		most: 1,
		steps: [
			{ label: "opens it by its link", act: "click" },
			{ label: "moves on by Tab", act: "keys", keys: "Tab" },
			{ label: "presses Escape", act: "keys", keys: "Escape" },
		],
	},
];

export const intended: IntendedRow[] = [
	{
		at: 'html:not([lang^="en"]) .dialog-lightbox-close-button',
		isNameOnly: true,
		note: "Close buttons of popups are named in the page's language.",
	},
];
