// The part that watches the shop: WooCommerce and Easy Digital Downloads.

import type { Tracker } from "../types";
import { watchDownloads } from "./edd";
import { watchProducts } from "./woo";

/** @returns that it has loaded */
export const watchShops = (tracker: Tracker): void => {
	const { woo, edd } = tracker.options;
	if (woo.enabled) watchProducts(tracker);
	if (edd.enabled) watchDownloads(tracker);
};
