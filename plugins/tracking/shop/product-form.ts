// The form on a product's page: the visitor's choices in a group or a bundle.
import { querySelectorAll } from "../../../src/base/dom";
import { bundlePrice } from "./arithmetic";

/** The value of the first control that matches. Asks the prototype, as a control may hide the members of its form. */
export const valueIn = (form: Element, selector: string): string | undefined => valuesIn(form, selector)[0];

export const valuesIn = (form: Element, selector: string): string[] =>
	allIn<HTMLInputElement>(form, selector).map(({ value }) => value);

const allIn = <E extends Element>(form: Element, selector: string): E[] => [
	...querySelectorAll.call<Element, [string], NodeListOf<E>>(form, selector),
];

/** Quantities of the children of a grouped product; a box to tick counts as one piece. */
export const childrenIn = (form: Element): Map<string, number> => {
	const quantities = new Map<string, number>();
	for (const input of allIn<HTMLInputElement>(form, ".woocommerce-grouped-product-list [name^=quantity]")) {
		const child = /\[(.*?)\]/.exec(input.name)?.[1];
		const isOff = input.type === "checkbox" && !input.checked;
		if (child) quantities.set(child, isOff ? 0 : Number.parseInt(input.value, 10) || 0);
	}
	return quantities;
};

/** Price of one configured bundle; undefined if the form has none. */
export const bundlePriceIn = (form: Element): number | undefined => {
	const data = allIn<HTMLElement>(form, ".bundle_data")[0]?.dataset.bundle_form_data;
	try {
		return data ? bundleOf(JSON.parse(data), form) : undefined;
	} catch {}
};

/** @param data of `data-bundle_form_data` */
export const bundleOf = (
	{ base_price, prices }: { base_price?: unknown; prices?: Record<string, unknown> },
	within: Element | Document,
): number => {
	const root = within instanceof Element ? within : document.documentElement;
	const items = allIn<HTMLElement>(root, ".bundled_product").flatMap((item) => {
		const id = item.querySelector<HTMLElement>(".cart")?.dataset.bundled_item_id ?? "";
		const isLeft =
			item.matches(".bundled_item_optional") && !item.querySelector(".bundled_product_optional_checkbox input:checked");
		const quantity = Number.parseInt(valueIn(item, ".bundled_qty") ?? "1", 10) || 0;
		return isLeft ? [] : [{ price: prices?.[id], quantity }];
	});
	return bundlePrice(base_price, items);
};
