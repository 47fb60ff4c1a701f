// The catalogue: two filters of one loop that loads more, a second loop with numbers, and a page that never ends.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { loopFilter, loopGrid } from "./widget.mjs";

const category = { en: "Category", he: "קטגוריה" };
const glaze = { en: "Glaze", he: "זיגוג" };

/** @type {import("./widget.mjs").Loop} */
const shelf = { id: "5a0f001", paging: "load_more_on_click", size: 9, byPath: true };
const table = { id: "5a0f002", paging: "numbers", ajax: true, size: 6, columns: 2 };
const endless = { id: "5a0f003", paging: "load_more_infinite_scroll", size: 6 };

/** The loops of the demo, by their pages. */
export const loopsByPath = { "/loop-filter": [shelf, table], "/loop-filter-endless": [endless] };

const drawing = html`<rect class="blue" x="40" y="18" width="44" height="20" rx="10"/><rect class="paper" x="90" y="18" width="44" height="20" rx="10"/><rect class="paper" x="140" y="18" width="60" height="20" rx="10"/><rect class="paper" x="40" y="48" width="48" height="70" rx="6"/><rect class="paper" x="96" y="48" width="48" height="70" rx="6"/><rect class="paper" x="152" y="48" width="48" height="70" rx="6"/><circle class="sea" cx="64" cy="74" r="14"/><circle class="sun" cx="120" cy="74" r="14"/><circle class="sea" cx="176" cy="74" r="14"/>`;

const main = {
	path: "/loop-filter",
	group: "shop",
	endpoint: true,
	title: { en: "Loop filter", he: "סינון לולאה" },
	summary: {
		en: "Sixty products, filtered and paged without loading the page again.",
		he: "שישים מוצרים, מסוננים ומחולקים לעמודים בלי לטעון את העמוד מחדש.",
	},
	tries: {
		en: [
			"Choose several categories, load more, and go back: buttons, address and products agree.",
			"Let the server fail below, or answer out of order: the products shown are never another filter's.",
			"Turn the script off: the buttons go on filtering.",
		],
		he: [
			"בחרו כמה קטגוריות, טענו עוד וחזרו אחורה: הכפתורים, הכתובת והמוצרים תואמים.",
			"תנו לשרת להיכשל למטה, או לענות שלא לפי הסדר: המוצרים המוצגים לעולם אינם של סינון אחר.",
			"כבו את התסריט: הכפתורים ממשיכים לסנן.",
		],
	},
	picture: picture(drawing),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "On the shelf", he: "על המדף" } }),
			loopFilter(context, {
				id: "5a0f011",
				loop: shelf,
				taxonomy: "product_cat",
				label: category,
				settings: { multiple_selection: "yes", logical_combination: "OR" },
			}),
			loopFilter(context, { id: "5a0f012", loop: shelf, taxonomy: "pa_glaze", label: glaze }),
			loopGrid(context, shelf),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "On the table", he: "על השולחן" } }),
			loopFilter(context, {
				id: "5a0f021",
				loop: table,
				taxonomy: "product_cat",
				label: { en: "Category on the table", he: "קטגוריה על השולחן" },
				settings: { horizontal_scroll: "enable", item_alignment_horizontal: "start" },
			}),
			loopGrid(context, table),
		),
	],
};

const endlessPage = {
	path: "/loop-filter-endless",
	endpoint: true,
	title: { en: "Endless loop", he: "לולאה אינסופית" },
	summary: {
		en: "Sixty products that arrive while you scroll.",
		he: "שישים מוצרים שמגיעים תוך כדי גלילה.",
	},
	body: (context) =>
		section(
			context,
			{},
			heading(context, { text: { en: "Everything", he: "הכול" } }),
			loopFilter(context, { id: "5a0f031", loop: endless, taxonomy: "product_cat", label: category }),
			loopGrid(context, endless),
		),
};

export const loopPages = [main, endlessPage];
