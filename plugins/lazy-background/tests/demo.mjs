// Sections whose background pictures wait until they come near.
import { care, story } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";

const walls = [
	{ en: "Waves", he: "גלים" },
	{ en: "Speckles", he: "נקודות" },
	{ en: "Rings", he: "טבעות" },
	{ en: "Waves again", he: "שוב גלים" },
	{ en: "Speckles again", he: "שוב נקודות" },
	{ en: "Rings again", he: "שוב טבעות" },
];

export default {
	path: "/lazy-background",
	group: "effects",
	title: { en: "Lazy backgrounds", he: "רקעים עצלים" },
	summary: {
		en: "Background pictures far down the page are fetched only when they come near.",
		he: "תמונות רקע שבהמשך העמוד נטענות רק כשמתקרבים אליהן.",
	},
	tries: {
		en: [
			"Open the network panel of your browser and scroll: a picture is requested shortly before you see it.",
			"The first three sections have theirs from the start.",
		],
		he: [
			"פתחו את לוח הרשת של הדפדפן וגללו: תמונה נדרשת מעט לפני שרואים אותה.",
			"לשלושת האזורים הראשונים יש תמונה מההתחלה.",
		],
	},
	picture: picture(
		html`<rect class="blue" x="50" y="20" width="140" height="44" rx="7"/><path class="line light" d="M58 44c9-9 18-9 27 0s18 9 27 0 18-9 27 0 18 9 27 0 12-8 16-6"/><rect class="sea" x="50" y="70" width="140" height="30" rx="7"/><rect class="dashed" x="50" y="106" width="140" height="24" rx="7"/>`,
	),
	body: (context) =>
		walls.map((name, index) =>
			section(
				context,
				{ classes: `wall wall-${(index % 3) + 1}${index > 2 ? " wall-late" : ""}` },
				heading(context, { text: name }),
				textEditor(context, { text: context.t([...story, ...care.map(({ text }) => text)][index]) }),
			),
		),
};
