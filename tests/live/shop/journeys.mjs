// What a customer does in the shop; each begins with an empty cart.

const open = (label, path) => ({ label, does: (page, origin) => page.goto(`${origin}${path}`, { waitUntil: "load" }) });
const press = (label, selector, which = 0) => ({
	label,
	does: (page) => page.locator(selector).locator("visible=true").nth(which).click(),
});
const choose = (label, selector, value) => ({
	label,
	does: (page) => page.locator(selector).first().selectOption(value),
});
const write = (label, selector, text, which = 0) => ({
	label,
	does: (page) => page.locator(selector).locator("visible=true").nth(which).fill(text),
});
const keys = (label, name) => ({ label, does: (page) => page.keyboard.press(name) });
const back = { label: "goes back", does: (page) => page.goBack() };

/** A product of the older kind in the cart, by its page's button. */
const put = (slug) => [open(`opens ${slug}`, `/product/${slug}/`), press(`adds ${slug}`, ".single_add_to_cart_button")];

const shop = [
	open("opens the shop", "/shop/"),
	press("adds one", ".product_type_simple.ajax_add_to_cart"),
	press("adds it again", ".product_type_simple.ajax_add_to_cart"),
	press("adds another", ".product_type_simple.ajax_add_to_cart", 2),
	choose("sorts by price", ".orderby", "price-desc"),
	press("goes to the second page", ".woocommerce-pagination a.page-numbers"),
	back,
];

const variations = (slug) => [
	open("opens a product with variations", `/product/${slug}/`),
	press("adds it before anything is chosen", ".single_add_to_cart_button"),
	choose("chooses a colour", "#colour", "Red"),
	choose("chooses a size", "#size", "Large"),
	choose("chooses another size", "#size", "Small"),
	choose("chooses another colour", "#colour", "Blue"),
	press("clears the choice", ".reset_variations"),
	choose("chooses the second colour", "#colour", "Blue"),
	choose("chooses its only size", "#size", "Small"),
	write("writes a quantity", ".qty", "3"),
	press("adds it", ".single_add_to_cart_button"),
	keys("presses Escape", "Escape"),
	press("opens the reviews", "[href='#tab-reviews']"),
	press("gives four stars", ".star-4, .stars a"),
	press("sends no review", "#respond #submit"),
	open("opens it anew", `/product/${slug}/`),
	press("goes to the second picture", ".flex-control-thumbs img", 1),
	press("opens the gallery", ".woocommerce-product-gallery__trigger"),
	keys("goes to the next picture", "ArrowRight"),
	keys("closes the gallery", "Escape"),
];

const variation = variations("shirt");

const kinds = [
	open("opens a grouped product", "/product/set/"),
	press("adds none", ".single_add_to_cart_button"),
	write("writes the first quantity", ".qty", "2"),
	write("writes the second quantity", ".qty", "1", 1),
	press("adds them", ".single_add_to_cart_button"),
	open("opens a product of another shop", "/product/elsewhere/"),
	open("searches", "/?s=cup&post_type=product"),
	open("opens a category", "/product-category/cups/"),
];

const address = {
	first_name: "Ann",
	last_name: "Bee",
	address_1: "1 Road",
	city: "Town",
	postcode: "90210",
	phone: "5551234",
	email: "ann@example.test",
};
const fill = {
	label: "fills the address in",
	does: async (page) => {
		for (const [name, value] of Object.entries(address)) await page.locator(`#billing_${name}`).fill(value);
	},
};

const cartSteps = (path) => [
	...put("cup-4"),
	...put("cup-5"),
	open("opens the cart", path),
	write("writes a quantity", ".qty", "3"),
	press("updates the cart", "[name=update_cart]"),
	write("writes a wrong coupon", "#coupon_code", "wrong"),
	press("sends the wrong coupon", "[name=apply_coupon]"),
	write("writes a coupon", "#coupon_code", "ten"),
	press("sends the coupon", "[name=apply_coupon]"),
	press("chooses the second way of shipping", "#shipping_method input", 1),
	press("removes one", ".product-remove .remove"),
	press("takes that back", ".restore-item"),
	press("removes the coupon", ".woocommerce-remove-coupon"),
	press("goes to the checkout", ".checkout-button"),
];
const checkoutSteps = [
	press("sends an empty form", "#place_order"),
	fill,
	choose("chooses a country", "#billing_country", "IL"),
	choose("chooses the first country again", "#billing_country", "US"),
	choose("chooses a state", "#billing_state", "CA"),
	press("pays by cheque", "label[for=payment_method_cheque]"),
	press("pays on delivery", "label[for=payment_method_cod]"),
	press("opens the coupon's form", ".showcoupon"),
	press("opens the login", ".showlogin"),
	press("orders", "#place_order"),
	{ label: "reads the thanks", does: (page) => page.waitForURL(/order-received/) },
	{ label: "loads the thanks again", does: (page) => page.reload() },
];

