// Contact buttons and floating bars: a box that opens, a bar that sticks, a bar that is the first line of the page.
import { care, story } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { contactButtons, floatingBar } from "./widget.mjs";

const close = { en: "Close", he: "סגירה" };
const stuck = { sticky: "top", sticky_on: ["desktop", "tablet", "mobile"], sticky_offset: 8, sticky_effects_offset: 0 };

export default {
	path: "/floating-buttons",
	group: "widgets",
	title: { en: "Floating buttons", he: "כפתורים צפים" },
	summary: {
		en: "Contact buttons that open a box, and bars that can be closed; what sticks to the top makes room for them.",
		he: "כפתורי יצירת קשר שפותחים תיבה, וסרגלים שאפשר לסגור; מה שנצמד למעלה מפנה להם מקום.",
	},
	tries: {
		en: [
			"Press “Write to us”: the focus goes into the box. Escape closes it and gives the focus back.",
			"Scroll: the heading sticks below the bar. Close the bar: the heading takes its place.",
		],
		he: [
			"לחצו על „כתבו לנו“: המיקוד עובר לתיבה. Escape סוגר אותה ומחזיר את המיקוד.",
			"גללו: הכותרת נצמדת מתחת לסרגל. סגרו את הסרגל: הכותרת תופסת את מקומו.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="40" y="22" width="160" height="100" rx="8"/><rect class="blue" x="40" y="22" width="160" height="18" rx="6"/><rect class="ghost" x="54" y="54" width="70" height="8" rx="4"/><rect class="ghost" x="54" y="70" width="56" height="8" rx="4"/><circle class="clay" cx="176" cy="100" r="14"/>`,
	),
	body: (context) => [
		section(
			context,
			{ id: "f10a700", classes: "sticks", settings: stuck },
			heading(context, { text: { en: "A heading that sticks", he: "כותרת שנצמדת" } }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "The workshop", he: "הסדנה" } }),
			[...story, ...story].map((text) => textEditor(context, { text: context.t(text) })),
			heading(context, { text: { en: "Care", he: "טיפול" } }),
			[...care, ...care].map((item) => textEditor(context, { text: context.t(item.text ?? item) })),
		),
		contactButtons(context, {
			id: "f10a701",
			label: { en: "Write to us", he: "כתבו לנו" },
			title: { en: "The workshop", he: "הסדנה" },
			message: { en: "Hello! What would you like to make?", he: "שלום! מה תרצו ליצור?" },
			cta: { en: "Open the chat", he: "לצ׳אט" },
			href: "https://wa.me/15550100",
			close,
			settings: {
				style_chat_box_entrance_animation: "fadeInUp",
				style_chat_box_exit_animation: "fadeInUp",
			},
		}),
		floatingBar(context, {
			id: "f10a702",
			sticky: true,
			text: { en: "Winter courses begin in January.", he: "קורסי החורף מתחילים בינואר." },
			cta: { en: "Courses", he: "לקורסים" },
			href: "#content",
			close,
		}),
		floatingBar(context, {
			id: "f10a703",
			document: 703,
			text: { en: "Open until six today.", he: "פתוח היום עד שש." },
			cta: { en: "Where we are", he: "איפה אנחנו" },
			href: "#content",
			close,
		}),
	],
};
