// Shop arithmetic: an event's parameters with quantities, bundles and grouped products. Arguments are not changed.
import { isObject } from "../../../src/base/is-object";
import type { Params } from "../options";
import { clone } from "../params";

type Item = Record<string, unknown>;

export interface Line {
	/** Of the destination; decides where values and items are. */
	slug: string;
	quantity: number;
	/** Whether the value follows the quantity. */
	isValued?: unknown;
	/** Price per piece if it is not in the parameters: of a configured bundle. */
	price?: number;
}

/** Products by id, each by destination. */
export type ProductData = Record<string, Record<string, Product | undefined> | undefined>;

export interface Product {
	params?: Params;
	/** Of a grouped product, by child. */
	grouped?: Record<string, { content_id?: unknown; price?: unknown }>;
}

/** A quantity as typed: missing and invalid values are 1. */
export const quantityOf = (text: string | undefined): number => {
	const quantity = Number.parseInt(text ?? "", 10);
	return Number.isNaN(quantity) ? 1 : quantity;
};

/** For the Tag Manager, items are under `ecommerce`, if present. */
const partsOf = (slug: string, params: Params) => {
	const holder = slug === "gtm" && isObject(params.ecommerce) ? params.ecommerce : params;
	return { holder, items: listIn(holder.items) ?? listIn(params.items) };
};

const listIn = (value: unknown) => (Array.isArray(value) ? (value as Item[]) : undefined);

/** Which parameter carries the total. */
const totalKey = (slug: string) => (slug === "ga" ? "ecomm_totalvalue" : "value");

/** Parameters of one product, bought that many times. */
export const withQuantity = (given: Params, { slug, quantity, isValued, price }: Line): Params => {
	const params = clone(given);
	const { holder, items } = partsOf(slug, params);
	const key = totalKey(slug);
	if (isValued && (key in holder || slug === "facebook")) {
		const one = price ?? (slug === "facebook" ? holder.value : (items?.[0]?.price ?? holder[key]));
		holder[key] = round(Number(one) * quantity);
	}
	for (const first of [listIn(params.contents)?.[0], items?.[0]]) if (isObject(first)) first.quantity = quantity;
	return params;
};

/**
 * Parameters of a grouped product: children that are not bought go.
 * @param quantities by child
 * @returns undefined when nothing is bought, or nothing that costs
 */
export const withChildren = (
	given: Params,
	grouped: Product["grouped"],
	quantities: ReadonlyMap<string, number>,
	{ slug, isValued }: Line,
): Params | undefined => {
	const params = clone(given);
	const { holder, items } = partsOf(slug, params);
	const bought = new Map<string, { quantity: number; price: number }>();
	let total = 0;
	for (const [child, quantity] of quantities) {
		const { content_id = child, price } = grouped?.[child] ?? {};
		if (!(quantity > 0)) continue;
		bought.set(`${content_id}`, { quantity, price: Number(price) });
		total += quantity * Number(price) || 0;
	}
	if (!total) return;
	const keep = (list: Item[], key: string) =>
		list.filter((item) => {
			const line = bought.get(`${item[key]}`);
			if (line) item.quantity = line.quantity;
			if (line && slug === "gtm") item.price = line.price;
			return line;
		});
	if (Array.isArray(params.content_ids)) params.content_ids = params.content_ids.filter((id) => bought.has(`${id}`));
	if (Array.isArray(params.contents)) params.contents = keep(params.contents, "id");
	if (items) (Array.isArray(holder.items) ? holder : params).items = keep(items, "item_id");
	const key = totalKey(slug);
	if (isValued && (key in holder || slug === "facebook")) holder[key] = round(total);
	return params;
};

/** Price of a bundle. @param items chosen, each with its price and quantity */
export const bundlePrice = (base: unknown, items: readonly { price: unknown; quantity: number }[]): number =>
	round(
		items.reduce(
			(sum, { price, quantity }) => sum + (Number(price) || 0) * quantity,
			Number.parseInt(`${base}`, 10) || 0,
		),
	);

/** Money without the traces of binary fractions; some currencies have three decimals, and unit prices more. */
const round = (amount: number) => Math.round(amount * 1e4) / 1e4;
