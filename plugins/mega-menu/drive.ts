// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "mega menu",
		host: "[data-widget_type^='mega-menu.']",
		steps: [
			{ label: "opens it by the toggle", act: "click", at: ".e-n-menu-toggle" },
			{ label: "points at an item", act: "hover", at: ".e-n-menu-title:has(.e-n-menu-dropdown-icon)" },
			{ label: "clicks the arrow of an item", act: "click", at: "button.e-n-menu-dropdown-icon" },
			{ label: "presses Escape", act: "keys", keys: "Escape" },
		],
	},
];
