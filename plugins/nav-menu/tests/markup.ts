// Menus as the server prints them, for tests.
import { createContext } from "../../../tests/site/context.mjs";
import { navMenu, themeMenu } from "./widget.mjs";

/** Two levels of lists, an item that leads nowhere, an anchor, a link that is switched off. */
export const menuItems = [
	{ title: "Home", href: "/markup?home" },
	{
		title: "Shop",
		href: "/markup?shop",
		items: [
			{
				title: "Mugs",
				href: "/markup?mugs",
				items: [
					{ title: "Small", href: "/markup?small" },
					{ title: "Large", href: "/markup?large" },
				],
			},
			{ title: "Hats", href: "/markup?hats" },
		],
	},
	{ title: "More", href: "#", items: [{ title: "Advice", href: "#advice" }] },
	{ title: "Team", href: "/markup#team" },
	{ title: "Off", href: "/markup?off", classes: "disabled" },
];

export const menu = (options: Partial<Parameters<typeof navMenu>[1]> = {}): string =>
	String(navMenu(createContext(), { items: menuItems, id: "d4d4d4d", ...options }));

export const menuOfTheme = (): string =>
	`<header class="site-header">${themeMenu(createContext(), { items: menuItems })}</header>`;
