// WooCommerce: products added to and removed from the cart.
import { closestTo } from "../../../src/base/dom";
import { isObject } from "../../../src/base/is-object";
import { isSelector } from "../../../src/base/is-selector";
import { getJQuery } from "../../../src/base/jquery";
import { type Slug, slugs } from "../destinations/table";
import { createId, serverIds } from "../event-id";
import type { EventMap, Params } from "../options";
import { extend } from "../public-api";
import type { Tracker } from "../types";
import { type ProductData, quantityOf, withChildren, withQuantity } from "./arithmetic";
import { bundleOf, bundlePriceIn, childrenIn, valueIn } from "./product-form";

declare global {
	interface Window {
		/** By product or variation id. */
		pysWooProductData?: ProductData;
		/** @param data of `data-bundle_form_data` */
		getBundlePriceOnSingleProduct?(data: Parameters<typeof bundleOf>[0]): number;
	}
}

/** Kinds of product, as add-ons know them, by the class of their forms. */
const kinds = { variations_form: 1, bundle_form: 2, grouped_form: 3 };

export const watchProducts = (tracker: Tracker): void => {
	const { options, scope, later, clicks, consent } = tracker;
	const { woo, dynamicEvents } = options;
	const selector = `${woo.removeFromCartSelector || "form.woocommerce-cart-form .remove"}`;

	extend(scope, window, { getBundlePriceOnSingleProduct: (data) => bundleOf(data, document) });

	const onRemove = (link: Element) => {
		const hash = /[?&]remove_item=([^&#]*)/.exec(link.getAttribute("href") ?? "")?.[1] ?? "";
		const map: unknown = dynamicEvents.woo_remove_from_cart?.[hash];
		if (!isObject(map)) return;
		const events = { ...map } as EventMap;
		const { facebook } = events;
		// The shop's own request carries the id to the server, which sends the event as well.
		if (facebook && options.facebook?.serverApiEnabled && consent.hasConsent("facebook"))
			events.facebook = { ...facebook, e_id: "woo_remove_from_cart", firingID: serverIds.renew(facebook.name) };
		later(() => tracker.fire(events, "onWooRemoveFromCartEvent"));
	};
	if (isSelector(selector))
		clicks.onClick((target) => {
			const link = closestTo(target, selector);
			if (link) onRemove(link);
		});

	const setFiringID = defineMethods(tracker);
	if (dynamicEvents.woo_add_to_cart_on_button_click && woo.addToCartCatchMethod === "add_cart_js")
		watchAdding(tracker, setFiringID);
};

/** The methods of the pixels that add-ons call as well. @returns sets the id of the next firing */
const defineMethods = ({ options, later, pixels }: Tracker) => {
	const { woo, dynamicEvents } = options;
	const isValued = woo.addToCartOnButtonValueEnabled && woo.addToCartOnButtonValueOption !== "global";
	let firingID = "";
	const dataOf = (id: string) => window.pysWooProductData?.[id];
	const fire = (slug: Slug, params: Params | undefined) => {
		const event = dynamicEvents.woo_add_to_cart_on_button_click?.[slug];
		if (!params || !event) return;
		const full = { ...event, firingID: firingID || createId(), params: { ...event.params, ...params } };
		later(() => pixels[slug].fireEvent(event.name, full));
	};
	for (const slug of slugs) {
		pixels[slug].onWooAddToCartOnButtonEvent = (id: string) => fire(slug, dataOf(id)?.[slug]?.params);
		pixels[slug].onWooAddToCartOnSingleEvent = (
			id: string,
			quantity: number,
			kind = 0,
			_ = false,
			wrapped?: unknown,
		) => {
			// A form has an index too: that of its controls.
			const form = wrapped instanceof Element ? wrapped : (wrapped as [Element?] | undefined)?.[0];
			const parent = form && valueIn(form, '[name="add-to-cart"]');
			const isSimple = kind === 1 && parent && options[slug]?.wooVariableAsSimple;
			const all = dataOf(isSimple ? parent : id) ?? {};
			const product = all[slug];
			if (!product?.params) return;
			const line = { slug, quantity, isValued, price: kind === 2 && form ? bundlePriceIn(form) : undefined };
			// Children are printed once, with any destination.
			const { grouped } = product.grouped ? product : (Object.values(all).find((data) => data?.grouped) ?? {});
			fire(
				slug,
				kind === 3 && form
					? withChildren(product.params, grouped, childrenIn(form), line)
					: withQuantity(product.params, line),
			);
		};
	}
	return (id: string) => {
		firingID = id;
	};
};

const watchAdding = ({ later, clicks, pixels, pixelOf }: Tracker, setFiringID: (id: string) => void) => {
	/** One id for all destinations of a click. Add-ons work the product out themselves. */
	const call = (method: string, ...args: unknown[]) => {
		setFiringID(createId());
		for (const slug of slugs) {
			const pixel = pixelOf(slug);
			if (pixel === pixels[slug]) pixel[method]?.(...args);
			else later(() => pixel?.[method]?.(...args));
		}
		setFiringID("");
	};

	const onSingle = (button: Element) => {
		const form = closestTo(button, "form");
		if (!form || button.classList.contains("disabled")) return;
		const kind = Object.entries(kinds).find(([name]) => closestTo(form, `.${name}`) === form)?.[1] ?? 0;
		const id = valueIn(form, kind === 1 ? 'input[name="variation_id"]' : '[name="add-to-cart"]');
		if (!id || id === "0") return;
		const typed = valueIn(form, 'input[name="quantity"]') ?? valueIn(form, 'select[name="quantity"]');
		call(
			"onWooAddToCartOnSingleEvent",
			id,
			kind === 3 ? 1 : quantityOf(typed),
			kind,
			false,
			getJQuery()?.(form) ?? form,
		);
	};

	clicks.onClick((target) => {
		const single = closestTo(target, ".single_add_to_cart_button");
		const button = closestTo(
			target,
			".add_to_cart_button:not(.product_type_variable,.product_type_bundle,.single_add_to_cart_button)",
		);
		const id = button?.dataset.product_id;
		if (single) onSingle(single);
		else if (id) call("onWooAddToCartOnButtonEvent", id);
	});
};
