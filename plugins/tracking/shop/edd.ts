// Easy Digital Downloads: products added to and removed from the cart.
import { closestTo } from "../../../src/base/dom";
import { slugs } from "../destinations/table";
import { createId } from "../event-id";
import type { EventMap } from "../options";
import type { Tracker } from "../types";
import { type ProductData, quantityOf, withQuantity } from "./arithmetic";
import { valueIn, valuesIn } from "./product-form";

declare global {
	interface Window {
		/** By download, or by download and price: `50`, `50_1`. */
		pysEddProductData?: Record<string, ProductData | undefined>;
	}
}

export const watchDownloads = (tracker: Tracker): void => {
	const { options, later, clicks } = tracker;
	const { dynamicEvents } = options;
	const removals = dynamicEvents.edd_remove_from_cart as unknown as Record<string, EventMap> | undefined;
	clicks.onClick((target) => {
		const link = closestTo(target, "form#edd_checkout_cart_form .edd_cart_remove_item_btn");
		const index = link && /\?[^=]*=(\d+)/.exec(link.getAttribute("href") ?? "")?.[1];
		if (index) later(() => tracker.fire(removals?.[index], "onEddRemoveFromCartEvent"));
	});
	const add = dynamicEvents.edd_add_to_cart_on_button_click;
	if (add) watchAdding(tracker, add);
};

const watchAdding = ({ options, later, clicks, pixels, pixelOf }: Tracker, add: EventMap) => {
	const { edd } = options;
	const isValued = edd.addToCartOnButtonValueEnabled && edd.addToCartOnButtonValueOption !== "global";
	/** One for all destinations of a click. */
	let firingID = "";

	for (const slug of slugs)
		pixels[slug].onEddAddToCartOnButtonEvent = (id: string, price: string | undefined, quantity: number) => {
			const event = add[slug];
			const data = window.pysEddProductData?.[id]?.[price === undefined ? id : `${id}_${price}`]?.[slug];
			if (!event || !data?.params) return;
			const params = withQuantity(data.params, { slug, quantity, isValued: isValued && slug === "facebook" });
			const full = { ...event, firingID: firingID || createId(), params: { ...event.params, ...params } };
			later(() => pixels[slug].fireEvent(event.name, full));
		};

	clicks.onClick((target) => {
		const button = closestTo(target, "form.edd_download_purchase_form .edd-add-to-cart");
		const form = closestTo(button, "form");
		if (!button || !form) return;
		const { variablePrice, priceMode, downloadId } = button.dataset;
		const isVariable = variablePrice === "yes";
		const isMulti = isVariable && priceMode === "multi";
		const id = (isVariable && valueIn(form, '[name="download_id"]')) || downloadId;
		if (!id) return;
		for (const price of isMulti ? pricesIn(form) : [isVariable ? pricesIn(form)[0] : undefined]) {
			const quantity = quantityOf(valueIn(form, `[name="edd_download_quantity${isMulti ? `_${price}` : ""}"]`));
			firingID = createId();
			for (const slug of slugs) {
				const pixel = pixelOf(slug);
				const call = () => pixel?.onEddAddToCartOnButtonEvent?.(id, price, quantity);
				if (pixel === pixels[slug]) call();
				else later(call);
			}
			firingID = "";
		}
	});
};

/** The prices that the visitor has chosen. */
const pricesIn = (form: Element) => valuesIn(form, 'input[name="edd_options[price_id][]"]:is(:checked,[type=hidden])');
