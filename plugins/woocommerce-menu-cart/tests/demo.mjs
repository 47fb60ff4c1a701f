// Menu carts: at the side of the page by a press, and below the toggle under the mouse.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { box, section } from "../../../tests/site/widgets/element.mjs";
import { menuCart, productList } from "./widget.mjs";

export default {
	path: "/woocommerce-menu-cart",
	group: "widgets",
	cart: true,
	title: { en: "Menu cart", he: "סל בתפריט" },
	summary: {
		en: "The shop's cart behind a button: a dialog at the side of the page, or a panel below it.",
		he: "סל הקניות מאחורי כפתור: חלון בצד העמוד, או לוח מתחתיו.",
	},
	tries: {
		en: [
			"Add something: all three toggles say so, one of the carts opens.",
			"Tab stays in the cart at the side; Escape closes it, and the focus is where it was.",
			"Remove something: the focus stays in the cart.",
			"Reload: the page is printed as from a cache, with empty carts, and asks once.",
		],
		he: [
			"הוסיפו משהו: שלושת הכפתורים מתעדכנים, ואחד הסלים נפתח.",
			"‏Tab נשאר בסל שבצד; Escape סוגר אותו, והמיקוד חוזר למקומו.",
			"הסירו משהו: המיקוד נשאר בסל.",
			"טענו מחדש: העמוד מודפס כמו מתוך מטמון, עם סלים ריקים, ושואל פעם אחת.",
		],
	},
	picture: picture(
		html`<rect class="ghost" x="30" y="24" width="110" height="92" rx="6"/><rect class="paper" x="146" y="16" width="64" height="108" rx="6"/><rect class="blue" x="154" y="100" width="48" height="14" rx="7"/><circle class="clay" cx="164" cy="40" r="8"/><circle class="sea" cx="164" cy="66" r="8"/><rect class="ghost" x="178" y="36" width="24" height="8" rx="4"/><rect class="ghost" x="178" y="62" width="24" height="8" rx="4"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "Carts", he: "סלים" } }),
			box(
				context,
				{ classes: "in-a-row" },
				menuCart(context, { id: "ca27e01", opensItself: true }),
				menuCart(context, { id: "ca27e02", type: "mini-cart" }),
				menuCart(context, { id: "ca27e03", type: "mini-cart", openOn: "mouseover" }),
			),
		),
		section(context, {}, heading(context, { text: { en: "On the shelf", he: "על המדף" } }), productList(context)),
		html`<script type="module" src="/public/cart.js"></script>`,
	],
};
