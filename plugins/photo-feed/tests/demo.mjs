// Photo feeds: one that loads more, one that waits for consent, one in the lightbox, one that begins empty.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { photoFeed } from "./widget.mjs";

const part = (context, title, text, options) =>
	section(context, {}, heading(context, { text: title }), textEditor(context, { text }), photoFeed(context, options));

export default {
	path: "/photo-feed",
	group: "widgets",
	endpoint: true,
	title: { en: "Photo feed", he: "גלריית תמונות" },
	summary: {
		en: "A network's photos, each in the size that it is shown in; nothing from the network without consent.",
		he: "תמונות מרשת חברתית, כל אחת בגודל שבו היא מוצגת; שום דבר מהרשת בלי הסכמה.",
	},
	tries: {
		en: [
			"Load more until there is no more: the order stays, no photo comes twice, the keyboard stays where it was.",
			"Let the server fail below: the button comes back, and asks for the same page again.",
			"Open the console and run gossamer.stores.grant('marketing'): the second feed gets the rest of its photos.",
		],
		he: [
			"טענו עוד עד הסוף: הסדר נשמר, שום תמונה לא חוזרת, והמקלדת נשארת במקומה.",
			"תנו לשרת להיכשל למטה: הכפתור חוזר ומבקש שוב את אותו עמוד.",
			"הריצו במסוף gossamer.stores.grant('marketing'): הגלרייה השנייה מקבלת את שאר התמונות.",
		],
	},
	picture: picture(
		html`<rect class="blue" x="40" y="18" width="48" height="48" rx="6"/><rect class="clay" x="96" y="18" width="48" height="48" rx="6"/><rect class="sea" x="152" y="18" width="48" height="48" rx="6"/><rect class="sun" x="40" y="74" width="48" height="48" rx="6"/><rect class="ghost" x="96" y="74" width="48" height="48" rx="6"/><rect class="blue" x="152" y="74" width="48" height="48" rx="6"/>`,
	),
	body: (context) => [
		part(
			context,
			{ en: "From the kiln", he: "מהכבשן" },
			{ en: "Forty photos, eight at a time.", he: "ארבעים תמונות, שמונה בכל פעם." },
			{},
		),
		part(
			context,
			{ en: "With consent", he: "בהסכמה" },
			{
				en: "What the site has itself is shown; the network's own photos wait until you allow them.",
				he: "מה שיש לאתר מוצג; תמונות הרשת מחכות להסכמתכם.",
			},
			{ flags: "gdpr", count: 6, columns: 3, ratio: "4:5" },
		),
		part(
			context,
			{ en: "In the lightbox", he: "בתצוגה מוגדלת" },
			{ en: "A press opens the photo above the page.", he: "לחיצה פותחת את התמונה מעל העמוד." },
			{ count: 4, lightbox: true },
		),
		part(
			context,
			{ en: "Empty at first", he: "ריקה בהתחלה" },
			{ en: "The first photos come by a call.", he: "התמונות הראשונות מגיעות בקריאה." },
			{ flags: "ajaxPostLoad,favorLocal", count: 8, isEmpty: true },
		),
	],
};
