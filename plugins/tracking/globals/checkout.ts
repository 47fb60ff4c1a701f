// Hidden fields of the checkout form: campaign, landing page, source and local time of an order.
import { querySelector } from "../../../src/base/dom";
import { cookies } from "../../../src/stores/cookies";
import { browserTime } from "../model/browser-time";
import { checkoutFields } from "../model/checkout";
import type { Options } from "../options";

export const isCheckout = (): boolean => !!document.querySelector(".woocommerce-checkout,body.edd-checkout");

/** @returns the fields that were added */
export const addCheckoutFields = (options: Options): HTMLInputElement[] => {
	const form =
		isCheckout() &&
		(document.querySelector("form.woocommerce-checkout") ?? document.querySelector("#edd_purchase_form"));
	if (!form || querySelector.call(form, "[name=pys_utm]")) return [];
	const fields = {
		...checkoutFields(cookies.all(), options),
		pys_browser_time: browserTime(new Date()),
		pys_order_type: document.querySelector(".wcf-optin-form") ? "wcf-optin" : "normal",
	};
	const inputs = Object.entries(fields).map(([name, value]) =>
		Object.assign(document.createElement("input"), { type: "hidden", name, value }),
	);
	Element.prototype.append.call(form, ...inputs);
	return inputs;
};
