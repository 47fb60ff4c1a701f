// Galleries: a grid with filters, justified rows, and masonry.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { filteredGallery } from "./widget.mjs";

const glazes = [
	{ src: "/public/bowl-rings.svg", title: { en: "Rings", he: "טבעות" } },
	{ src: "/public/bowl-waves.svg", title: { en: "Waves", he: "גלים" } },
	{ src: "/public/bowl-speckles.svg", title: { en: "Speckles", he: "נקודות" } },
];
const sizes = [
	[300, 200],
	[200, 300],
	[400, 200],
	[250, 250],
	[300, 220],
];
/** @param {number} count */
const pictures = (count) =>
	Array.from({ length: count }, (_, index) => {
		const [width = 3, height = 2] = sizes[index % sizes.length] ?? [];
		const { src, title } = glazes[index % glazes.length] ?? glazes[0];
		const number = ` ${index + 1}`;
		return {
			// An address of its own each.
			src: `${src}?${index + 1}`,
			width,
			height,
			title: { en: title.en + number, he: title.he + number },
			tags: index % 3 ? "0" : "0,1",
		};
	});

export default {
	path: "/gallery",
	group: "widgets",
	before: ["gallery"],
	title: { en: "Gallery", he: "גלריה" },
	summary: {
		en: "Pictures in a grid, in rows or in columns, with filters, in the lightbox.",
		he: "תמונות ברשת, בשורות או בעמודות, עם סינון, בתיבת התמונות.",
	},
	tries: {
		en: [
			"Press a filter, then a picture: the lightbox shows what is left, in its order.",
			"Make the window narrower: columns and rows follow.",
		],
		he: [
			"לחצו על סינון ואז על תמונה: התיבה מציגה את מה שנשאר, לפי הסדר.",
			"הצרו את החלון: העמודות והשורות מסתדרות מחדש.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="40" y="24" width="50" height="42" rx="4"/><rect class="blue" x="96" y="24" width="50" height="42" rx="4"/><rect class="sea" x="152" y="24" width="50" height="42" rx="4"/><rect class="clay" x="40" y="72" width="78" height="42" rx="4"/><rect class="sun" x="124" y="72" width="78" height="42" rx="4"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "By glaze", he: "לפי זיגוג" } }),
			filteredGallery(context, {
				id: "9a11e01",
				settings: { gallery_layout: "grid", columns: 3, columns_tablet: 2, columns_mobile: 1, lazyload: "yes" },
				titles: [
					{ en: "Bowls", he: "קערות" },
					{ en: "With rings", he: "עם טבעות" },
				],
				pictures: pictures(7),
			}),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "In rows", he: "בשורות" } }),
			filteredGallery(context, {
				id: "9a11e02",
				settings: { gallery_layout: "justified", ideal_row_height: { unit: "px", size: 180 }, lazyload: "yes" },
				pictures: pictures(8),
			}),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "In columns", he: "בעמודות" } }),
			filteredGallery(context, {
				id: "9a11e03",
				settings: { gallery_layout: "masonry", columns: 4, columns_tablet: 3, columns_mobile: 2, lazyload: "" },
				pictures: pictures(10),
			}),
		),
	],
};
