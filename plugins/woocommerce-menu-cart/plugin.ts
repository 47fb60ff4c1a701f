// Menu cart: the shop's cart behind a button, as a panel below it or at the side of the page.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["woocommerce-menu-cart"], markup: ".elementor-menu-cart__wrapper" } satisfies Covers;

export default {
	name: "woocommerce-menu-cart",
	intent: ".elementor-menu-cart__toggle",
} satisfies PluginRow;
