// Videos of version 4: YouTube's behind a picture, a part of a film that repeats, a film behind a text.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import {
	atomicBackground,
	atomicFile,
	atomicHeading,
	atomicYouTube,
	flexbox,
	paragraph,
} from "../../../tests/site/widgets/atomic.mjs";

export default {
	path: "/atomic-video",
	group: "version-4",
	scripts: ["https://www.youtube.com"],
	title: { en: "Videos of version 4", he: "סרטונים של גרסה 4" },
	summary: {
		en: "YouTube behind a picture, a part of a film again and again, and a film behind a text that can be stopped.",
		he: "YouTube מאחורי תמונה, קטע מסרט שחוזר על עצמו, וסרט מאחורי טקסט שאפשר לעצור.",
	},
	tries: {
		en: [
			"Press play on the first: the player comes with the press.",
			"Stop the film behind the text; the keyboard stays on the button.",
			"Ask your system for less motion and reload: nothing plays automatically.",
		],
		he: [
			"לחצו על ניגון בראשון: הנגן מגיע עם הלחיצה.",
			"עצרו את הסרט שמאחורי הטקסט; המקלדת נשארת על הכפתור.",
			"בקשו מהמערכת פחות תנועה וטענו מחדש: שום דבר לא מתנגן מעצמו.",
		],
	},
	picture: picture(
		html`<rect class="sea" x="44" y="22" width="152" height="92" rx="8"/><circle class="paper" cx="120" cy="68" r="25"/><path class="blue" d="M112 55v26l21-13z"/><path class="line light" d="M56 124h128"/>`,
	),
	body: (context) => [
		flexbox(
			context,
			{},
			atomicHeading(context, { text: { en: "From YouTube", he: "מ־YouTube" } }),
			atomicYouTube(context, { settings: { source: "https://www.youtube.com/watch?v=aqz-KE-bpKQ", privacy: true } }),
		),
		flexbox(
			context,
			{},
			atomicHeading(context, { text: { en: "A part of a film", he: "קטע מסרט" } }),
			atomicFile(context, {
				url: "/public/wheel.webm#t=0.5,1.5",
				flags: "autoplay muted loop",
				label: { en: "A bowl on the wheel", he: "קערה על האובניים" },
			}),
		),
		atomicBackground(
			context,
			{ url: "/public/wheel.webm", settings: { autoplay: true, mute: true, loop: true, show_controls: true } },
			atomicHeading(context, { text: { en: "Forty bowls a morning", he: "ארבעים קערות בבוקר" } }),
			paragraph(context, {
				text: { en: "The wheel turns behind these words.", he: "האובניים מסתובבים מאחורי המילים האלה." },
			}),
		),
	],
};
