// Lightbox: single pictures, a slideshow with a video in it, a video of its own, links that open by an action.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { actionHash, button, heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { gallery, lightboxVideo } from "./widget.mjs";

const rings = "/public/bowl-rings.svg";
const speckles = "/public/bowl-speckles.svg";
const waves = "/public/bowl-waves.svg";
const film = "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0";

export default {
	path: "/lightbox",
	group: "widgets",
	title: { en: "Lightbox", he: "תצוגת תמונות" },
	summary: {
		en: "Pictures and videos above the page, alone or one after another, with zoom, sharing and full screen.",
		he: "תמונות וסרטונים מעל העמוד, לבד או בזה אחר זה, עם הגדלה, שיתוף ומסך מלא.",
	},
	tries: {
		en: [
			"Open a picture and go on with the arrow keys, by dragging, or by a swipe.",
			"Double-click a picture, turn the wheel or pinch to zoom; drag to move it.",
			"Share a picture: the address it gives opens the slideshow at that picture.",
		],
		he: [
			"פתחו תמונה והמשיכו בחיצים, בגרירה או בהחלקה.",
			"לחצו פעמיים על תמונה, גלגלו או צבטו כדי להגדיל; גררו כדי להזיז.",
			"שתפו תמונה: הכתובת פותחת את המצגת באותה תמונה.",
		],
	},
	picture: picture(
		html`<rect class="ghost" x="24" y="36" width="40" height="68" rx="5"/><rect class="ghost" x="176" y="36" width="40" height="68" rx="5"/><rect class="blue" x="60" y="22" width="120" height="96" rx="6"/><circle class="sun" cx="96" cy="54" r="12"/><path class="sea" d="M66 112l36-36 22 20 18-14 32 30z"/>`,
	),
	body: (context) => {
		const { t, origin } = context;
		return [
			section(
				context,
				{},
				heading(context, { text: { en: "A slideshow", he: "מצגת" } }),
				gallery(context, {
					name: "glazes",
					pictures: [
						{
							src: rings,
							title: { en: "Rings", he: "טבעות" },
							description: { en: "Thrown on the wheel.", he: "על האובניים." },
						},
						{
							src: waves,
							title: { en: "Waves", he: "גלים" },
							description: { en: "Two glazes that met.", he: "שתי זיגוגים נפגשו." },
						},
						{ src: speckles, title: { en: "Speckles", he: "נקודות" } },
						{ src: rings.replace(".svg", ".svg?video"), title: { en: "A film", he: "סרט" }, video: film },
					],
				}),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "Alone", he: "לבד" } }),
				textEditor(context, {
					text: html`<a id="plain" href="${speckles}">${t({ en: "A plain link to a picture", he: "קישור רגיל לתמונה" })}</a>, ${t({ en: "one that asks to be left alone", he: "אחד שמבקש שיניחו לו" })}: <a id="left-alone" href="${waves}" data-elementor-open-lightbox="no">${t({ en: "waves", he: "גלים" })}</a>.`,
				}),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "A video", he: "סרטון" } }),
				lightboxVideo(context, { url: film, poster: waves, label: t({ en: "Play the film", he: "לנגן את הסרט" }) }),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "By an action link", he: "מקישור פעולה" } }),
				button(context, {
					text: { en: "Show the speckles", he: "להראות את הנקודות" },
					href: actionHash("lightbox", { url: origin + speckles, title: "Speckles" }),
				}),
			),
		];
	},
};
