// Whether the page is the checkout of a shop.
export const isCheckout = (): boolean => !!document.querySelector(".woocommerce-checkout,body.edd-checkout");
