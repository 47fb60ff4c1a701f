// The shop's menu cart, and what its server keeps of a visitor's cart: a cookie with the ids of products.
import { html } from "../../../tests/site/html.mjs";
import { widget } from "../../../tests/site/widgets/element.mjs";

export const products = {
	11: { name: { en: "Mug", he: "ספל" }, price: 18, image: "/public/bowl-rings.svg" },
	12: { name: { en: "Bowl", he: "קערה" }, price: 32, image: "/public/bowl-waves.svg" },
	13: { name: { en: "Plate", he: "צלחת" }, price: 24, image: "/public/bowl-speckles.svg" },
};

const words = {
	cart: { en: "Cart", he: "סל הקניות" },
	add: { en: "Add to cart", he: "הוספה לסל" },
	remove: { en: "Remove", he: "הסרה" },
	subtotal: { en: "Subtotal:", he: "סכום ביניים:" },
	view: { en: "View cart", he: "לצפייה בסל" },
	empty: { en: "No products in the cart.", he: "אין מוצרים בסל." },
};

const icon = html`<svg class="e-font-icon-svg e-eicon-cart" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M3 4h3l2.5 11h9L20 7H7.2M9 20a1 1 0 1 0 .1 0m8 0a1 1 0 1 0 .1 0" fill="none" stroke="currentColor" stroke-width="2"/></svg>`;
const total = (ids) => `€${ids.reduce((sum, id) => sum + products[id].price, 0)}`;

/** What the server prints again when the cart has changed. */
export const cartToggle = ({ t }, ids) =>
	html`<div class="elementor-menu-cart__toggle elementor-button-wrapper"><a id="elementor-menu-cart__toggle_button" href="#" class="elementor-menu-cart__toggle_button elementor-button elementor-size-sm" aria-expanded="false"><span class="elementor-button-text"><span class="woocommerce-Price-amount amount">${total(ids)}</span></span> <span class="elementor-button-icon"><span class="elementor-button-icon-qty" data-counter="${ids.length}">${ids.length}</span>${icon}<span class="elementor-screen-only">${t(words.cart)}</span></span></a></div>`;

/** What the shop's own script puts into the panel. */
export const cartContent = ({ t }, ids) =>
	ids.length
		? html`<div class="elementor-menu-cart__products woocommerce-mini-cart cart">${[...new Set(ids)].map(
				(id) => html`<div class="elementor-menu-cart__product cart_item">
<img src="${products[id].image}" alt="" width="64" height="64"><div><a href="#">${t(products[id].name)}</a>
<div>${ids.filter((other) => other === id).length} × €${products[id].price}</div></div>
<a href="#" class="elementor_remove_from_cart_button" aria-hidden="true" tabindex="-1">×</a><a href="#" class="remove_from_cart_button" data-product_id="${id}" aria-label="${t(words.remove)}: ${t(products[id].name)}">×</a></div>`,
			)}</div>
<div class="elementor-menu-cart__subtotal"><strong>${t(words.subtotal)}</strong> ${total(ids)}</div>
<div class="elementor-menu-cart__footer-buttons"><a href="#" class="elementor-button">${t(words.view)}</a></div>`
		: html`<p class="woocommerce-mini-cart__empty-message">${t(words.empty)}</p>`;

/**
 * As a page from a full-page cache has it: empty, whatever the visitor has in the cart.
 * @param {import("../../../tests/site/context.mjs").Context} context
 * @param {import("../../../tests/site/widgets/element.mjs").ElementOptions & { type?: "side-cart" | "mini-cart", openOn?: "click" | "mouseover", opensItself?: boolean }} options
 */
export const menuCart = (context, { type = "side-cart", openOn = "click", opensItself, ...element }) =>
	widget(
		context,
		{
			type: "woocommerce-menu-cart",
			classes: `elementor-menu-cart--items-indicator-bubble elementor-menu-cart--cart-type-${type}`,
			...element,
			settings: { cart_type: type, open_cart: openOn, automatically_open_cart: opensItself ? "yes" : "no" },
		},
		html`<div class="elementor-menu-cart__wrapper"><div class="elementor-menu-cart__toggle_wrapper">
<div class="elementor-menu-cart__container elementor-lightbox" aria-hidden="true"><div class="elementor-menu-cart__main" aria-hidden="true">
<div class="elementor-menu-cart__close-button"></div>
<div class="widget_shopping_cart_content"></div>
</div></div>
${cartToggle(context, [])}
</div></div>`,
	);

/** @param {import("../../../tests/site/context.mjs").Context} context */
export const productList = ({ t }) =>
	html`<ul class="products">${Object.entries(products).map(
		([id, { name, price, image }]) =>
			html`<li class="product"><img src="${image}" alt="" width="160" height="100"><span>${t(name)}, €${price}</span><button type="button" class="button add_to_cart_button ajax_add_to_cart" data-product_id="${id}">${t(words.add)}<span class="elementor-screen-only">: ${t(name)}</span></button></li>`,
	)}</ul>`;

const idsOf = (text) => text.split("-").filter((id) => Object.hasOwn(products, id));
const cookieOf = (c) => /(?:^|; )demo_cart=([\d-]*)/.exec(c.req.header("Cookie") ?? "")?.[1] ?? "";

/** Answers the call of the carts; nothing for any other. */
export const answerCart = (c, body, context) => {
	if (body.action !== "elementor_menu_cart_fragments") return;
	if (body._nonce !== context.nonce) return c.json([]);
	const toggle = String(cartToggle(context, idsOf(cookieOf(c))));
	const carts = body.templates ? ["ca27e01", "ca27e02", "ca27e03"] : [];
	return c.json({
		fragments: Object.fromEntries(
			carts.map((id) => [`div.elementor-element-${id} div.elementor-menu-cart__toggle`, toggle]),
		),
	});
};

/** Instead of the shop's own endpoint: puts in or takes out, and gives what the panel shows. */
export const changeCart = async (c, context) => {
	const { add, remove } = c.req.query();
	const ids = idsOf(cookieOf(c)).filter((id) => id !== remove);
	if (Object.hasOwn(products, add ?? "")) ids.push(add);
	c.header("Set-Cookie", `demo_cart=${ids.join("-")}; Path=/; SameSite=Lax`);
	c.header("Set-Cookie", `woocommerce_items_in_cart=${+!!ids.length}; Path=/; SameSite=Lax`, { append: true });
	return c.json({ "div.widget_shopping_cart_content": String(cartContent(context, ids)) });
};
