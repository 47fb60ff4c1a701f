// The pottery's shop: a list, three kinds of product, a cart, a checkout and its thanks, with tracking behind a cookie bar.
import { html } from "../html.mjs";
import { picture } from "../picture.mjs";
import { eventFor } from "../tracking.mjs";

const priced = (id, value, name) => ({
	facebook: {
		params: { content_type: "product", content_ids: [id], contents: [{ id, quantity: 1 }], value, currency: "EUR" },
	},
	ga: { params: { currency: "EUR", value, items: [{ item_id: id, item_name: name, quantity: 1, price: value }] } },
	gtm: { params: { ecommerce: { currency: "EUR", value } } },
	pinterest: { params: { value, currency: "EUR" } },
	bing: { params: { revenue_value: value, currency: "EUR" } },
});
const set = priced("20", "0", "Set");
set.facebook = {
	params: {
		content_ids: ["21", "22"],
		contents: [
			{ id: "21", quantity: 1 },
			{ id: "22", quantity: 1 },
		],
		value: "0",
		currency: "EUR",
	},
	grouped: { 21: { content_id: "21", price: "12" }, 22: { content_id: "22", price: "7" } },
};
const products = {
	11: priced("11", "18", "Mug"),
	12: priced("12", "32", "Bowl, blue"),
	13: priced("13", "34", "Bowl, sand"),
	20: set,
};

const texts = {
	add: { en: "Add to cart", he: "להוסיף לסל" },
	mug: { en: "Mug", he: "ספל" },
	bowl: { en: "Bowl in two glazes", he: "קערה בשני זיגוגים" },
	set: { en: "Breakfast set", he: "ערכת בוקר" },
	quantity: { en: "Quantity", he: "כמות" },
	cart: { en: "Cart", he: "סל" },
	checkout: { en: "Checkout", he: "קופה" },
};

const bar = ({ t }) => html`<div class="cookie-bar" role="region" aria-label="${t({ en: "Cookies", he: "עוגיות" })}">
<p class="cookie-question">${t({ en: "May we count visits and tell our advertisers what you looked at?", he: "האם מותר לנו לספור ביקורים ולספר למפרסמים במה התעניינתם?" })}</p>
<button type="button" class="button cn-set-cookie" data-cookie-set="accept">${t({ en: "Yes", he: "כן" })}</button>
<button type="button" class="button button-quiet cn-set-cookie" data-cookie-set="refuse">${t({ en: "No", he: "לא" })}</button>
<button type="button" class="button button-quiet cn-revoke-cookie">${t({ en: "Take consent back", he: "לבטל את ההסכמה" })}</button>
</div>`;

const shopPage = (path, title, tracking, body, more = {}) => ({
	path,
	title,
	summary: {
		en: "Every step here tells the received events what it is about.",
		he: "כל צעד כאן מספר לאירועים שהתקבלו במה מדובר.",
	},
	...more,
	tracking: { products, ...tracking },
	body: (context) => html`${body(context)}
<p class="shop-links"><a href="${context.link("/shop")}">${context.t({ en: "Shop", he: "חנות" })}</a> · <a href="${context.link("/shop/cart")}">${context.t(texts.cart)}</a> · <a href="${context.link("/shop/checkout")}">${context.t(texts.checkout)}</a> · <a href="${context.link("/events")}">${context.t({ en: "Received events", he: "אירועים שהתקבלו" })}</a></p>
${bar(context)}
<script src="/public/vendors.js"></script>
<script id="pys-js-extra" src="${context.link("/tracking.js", { page: path })}"></script>
<script type="module" src="/public/banner.js"></script>`,
});

const view = (id, value) => ({
	events: [
		eventFor("ViewContent", "woo_view_content", {
			params: { content_ids: [id], content_type: "product", value, currency: "EUR" },
		}),
	],
});
const item = ({ t, link }, path, name, price, more) =>
	html`<li class="product"><h2><a href="${link(path)}">${t(name)}</a></h2><p>€ ${price}</p>${more ?? html`<a class="button" href="${link(path)}">${t({ en: "Choose", he: "לבחור" })}</a>`}</li>`;

const list = shopPage(
	"/shop",
	{ en: "Shop", he: "חנות" },
	{ triggers: { 301: { name: "Lead", selector: ".ask" } } },
	(context) => html`<ul class="products">
${item(context, "/shop/mug", texts.mug, 18, html`<a href="#added" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="11" data-quantity="1">${context.t(texts.add)}</a>`)}
${item(context, "/shop/bowl", texts.bowl, "32–34")}
${item(context, "/shop/set", texts.set, "7–19")}
</ul><p id="added"><a class="ask" href="#asked">${context.t({ en: "Ask for something made to measure", he: "לבקש משהו לפי מידה" })}</a></p>`,
	{
		group: "shop",
		summary: {
			en: "A shop whose every click five destinations hear about, once you let them.",
			he: "חנות שחמישה יעדים שומעים בה על כל לחיצה, אחרי שהסכמתם.",
		},
		tries: {
			en: [
				"Open the received events next to this page: nothing comes before you say yes.",
				"Add to the cart, choose a glaze, change a quantity, and look at the values.",
				"Take the consent back: the cookies go and nothing more is sent.",
			],
			he: [
				"פתחו את האירועים שהתקבלו לצד העמוד: דבר לא מגיע לפני ההסכמה.",
				"הוסיפו לסל, בחרו זיגוג, שנו כמות וראו את הערכים.",
				"בטלו את ההסכמה: העוגיות נמחקות ודבר לא נשלח עוד.",
			],
		},
		picture: picture(
			html`<path class="paper" d="M60 52h120l-10 66H70z"/><path class="line" d="M92 52c0-40 56-40 56 0"/><circle class="sea" cx="104" cy="86" r="10"/><circle class="sun" cx="136" cy="86" r="10"/>`,
		),
	},
);

