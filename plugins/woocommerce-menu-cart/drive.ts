// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "menu cart",
		host: "[data-widget_type^='woocommerce-menu-cart.']",
		most: 1,
		steps: [
			{ label: "opens it", act: "click", at: ".elementor-menu-cart__toggle_button" },
			{ label: "presses Escape", act: "keys", keys: "Escape" },
		],
	},
];
