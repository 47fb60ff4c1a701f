// Easy Digital Downloads: what is put into the cart and taken out of it.
import { createId } from "../model/event-id";
import { type ProductData, quantityOf, withQuantity } from "../model/shop";
import type { EventMap } from "../options";
import { slugs } from "../pixels";
import type { OwnTracker } from "../track";

declare global {
	interface Window {
		/** By download, or by download and price: `50`, `50_1`. */
		pysEddProductData?: Record<string, ProductData | undefined>;
	}
}

export default (tracker: OwnTracker): void => {
	const { options, scope, later, pixels, pixelOf } = tracker;
	const { edd, dynamicEvents } = options;
	const add = dynamicEvents.edd_add_to_cart_on_button_click;
	const removals = dynamicEvents.edd_remove_from_cart as unknown as Record<string, EventMap> | undefined;
	const isValued = edd.addToCartOnButtonValueEnabled && edd.addToCartOnButtonValueOption !== "global";
	let firingID = "";

	for (const slug of slugs)
		pixels[slug]!.onEddAddToCartOnButtonEvent = (id: string, price: string | undefined, quantity: number) => {
			const event = add?.[slug];
			const data = window.pysEddProductData?.[id]?.[price === undefined ? id : `${id}_${price}`]?.[slug];
			if (!event || !data?.params) return;
			const params = withQuantity(data.params, { slug, quantity, isValued: isValued && slug === "facebook" });
			const full = { ...event, firingID: firingID || createId(), params: { ...event.params, ...params } };
			later(() => pixels[slug]!.fireEvent(event.name, full));
		};

	const onAdd = (button: HTMLElement) => {
		const form = button.closest("form")!;
		const find = (selector: string) => form.querySelector<HTMLInputElement>(selector)?.value;
		const { variablePrice, priceMode, downloadId } = button.dataset;
		const isVariable = variablePrice === "yes";
		const isMulti = isVariable && priceMode === "multi";
		const id = (isVariable && find('[name="download_id"]')) || downloadId;
		if (!id) return;
		const chosen = [
			...form.querySelectorAll<HTMLInputElement>('input[name="edd_options[price_id][]"]:is(:checked,[type=hidden])'),
		].map(({ value }) => value);
		const prices = isMulti ? chosen : [isVariable ? chosen[0] : undefined];
		for (const price of prices) {
			const quantity = quantityOf(find(`[name="edd_download_quantity${isMulti ? `_${price}` : ""}"]`));
			firingID = createId();
			for (const slug of slugs) {
				const pixel = pixelOf(slug);
				const tell = () => pixel?.onEddAddToCartOnButtonEvent?.(id, price, quantity);
				if (pixel === pixels[slug]) tell();
				else later(tell);
			}
			firingID = "";
		}
	};

	scope.on(
		document,
		"click",
		({ target }) => {
			if (!(target instanceof Element)) return;
			const button = add && target.closest<HTMLElement>("form.edd_download_purchase_form .edd-add-to-cart");
			if (button) onAdd(button);
			const link = target.closest("form#edd_checkout_cart_form .edd_cart_remove_item_btn");
			const index = link && /\?[^=]*=(\d+)/.exec(link.getAttribute("href") ?? "")?.[1];
			if (index) later(() => tracker.fire(removals?.[index], "onEddRemoveFromCartEvent"));
		},
		{ capture: true },
	);
};
