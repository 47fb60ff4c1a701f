// The form on a product's page: what of a group or a bundle the visitor has chosen.
import { bundlePrice } from "../model/shop";

/** Quantities of the children of a grouped product; a box to tick counts as one piece. */
export const childrenIn = (form: Element): Map<string, number> => {
	const quantities = new Map<string, number>();
	for (const input of form.querySelectorAll<HTMLInputElement>(".woocommerce-grouped-product-list [name^=quantity]")) {
		const child = /\[(.*?)\]/.exec(input.name)?.[1];
		const isOff = input.type === "checkbox" && !input.checked;
		if (child) quantities.set(child, isOff ? 0 : Number.parseInt(input.value, 10) || 0);
	}
	return quantities;
};

/** Price of one bundle as it is put together; undefined when the form holds none. */
export const bundlePriceIn = (form: Element): number | undefined => {
	const data = form.querySelector<HTMLElement>(".bundle_data")?.dataset.bundle_form_data;
	try {
		return data ? bundleOf(JSON.parse(data), form) : undefined;
	} catch {}
};

/** @param data of `data-bundle_form_data` */
export const bundleOf = (
	{ base_price, prices }: { base_price?: unknown; prices?: Record<string, unknown> },
	form: ParentNode,
): number =>
	bundlePrice(
		base_price,
		[...form.querySelectorAll(".bundled_product")].flatMap((item) => {
			const id = item.querySelector<HTMLElement>(".cart")?.dataset.bundled_item_id ?? "";
			const isLeft =
				item.matches(".bundled_item_optional") &&
				!item.querySelector(".bundled_product_optional_checkbox input:checked");
			const quantity = Number.parseInt(item.querySelector<HTMLInputElement>(".bundled_qty")?.value ?? "1", 10) || 0;
			return isLeft ? [] : [{ price: prices?.[id], quantity }];
		}),
	);
