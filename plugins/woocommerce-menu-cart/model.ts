// Rules of the menu cart that need no page: whether it is of a cache, how high the list of products may be.

/** Whether the page and the shop's cookie disagree on whether the cart is empty: then the page came from a cache. */
export const isOutdated = (cookies: string, count: string): boolean =>
	/(^|; )woocommerce_items_in_cart=[1-9]/.test(cookies) !== +count > 0;

/** Maximum height of the list of products in pixels: the space below the toggle, minus the rest of the panel. */
export const productsHeight = (windowHeight: number, toggleEnd: number, rest: number): number =>
	Math.max(120, windowHeight - toggleEnd - rest - 30);
