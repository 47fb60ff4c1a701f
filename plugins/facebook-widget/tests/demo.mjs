// Facebook's widgets, which wait until they are seen, and for consent.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { facebook } from "./widget.mjs";

const page = "https://www.facebook.com/pottery";

export default {
	path: "/facebook-widget",
	group: "widgets",
	title: { en: "Facebook widgets", he: "ווידג׳טים של פייסבוק" },
	summary: {
		en: "Facebook is asked when its widgets are seen and the visitor allows it; their place is kept, with a link.",
		he: "פייסבוק נשאלת רק כשהווידג׳טים נראים והמבקר מסכים; המקום נשמר, עם קישור.",
	},
	tries: {
		en: ["Add ?consent=off to the address: a link replaces the page, and Facebook is not asked."],
		he: ["הוסיפו ‎?consent=off לכתובת: קישור עומד במקום הדף, ופייסבוק לא נשאלת."],
	},
	picture: picture(
		html`<rect class="paper" x="60" y="24" width="120" height="92" rx="8"/><rect class="blue" x="60" y="24" width="120" height="26" rx="8"/><rect class="ghost" x="72" y="62" width="80" height="8" rx="4"/><rect class="ghost" x="72" y="78" width="60" height="8" rx="4"/><rect class="sea" x="72" y="94" width="36" height="12" rx="6"/>`,
	),
	scripts: ["https://connect.facebook.net"],
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "A page", he: "דף" } }),
			facebook(context, { id: "facb001", kind: "page", href: page, height: 300, tabs: "timeline" }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "A button", he: "כפתור" } }),
			textEditor(context, { text: context.t({ en: "Do you like it?", he: "אהבתם?" }) }),
			facebook(context, { id: "facb002", kind: "like", href: page }),
		),
	],
};
