// WooCommerce: what is put into the cart and taken out of it.
import { serverIds } from "../cookies";
import { createId } from "../model/event-id";
import { type ProductData, quantityOf, withChildren, withQuantity } from "../model/shop";
import { type EventMap, isObject, type Params, type Slug } from "../options";
import { slugs } from "../pixels";
import { extend } from "../public";
import type { OwnTracker } from "../track";
import { bundleOf, bundlePriceIn, childrenIn } from "./product-form";

declare global {
	interface Window {
		/** By product or variation id. */
		pysWooProductData?: ProductData;
		/** @param data of `data-bundle_form_data` */
		getBundlePriceOnSingleProduct?(data: Parameters<typeof bundleOf>[0]): number;
	}
}

/** Kinds of product, as add-ons are told them. */
const kinds = { variations_form: 1, bundle_form: 2, grouped_form: 3 };

export default (tracker: OwnTracker): void => {
	const { options, scope, later, pixels, pixelOf } = tracker;
	const { woo, dynamicEvents } = options;
	const add = dynamicEvents.woo_add_to_cart_on_button_click;
	const isValued = woo.addToCartOnButtonValueEnabled && woo.addToCartOnButtonValueOption !== "global";
	/** One for all destinations of a click. */
	let firingID = "";

	const dataOf = (id: string) => window.pysWooProductData?.[id];
	const fire = (slug: Slug, params: Params | undefined) => {
		const event = add?.[slug];
		if (!params || !event) return;
		const full = { ...event, firingID: firingID || createId(), params: { ...event.params, ...params } };
		later(() => pixels[slug]!.fireEvent(event.name, full));
	};
	for (const slug of slugs) {
		pixels[slug]!.onWooAddToCartOnButtonEvent = (id: string) => fire(slug, dataOf(id)?.[slug]?.params);
		pixels[slug]!.onWooAddToCartOnSingleEvent = (
			id: string,
			quantity: number,
			kind = 0,
			_ = false,
			wrapped?: unknown,
		) => {
			// A form has an index too: that of its controls.
			const form = wrapped instanceof Element ? wrapped : (wrapped as [Element?] | undefined)?.[0];
			const parent = form?.querySelector<HTMLInputElement>('[name="add-to-cart"]')?.value;
			const isSimple = kind === 1 && parent && (options[slug] as Params | undefined)?.wooVariableAsSimple;
			const all = dataOf(isSimple ? parent : id) ?? {};
			const product = all[slug];
			if (!product?.params) return;
			const line = { slug, quantity, isValued, price: kind === 2 && form ? bundlePriceIn(form) : undefined };
			// Children are printed once, whichever destination they stand with.
			const { grouped } = product.grouped ? product : (Object.values(all).find((data) => data?.grouped) ?? {});
			fire(
				slug,
				kind === 3 && form
					? withChildren(product.params, grouped, childrenIn(form), line)
					: withQuantity(product.params, line),
			);
		};
	}

	/** Add-ons work the product out themselves. */
	const tell = (method: string, ...args: unknown[]) => {
		firingID = createId();
		for (const slug of slugs) {
			const pixel = pixelOf(slug);
			if (pixel === pixels[slug]) pixel?.[method](...args);
			else later(() => pixel?.[method]?.(...args));
		}
		firingID = "";
	};

	const onSingle = (button: Element) => {
		const form = button.closest("form");
		if (!form || button.classList.contains("disabled")) return;
		const find = (selector: string) => form.querySelector<HTMLInputElement>(selector)?.value;
		const kind = Object.entries(kinds).find(([name]) => form.classList.contains(name))?.[1] ?? 0;
		const id = find(kind === 1 ? 'input[name="variation_id"]' : '[name="add-to-cart"]');
		if (!id || id === "0") return;
		const quantity = kind === 3 ? 1 : quantityOf(find('input[name="quantity"]') ?? find('select[name="quantity"]'));
		tell("onWooAddToCartOnSingleEvent", id, quantity, kind, false, window.jQuery?.(form) ?? form);
	};

	const onRemove = (link: Element) => {
		const hash = /[?&]remove_item=([^&#]*)/.exec(link.getAttribute("href") ?? "")?.[1] ?? "";
		const map: unknown = dynamicEvents.woo_remove_from_cart?.[hash];
		if (!isObject(map)) return;
		const events = { ...map } as EventMap;
		const { facebook } = events;
		// The shop's own request carries the id to the server, which sends the event as well.
		if (facebook && options.facebook?.serverApiEnabled)
			events.facebook = { ...facebook, e_id: "woo_remove_from_cart", firingID: serverIds.renew(facebook.name) };
		later(() => tracker.fire(events, "onWooRemoveFromCartEvent"));
	};

	extend(scope, window, { getBundlePriceOnSingleProduct: (data) => bundleOf(data, document) });

	const remove = `${woo.removeFromCartSelector || "form.woocommerce-cart-form .remove"}`;
	const isClicked = add && woo.addToCartCatchMethod === "add_cart_js";
	scope.on(
		document,
		"click",
		({ target }) => {
			if (!(target instanceof Element)) return;
			const link = closest(target, remove);
			if (link) onRemove(link);
			if (!isClicked) return;
			const single = target.closest(".single_add_to_cart_button");
			const button = target.closest<HTMLElement>(
				".add_to_cart_button:not(.product_type_variable,.product_type_bundle,.single_add_to_cart_button)",
			);
			const id = button?.dataset.product_id;
			if (single) onSingle(single);
			else if (id) tell("onWooAddToCartOnButtonEvent", id);
		},
		{ capture: true },
	);
};

const closest = (element: Element, selector: string) => {
	try {
		return element.closest(selector);
	} catch {}
};
