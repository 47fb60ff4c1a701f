// The printed settings of the woocommerce menu cart, read with types and defaults.
import { choice, type SettingsOf, toggle } from "../../src/kit/settings";

export const settings = {
	cart_type: choice("side-cart", "mini-cart"),
	open_cart: choice("click", "mouseover"),
	automatically_open_cart: toggle(),
};

export type Settings = SettingsOf<typeof settings>;
