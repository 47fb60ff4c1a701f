// Navigation menu: the page builder's menu widget, and the menu of its theme on small screens.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	widgets: ["nav-menu"],
	libraries: ["smartmenus"],
	markup: ".elementor-nav-menu",
} satisfies Covers;

export default {
	name: "nav-menu",
	selector: "[data-widget_type^='nav-menu.'],.site-navigation-toggle-holder",
	intent: ".elementor-menu-toggle,.site-navigation-toggle",
} satisfies PluginRow;
