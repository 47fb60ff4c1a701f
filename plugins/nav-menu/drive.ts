// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "menu",
		host: "[data-widget_type^='nav-menu.']",
		within: "nav.elementor-nav-menu--main",
		width: "wide",
		steps: [
			{
				label: "points at an item with a submenu",
				act: "hover",
				at: ".elementor-nav-menu--main .menu-item-has-children>a",
			},
			{ label: "leaves it", act: "leave" },
			{
				label: "opens a submenu by the arrow key",
				act: "keys",
				at: ".elementor-nav-menu--main .menu-item-has-children>a",
				keys: "ArrowDown",
			},
			{ label: "presses Escape", act: "keys", keys: "Escape" },
		],
	},
	{
		name: "menu",
		host: "[data-widget_type^='nav-menu.']",
		within: ".elementor-menu-toggle",
		steps: [
			{ label: "opens it by the toggle", act: "click", at: ".elementor-menu-toggle" },
			{
				label: "opens a submenu",
				act: "click",
				at: ".elementor-nav-menu--dropdown .menu-item-has-children>a .sub-arrow,.elementor-nav-menu--dropdown .menu-item-has-children>a",
			},
			{ label: "closes it by the toggle", act: "click", at: ".elementor-menu-toggle" },
			{ label: "opens it by Enter", act: "keys", at: ".elementor-menu-toggle", keys: "Enter" },
			{ label: "closes it by Enter", act: "keys", at: ".elementor-menu-toggle", keys: "Enter" },
		],
	},
];
