// Navigation menu: items with a list below them arrive with their icon, which takes part in the width of the menu.
import type { StartState } from "../../src/base/start-state";

const menus = [".elementor-nav-menu--main .elementor-nav-menu", ".elementor-nav-menu--dropdown>.elementor-nav-menu"];

export const start: StartState[] = [
	{
		host: '[data-widget_type^="nav-menu."]',
		never: ".sub-arrow",
		set: [
			{
				select: `${menus.map((menu) => `${menu} .menu-item-has-children:has(ul)>a`)}`,
				icon: ["submenu_icon", "sub-arrow"],
			},
		],
	},
];
