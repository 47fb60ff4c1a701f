// Hotspots: points on a picture, pressed or pointed at.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { hotspot } from "./widget.mjs";

const points = [
	{ x: 30, y: 40, text: { en: "The rim is left without glaze.", he: "השפה נשארת בלי זיגוג." } },
	{ x: 70, y: 45, text: { en: "Rings from the thrower's fingers.", he: "טבעות מאצבעות הקדר." } },
	{
		x: 50,
		y: 78,
		label: { en: "Foot", he: "רגל" },
		text: { en: "Cut on the second day.", he: "נחתכת ביום השני." },
	},
];

export default {
	path: "/hotspot",
	group: "widgets",
	title: { en: "Hotspot", he: "נקודות על תמונה" },
	summary: {
		en: "Points on a picture that tell something, one at a time.",
		he: "נקודות על תמונה שמספרות משהו, אחת בכל פעם.",
	},
	tries: {
		en: [
			"Press one point and then another: the first closes.",
			"Reach a point with Tab, open it with Enter, close it with Escape.",
			"Point at the second picture, or tap on it.",
		],
		he: [
			"לחצו על נקודה ואז על אחרת: הראשונה נסגרת.",
			"הגיעו לנקודה עם Tab, פתחו עם Enter וסגרו עם Escape.",
			"הצביעו על התמונה השנייה, או הקישו עליה.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="50" y="30" width="140" height="80" rx="10"/><circle class="blue" cx="90" cy="60" r="9"/><circle class="sea" cx="150" cy="84" r="9"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "Press a point", he: "לחצו על נקודה" } }),
			hotspot(context, {
				image: "/public/bowl-rings.svg",
				alt: { en: "A bowl with rings", he: "קערה עם טבעות" },
				points,
			}),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Point at it", he: "הצביעו עליה" } }),
			hotspot(context, {
				image: "/public/bowl-waves.svg",
				alt: { en: "A bowl with waves", he: "קערה עם גלים" },
				trigger: "mouseenter",
				points,
			}),
		),
	],
};
