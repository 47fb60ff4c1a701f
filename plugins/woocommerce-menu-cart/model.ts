// Rules of the menu cart that need no page: whether it is of a cache, how high the list of products may be.

/** Whether a page says other than the shop's cookie on whether there is something in the cart: it came from a cache. */
export const isOutdated = (cookies: string, count: string): boolean =>
	/(^|; )woocommerce_items_in_cart=[1-9]/.test(cookies) !== +count > 0;

/** Pixels that the list of products may be high: what is left below the toggle, alongside the rest of the panel. */
export const productsHeight = (windowHeight: number, toggleEnd: number, rest: number): number =>
	Math.max(120, windowHeight - toggleEnd - rest - 30);
