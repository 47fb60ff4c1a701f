// Widgets that are no reason: those of add-on packs, which their own scripts drive through the surface, or which need none.

/** Types that the page builder itself has and that no plugin of ours serves. */
export const unserved: readonly string[] = [
	"woocommerce-cart",
	"woocommerce-checkout-page",
	"woocommerce-my-account",
	"woocommerce-purchase-summary",
	"woocommerce-notices",
	"woocommerce-product-add-to-cart",
	"wc-add-to-cart",
	"wc-elements",
	"wc-single-elements",
	"paypal-button",
	"stripe-button",
	"lead-form",
	"collapsible",
];
