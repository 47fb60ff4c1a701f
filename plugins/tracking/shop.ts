// The part that watches the shop: WooCommerce and Easy Digital Downloads.
import { watchDownloads } from "./shop/edd";
import { watchProducts } from "./shop/woo";
import type { Tracker } from "./types";

/** @returns that it has loaded */
export const watchShops = (tracker: Tracker): true => {
	const { woo, edd } = tracker.options;
	if (woo.enabled) watchProducts(tracker);
	if (edd.enabled) watchDownloads(tracker);
	return true;
};
