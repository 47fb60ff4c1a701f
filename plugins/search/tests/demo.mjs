// Search: results while one types, and the search form in its three looks.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { section, widget } from "../../../tests/site/widgets/element.mjs";
import { found, liveSearch, resultItems, searchForm } from "./widget.mjs";

export default {
	path: "/search",
	group: "widgets",
	endpoint: true,
	title: { en: "Search", he: "חיפוש" },
	summary: {
		en: "A search whose results come while one types, and search forms in three looks.",
		he: "חיפוש שתוצאותיו מגיעות תוך כדי הקלדה, וטפסי חיפוש בשלוש צורות.",
	},
	tries: {
		en: [
			"Type “mug”, go through the results with the arrows, leave them with Escape.",
			"Let the server be slow, or answer in another order: the newest results stay.",
			"Open the search that takes the screen, and close it with Escape.",
			"Without script all of them lead to the page of results.",
		],
		he: [
			"הקלידו ”ספל“, עברו בין התוצאות עם החצים וצאו עם Escape.",
			"תנו לשרת להיות איטי או לענות בסדר אחר: התוצאות החדשות נשארות.",
			"פתחו את החיפוש שממלא את המסך וסגרו אותו עם Escape.",
			"בלי סקריפט כולם מובילים לדף התוצאות.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="36" y="50" width="168" height="40" rx="20"/><circle class="line" cx="66" cy="68" r="9"/><path class="line" d="M73 75l8 8"/><rect class="blue" x="96" y="64" width="70" height="12" rx="6"/>`,
	),
	body: (context) => {
		const term = context.query.get("s");
		return [
			term &&
				section(
					context,
					{ anchor: "results" },
					heading(context, { text: { en: `Results for “${term}”`, he: `תוצאות עבור ”${term}“` } }),
					widget(context, { type: "shortcode" }, resultItems(context, found(context, term).slice(0, 12))),
				),
			section(
				context,
				{ classes: "search-section" },
				heading(context, { text: { en: "While you type", he: "תוך כדי הקלדה" } }),
				liveSearch(context, { id: "5ea4c01" }),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "Three looks", he: "שלוש צורות" } }),
				...["classic", "minimal", "full_screen"].map((skin) => searchForm(context, { skin })),
			),
		];
	},
};
