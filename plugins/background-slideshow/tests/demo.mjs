// Sections with a slideshow behind them, one a transition.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { slideshowSection } from "../../../tests/site/widgets/video.mjs";

const pictures = ["rings", "waves", "speckles"].map((name) => `/public/bowl-${name}.svg`);

const shows = [
	{
		title: { en: "Fading, and coming closer", he: "בהדרגה, ומתקרב" },
		settings: { background_slideshow_ken_burns: "yes", background_slideshow_ken_burns_zoom_direction: "in" },
	},
	{ title: { en: "To the left", he: "שמאלה" }, settings: { background_slideshow_slide_transition: "slide_left" } },
	{ title: { en: "Up", he: "למעלה" }, settings: { background_slideshow_slide_transition: "slide_up" } },
	{
		title: { en: "Pictures fetched one by one", he: "תמונות שנטענות אחת אחת" },
		settings: { background_slideshow_lazyload: "yes", background_slideshow_slide_transition: "slide_right" },
	},
];

export default {
	path: "/background-slideshow",
	group: "effects",
	title: { en: "Background slideshow", he: "מצגת רקע" },
	summary: {
		en: "Pictures that follow each other behind a section, while it is in view.",
		he: "תמונות שמתחלפות מאחורי אזור, כל עוד רואים אותו.",
	},
	tries: {
		en: [
			"Wait three seconds: the next picture comes.",
			"Ask your system for less motion and reload: each section keeps its first picture.",
		],
		he: ["חכו שלוש שניות: התמונה הבאה מגיעה.", "בקשו מהמערכת פחות תנועה וטענו מחדש: כל אזור נשאר בתמונה הראשונה."],
	},
	picture: picture(
		html`<rect class="ghost" x="62" y="18" width="150" height="88" rx="8"/><rect class="sea" x="46" y="28" width="150" height="88" rx="8"/><rect class="blue" x="30" y="38" width="150" height="88" rx="8"/><rect class="paper" x="46" y="98" width="56" height="14" rx="5"/>`,
	),
	body: (context) =>
		shows.map(({ title, settings }) =>
			slideshowSection(
				context,
				{ classes: "stage", pictures, settings },
				heading(context, { text: title }),
				textEditor(context, { text: { en: "Three bowls of this year.", he: "שלוש קערות של השנה." } }),
			),
		),
};