const classic = [...cartSteps("/classic-cart/"), open("opens the checkout", "/classic-checkout/"), ...checkoutSteps];

const blocks = [
	...put("cup-4"),
	...put("cup-5"),
	open("opens the cart", "/cart/"),
	press("takes one more", ".wc-block-components-quantity-selector__button--plus"),
	press("opens the coupon's form", ".wc-block-components-totals-coupon button, .wc-block-components-panel__button"),
	write("writes a coupon", ".wc-block-components-totals-coupon input", "ten"),
	press("sends the coupon", ".wc-block-components-totals-coupon__button"),
	press("removes one", ".wc-block-cart-item__remove-link"),
	press("goes to the checkout", ".wc-block-cart__submit-button"),
	press("orders too early", ".wc-block-components-checkout-place-order-button"),
	{
		label: "fills the address in",
		does: async (page) => {
			await page.locator("#email").fill(address.email);
			const [open] = await page.locator(".wc-block-components-address-card__edit").all();
			await open?.click();
			for (const name of ["first_name", "last_name", "address_1", "city", "postcode"])
				await page.locator(`#shipping-${name}`).fill(address[name]);
		},
	},
	press("pays by cheque", "label:has([value=cheque])"),
	press("orders", ".wc-block-components-checkout-place-order-button"),
	{ label: "reads the thanks", does: (page) => page.waitForURL(/order-received/) },
];

const toggle = ".elementor-menu-cart__toggle_button";
const built = [
	open("opens a page of the builder's widgets", "/shop-built/"),
	press("opens the cart, empty", toggle),
	keys("closes it", "Escape"),
	press("adds one of the grid", ".elementor-widget-woocommerce-products .ajax_add_to_cart"),
	keys("closes the cart that opened", "Escape"),
	press("adds two by a button", ".elementor-widget-wc-add-to-cart .elementor-button", 1),
	keys("closes the cart", "Escape"),
	press("opens the small cart", toggle, 1),
	press("removes one in it", ".elementor-menu-cart--shown .elementor-menu-cart__product-remove a"),
	keys("closes the small cart", "Escape"),
	choose("sorts by price", ".orderby", "price"),
	press("goes to the second page", ".woocommerce-pagination a.page-numbers"),
	write("writes a quantity", ".elementor-widget-wc-add-to-cart .qty", "4"),
	press(
		"adds by the form",
		".elementor-widget-wc-add-to-cart form .elementor-button, .elementor-widget-wc-add-to-cart form button",
	),
];
const builtProduct = variations("built-shirt");
const builtOrder = [
	...put("built-cup"),
	...put("cup-5"),
	...cartSteps("/built-cart/").slice(4),
	open("opens the checkout", "/built-checkout/"),
	...checkoutSteps.filter(({ label }) => !/coupon|login/.test(label)),
];

const login = [
	write("writes a name", "#username", "buyer"),
	write("writes a wrong password", "#password", "wrong"),
	press("fails to log in", "[name=login]"),
	write("writes a name again", "#username", "buyer"),
	write("writes the password", "#password", "buyer-pass"),
	press("logs in", "[name=login]"),
];
const accountSteps = (path) => [
	open("opens the account", path),
	...login,
	press("opens the orders", ".woocommerce-MyAccount-navigation-link--orders a"),
	press("opens the addresses", ".woocommerce-MyAccount-navigation-link--edit-address a"),
	press("edits the address", "a.edit"),
	choose("chooses a country", "#billing_country", "CA"),
	press("saves an address that lacks much", "[name=save_address]"),
	press("opens the details", ".woocommerce-MyAccount-navigation-link--edit-account a"),
	write("writes a new password", "#password_1", "abc"),
	press("shows it", ".show-password-input"),
	press("logs out", ".woocommerce-MyAccount-navigation-link--customer-logout a"),
];
const account = accountSteps("/my-account/");
const builtAccount = accountSteps("/built-account/");

/** By name. */
export const journeys = {
	shop,
	variation,
	kinds,
	blocks,
	account,
	classic,
	built,
	builtProduct,
	builtOrder,
	builtAccount,
};
