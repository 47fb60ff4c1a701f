// Menu cart: opens and closes the shop's cart, manages its focus, and keeps its toggle up to date.
import { closestTo } from "../../src/base/dom";
import { clickByKey } from "../../src/kit/keys";
import { definePlugin } from "../../src/kit/plugin";

import { isOutdated } from "./model";
import { createPanel, toggleButton } from "./panel";
import { settings } from "./settings";

const loadFragments = () => import("./fragments");
const closeButton = '[class*="elementor-menu-cart__close-button"]';

/** In a frame without an origin this throws. */
const readCookies = () => {
	try {
		return document.cookie;
	} catch {
		return "";
	}
};

/** Until 3.4 the toggle of the cart and of the checkout page is a link to the cart. */
const cartAddress = () => {
	const { cart_page_url: cart, checkout_page_url: checkout } = window.ElementorProFrontendConfig?.menu_cart ?? {};
	return [cart, checkout].includes(location.href.replace(/[?#].*/, "")) && cart;
};

export default definePlugin({
	settings,
	setup(host, { cart_type, open_cart, automatically_open_cart }, scope) {
		const panel = createPanel(host, cart_type === "side-cart", scope);
		if (!panel) return;
		const { wrapper, setOpen, update } = panel;

		scope.on(wrapper, "click", (event) => {
			const button = closestTo<HTMLAnchorElement>(event.target, toggleButton);
			if (button) {
				const cart = panel.isOld && cartAddress();
				if (cart) {
					button.href = cart;
					return;
				}
				event.preventDefault();
				// A press on the toggle does not close a cart that the mouse opened there.
				if (!panel.isByMouse()) setOpen(!panel.isOpen());
			} else if (closestTo(event.target, closeButton)) setOpen(false);
		});
		for (const button of wrapper.querySelectorAll<HTMLElement>(closeButton)) {
			scope.keep(button, "role", "tabindex", "aria-label");
			button.role = "button";
			button.tabIndex = 0;
			button.ariaLabel ||= String((scope.page.builder.i18n as { close?: unknown } | undefined)?.close ?? "Close");
			scope.on(button, "keydown", clickByKey);
		}
		if (open_cart === "mouseover") {
			const isMouse = ({ pointerType }: PointerEvent) => pointerType === "mouse";
			scope.on(wrapper, "pointerover", (event) => {
				if (isMouse(event) && closestTo(event.target, ".elementor-menu-cart__toggle")) setOpen(true, true);
			});
			scope.on(wrapper, "pointerleave", (event) => isMouse(event) && panel.isByMouse() && setOpen(false));
		}

		/** Updates the page's toggles to the cart's content. */
		const refresh = async (occasion: object) => {
			await scope.part(loadFragments, ({ refreshToggles }) => refreshToggles(occasion, scope));
			update();
		};
		const openItself = () => automatically_open_cart && panel.isFree() && setOpen(true);
		const { body } = document;
		for (const type of ["added_to_cart", "removed_from_cart", "wc_fragments_refreshed"])
			scope.onBoth(body, type, async (event) => {
				await refresh(event);
				if (type === "added_to_cart") openItself();
			});
		scope.onBoth(body, "wc_fragments_loaded", update);
		// The browser shows the page again with the number that it had when it was left.
		scope.on(window, "pageshow", (event) => (event as PageTransitionEvent).persisted && refresh(event));
		scope.on(window, "resize", update);
		if (window.ElementorProFrontendConfig?.woocommerce?.productAddedToCart) openItself();
		const count = wrapper.querySelector("[data-counter]")?.getAttribute("data-counter");
		if (count && isOutdated(readCookies(), count)) return refresh(document);
	},
});
