// Sections with a film behind them: a file, a part of a file, one that plays once, and one of a provider.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { videoSection } from "../../../tests/site/widgets/video.mjs";

const wheel = "/public/wheel.webm";

export default {
	path: "/background-video",
	group: "effects",
	scripts: ["https://www.youtube.com", "https://player.vimeo.com"],
	title: { en: "Background video", he: "סרטון רקע" },
	summary: {
		en: "Silent films behind a section, which run only while you can see them.",
		he: "סרטים שקטים מאחורי אזור, שרצים רק כשרואים אותם.",
	},
	tries: {
		en: [
			"Scroll away and back: the film has waited.",
			"Open the page on a phone: only the section that says so plays; the others show their picture.",
			"Ask your system for less motion and reload: pictures only, and nothing is fetched.",
		],
		he: [
			"גללו הלאה וחזרה: הסרט חיכה.",
			"פתחו בטלפון: רק האזור שמבקש זאת מנגן; האחרים מציגים תמונה.",
			"בקשו מהמערכת פחות תנועה וטענו מחדש: תמונות בלבד, ודבר לא נטען.",
		],
	},
	picture: picture(
		html`<rect class="blue" x="34" y="20" width="172" height="100" rx="8"/><path class="sea" d="M84 62h72c0 26-12 42-36 42S84 88 84 62z"/><circle class="sun" cx="66" cy="44" r="10"/><rect class="paper" x="52" y="92" width="64" height="16" rx="5"/>`,
	),
	body: (context) => [
		film(
			context,
			{ link: wheel, settings: { background_play_on_mobile: "yes" } },
			{ en: "On the wheel", he: "על האובניים" },
			{ en: "A file, on phones as well.", he: "קובץ, גם בטלפון." },
		),
		film(
			context,
			{ link: wheel, settings: { background_video_start: 1, background_video_end: 3 } },
			{ en: "From second one to three", he: "מהשנייה הראשונה עד השלישית" },
			{ en: "A part of it, again and again. On a phone, a picture.", he: "קטע ממנו, שוב ושוב. בטלפון – תמונה." },
		),
		film(
			context,
			{ link: wheel, settings: { background_play_once: "yes" } },
			{ en: "Once", he: "פעם אחת" },
			{ en: "Then the picture behind it.", he: "ואז התמונה שמאחוריו." },
		),
		film(
			context,
			{
				link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
				isEmbed: true,
				settings: { background_privacy_mode: "yes" },
			},
			{ en: "From YouTube", he: "מ־YouTube" },
			{ en: "The picture stays until the film runs.", he: "התמונה נשארת עד שהסרט רץ." },
		),
	],
};

const film = (context, options, title, text) =>
	videoSection(
		context,
		{ classes: "stage wall-1", ...options },
		heading(context, { text: title }),
		textEditor(context, { text }),
	);