const quantity = ({ t }, name = "quantity", value = 1) =>
	html`<label>${t(texts.quantity)} <input type="number" class="input-text qty text" name="${name}" value="${value}" min="0" size="4"></label>`;
const addButton = ({ t }, id, more = "") =>
	html`<button type="submit" name="add-to-cart" value="${id}" class="single_add_to_cart_button button alt ${more}">${t(texts.add)}</button>`;

const mug = shopPage(
	"/shop/mug",
	texts.mug,
	view("11", 18),
	(context) => html`<p class="price">€ 18</p>
<form class="cart" action="${context.link("/shop/cart")}">${quantity(context)} ${addButton(context, 11)}</form>`,
);

const bowl = shopPage(
	"/shop/bowl",
	texts.bowl,
	view("10", 32),
	(context) => html`<p class="price">€ 32–34</p>
<form class="variations_form cart" data-product_id="10" action="${context.link("/shop/cart")}">
<label>${context.t({ en: "Glaze", he: "זיגוג" })} <select name="attribute_glaze">
<option value="">${context.t({ en: "choose…", he: "בחרו…" })}</option>
<option value="12">${context.t({ en: "blue, € 32", he: "כחול, 32 €" })}</option>
<option value="13">${context.t({ en: "sand, € 34", he: "חול, 34 €" })}</option></select></label>
<input type="hidden" name="variation_id" class="variation_id" value="0">
<input type="hidden" name="product_id" value="10">${quantity(context)} ${addButton(context, 10, "disabled wc-variation-selection-needed")}</form>`,
);

const setPage = shopPage(
	"/shop/set",
	texts.set,
	view("20", 19),
	(context) => html`<form class="cart grouped_form" action="${context.link("/shop/cart")}">
<table class="woocommerce-grouped-product-list group_table"><tbody>
<tr><td>${quantity(context, "quantity[21]", 1)}</td><td>${context.t({ en: "Plate, € 12", he: "צלחת, 12 €" })}</td></tr>
<tr><td>${quantity(context, "quantity[22]", 2)}</td><td>${context.t({ en: "Egg cup, € 7", he: "גביע לביצה, 7 €" })}</td></tr>
</tbody></table>${addButton(context, 20)}</form>`,
);

const removal = eventFor("RemoveFromCart", "woo_remove_from_cart", {
	type: "dyn",
	params: { content_ids: ["11"], value: 18, currency: "EUR" },
});
const cart = shopPage(
	"/shop/cart",
	texts.cart,
	{ dynamicEvents: { woo_remove_from_cart: { "9f61408e": removal } } },
	({ t, link, query }) => html`<form class="woocommerce-cart-form"><table class="cart-lines"><tbody>
${query.has("remove_item") ? "" : html`<tr><td><a class="remove" href="${link("/shop/cart", { remove_item: "9f61408e" })}" aria-label="${t({ en: "Remove the mug", he: "להסיר את הספל" })}">×</a></td><td>${t(texts.mug)}</td><td>€ 18</td></tr>`}
<tr><td></td><td>${t(texts.bowl)}</td><td>€ 32</td></tr></tbody></table></form>
<p><a class="button" href="${link("/shop/checkout")}">${t(texts.checkout)}</a></p>`,
);
const checkout = shopPage(
	"/shop/checkout",
	texts.checkout,
	{
		events: [
			eventFor("InitiateCheckout", "woo_initiate_checkout", { params: { value: 50, currency: "EUR", num_items: 2 } }),
		],
	},
	({ t, link }) =>
		html`<form class="checkout woocommerce-checkout" name="checkout" action="${link("/shop/thanks")}"><label>${t({ en: "Name", he: "שם" })} <input name="billing_first_name" autocomplete="given-name" size="16"></label> <button class="button">${t({ en: "Place the order", he: "להזמין" })}</button></form>`,
	{ className: "woocommerce-checkout" },
);
const thanks = shopPage(
	"/shop/thanks",
	{ en: "Thank you for the order", he: "תודה על ההזמנה" },
	{
		events: [
			eventFor("Purchase", "woo_purchase", {
				params: { value: 50, currency: "EUR", order_id: 1042 },
				woo_order: "1042",
			}),
		],
	},
	({
		t,
		query,
	}) => html`<p>${t({ en: "It leaves on Monday, in shredded paper.", he: "היא יוצאת ביום שני, ארוזה בגזירי נייר." })}</p>
${query.has("pys_utm") && html`<dl class="given">${["pys_utm", "pys_landing", "pys_source", "pys_browser_time"].map((name) => html`<div><dt>${name}</dt><dd>${query.get(name)}</dd></div>`)}</dl>`}`,
);

export const shopPages = [list, mug, bowl, setPage, cart, checkout, thanks];
