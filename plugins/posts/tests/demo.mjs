// Posts: a portfolio with filters, and posts in masonry.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { portfolio, postList } from "./widget.mjs";

const glazes = [
	{ image: "/public/bowl-rings.svg", title: { en: "Rings", he: "טבעות" }, terms: [5] },
	{ image: "/public/bowl-waves.svg", title: { en: "Waves", he: "גלים" }, terms: [5, 6] },
	{ image: "/public/bowl-speckles.svg", title: { en: "Speckles", he: "נקודות" }, terms: [6] },
	{ image: "/public/bowl-waves.svg", title: { en: "Deep waves", he: "גלים עמוקים" }, terms: [5] },
];
/** @param {number} count */
const posts = (count) =>
	Array.from({ length: count }, (_, index) => {
		const { title, ...glaze } = glazes[index % glazes.length] ?? glazes[0];
		const number = ` ${index + 1}`;
		return {
			...glaze,
			title: { en: title.en + number, he: title.he + number },
			width: 300,
			height: 200 + (index % 3) * 70,
		};
	});

export default {
	path: "/posts",
	group: "widgets",
	title: { en: "Posts and portfolio", he: "פוסטים ותיק עבודות" },
	summary: {
		en: "A portfolio with filters, and posts that stand close together.",
		he: "תיק עבודות עם סינון, ופוסטים שעומדים צמודים.",
	},
	tries: {
		en: [
			"Press a filter, also by Enter: what stays moves to its place, once.",
			"Go back: the filter before it is there again.",
		],
		he: ["לחצו על סינון, גם עם Enter: מה שנשאר עובר למקומו.", "חזרו אחורה: הסינון הקודם חוזר."],
	},
	picture: picture(
		html`<rect class="paper" x="40" y="40" width="46" height="46" rx="4"/><rect class="blue" x="97" y="40" width="46" height="46" rx="4"/><rect class="paper" x="154" y="40" width="46" height="46" rx="4"/><path class="line" d="M60 104h30M105 104h30M150 104h30"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "Portfolio", he: "תיק עבודות" } }),
			portfolio(context, {
				id: "9057f01",
				settings: { columns: "3", columns_tablet: "2", columns_mobile: "1" },
				all: { en: "All", he: "הכול" },
				terms: [
					[5, { en: "Bowls", he: "קערות" }],
					[6, { en: "Sea green", he: "ירוק ים" }],
				],
				posts: posts(8),
			}),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Close together", he: "צמודים" } }),
			postList(context, {
				id: "9057f02",
				settings: {
					default_columns: "3",
					default_columns_tablet: "2",
					default_columns_mobile: "1",
					default_masonry: "yes",
					default_row_gap: { unit: "px", size: 16 },
				},
				posts: posts(9),
			}),
		),
	],
};
