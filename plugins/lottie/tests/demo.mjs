// Lottie animations: in view, pressed, pointed at, bound to scrolling.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { box, section } from "../../../tests/site/widgets/element.mjs";
import { lottie } from "./widget.mjs";

const file = "/public/wheel.json";

export default {
	path: "/lottie",
	group: "widgets",
	title: { en: "Lottie", he: "אנימציית Lottie" },
	summary: {
		en: "Vector animations from a file, whose player only their pages load.",
		he: "אנימציות וקטוריות מקובץ; רק העמודים שלהן טוענים את הנגן.",
	},
	tries: {
		en: [
			"Press the first wheel.",
			"Point at the second one and leave it: it turns back from where it is.",
			"Scroll: the last wheel turns as far as it has come through the window.",
		],
		he: [
			"לחצו על הגלגל הראשון.",
			"הצביעו על השני ועזבו אותו: הוא חוזר ממקומו.",
			"גללו: הגלגל האחרון מסתובב לפי דרכו בחלון.",
		],
	},
	picture: picture(
		html`<circle class="clay" cx="120" cy="70" r="44"/><rect class="paper" x="84" y="65" width="72" height="10" rx="5" transform="rotate(-30 120 70)"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "Press it, point at it", he: "לחצו, הצביעו" } }),
			box(
				context,
				{ classes: "in-a-row" },
				lottie(context, {
					id: "10771e1",
					file,
					caption: { en: "Press the wheel", he: "לחצו על הגלגל" },
					settings: { trigger: "on_click" },
				}),
				lottie(context, {
					id: "10771e2",
					file,
					caption: { en: "Point at the wheel", he: "הצביעו על הגלגל" },
					settings: { trigger: "on_hover", on_hover_out: "reverse" },
				}),
				lottie(context, {
					id: "10771e3",
					file,
					caption: { en: "Twice forth and back", he: "פעמיים הלוך ושוב" },
					settings: { loop: "yes", number_of_times: 2, reverse_animation: "yes" },
				}),
			),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Bound to scrolling", he: "לפי הגלילה" } }),
			lottie(context, {
				id: "10771e4",
				file,
				settings: { trigger: "bind_to_scroll", effects_relative_to: "viewport" },
			}),
		),
	],
};
