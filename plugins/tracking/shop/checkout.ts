// Hidden fields of the checkout form: campaign, landing page, source and local time of an order.
import { cookies } from "../../../src/stores/cookies";
import { checkoutFields } from "../model/checkout";
import { browserTime } from "../model/names";
import type { Tracker } from "../tracker";

export default ({ options, scope, given }: Tracker): void => {
	const form = document.querySelector("form.woocommerce-checkout") ?? document.querySelector("#edd_purchase_form");
	if (!form || !given("pys") || form.querySelector("[name=pys_utm]")) return;
	const fields = {
		...checkoutFields(cookies.all(), options),
		pys_browser_time: browserTime(new Date()),
		pys_order_type: document.querySelector(".wcf-optin-form") ? "wcf-optin" : "normal",
	};
	for (const [name, value] of Object.entries(fields)) {
		const input = Object.assign(document.createElement("input"), { type: "hidden", name, value });
		form.append(input);
		scope.add(() => input.remove());
	}
};
