// A landing page as campaigns lead to: a header that stays with a menu in it, a lead form, the chat, tracking with two destinations.

import { bubble, chat } from "../../../plugins/chat/tests/widget.mjs";
import { leadForm } from "../../../plugins/lead-form/tests/widget.mjs";
import { navMenu } from "../../../plugins/nav-menu/tests/widget.mjs";
import { courses, story } from "../content.mjs";
import { visitForm } from "../forms.mjs";
import { html } from "../html.mjs";
import { picture } from "../picture.mjs";
import { heading, textEditor } from "../widgets/basics.mjs";
import { section } from "../widgets/element.mjs";

const path = "/landing";

export default {
	path,
	group: "whole",
	stickyHeader: true,
	menus: true,
	forms: [visitForm],
	tracking: { destinations: ["facebook", "ga"] },
	title: { en: "Landing page", he: "דף נחיתה" },
	summary: {
		en: "What an advertisement leads to: a menu in a header that stays, a form, a chat, two destinations that hear about it.",
		he: "לשם מובילה פרסומת: תפריט בכותרת נצמדת, טופס, צ׳אט, ושני יעדים ששומעים על כך.",
	},
	picture: picture(
		html`<rect class="blue" x="34" y="20" width="172" height="16" rx="5"/><rect class="ghost" x="34" y="46" width="92" height="10" rx="5"/><rect class="ghost" x="34" y="64" width="76" height="10" rx="5"/><rect class="paper" x="136" y="46" width="70" height="66" rx="6"/><rect class="sea" x="146" y="90" width="50" height="14" rx="7"/><circle class="blue" cx="196" cy="116" r="12"/>`,
	),
	headerMenu: (context) =>
		navMenu(context, {
			stretch: true,
			items: [
				{
					title: { en: "Courses", he: "קורסים" },
					href: "#courses",
					items: courses.map(({ title }) => ({ title, href: "#courses" })),
				},
				{ title: { en: "The story", he: "הסיפור" }, href: "#story" },
				{ title: { en: "Come and try", he: "בואו לנסות" }, href: "#visit" },
			],
		}),
	body: (context) => {
		const { t, link } = context;
		return [
			section(
				context,
				{ anchor: "courses", classes: "chapter" },
				heading(context, { text: { en: "Courses", he: "קורסים" } }),
				courses.map(({ title, text }) => [
					heading(context, { text: title, level: 3 }),
					textEditor(context, { text: t(text) }),
				]),
			),
			section(
				context,
				{ anchor: "story", classes: "chapter" },
				heading(context, { text: { en: "The story", he: "הסיפור" } }),
				story.map((text) => textEditor(context, { text: t(text) })),
			),
			section(
				context,
				{ anchor: "visit", classes: "chapter" },
				heading(context, { text: { en: "Come and try", he: "בואו לנסות" } }),
				leadForm(context, { form: visitForm }),
			),
			html`<script src="/public/vendors.js"></script>
<script id="pys-js-extra" src="${link("/tracking.js", { page: path })}"></script>`,
			chat({
				label: t({ en: "Open chat", he: "לפתוח צ׳אט" }),
				title: t({ en: "The pottery", he: "הסדנה" }),
				close: t({ en: "Close", he: "סגירה" }),
				open: t({ en: "Open chat", he: "לפתוח צ׳אט" }),
				settings: {
					telephone: "15550100",
					mobile_only: false,
					button_delay: 1,
					whatsapp_web: false,
					qr: false,
					message_views: 2,
					message_delay: 0,
					message_badge: false,
					message_send: "",
					message_hash: "1a2d1249",
				},
				bubbles: [bubble(t({ en: "Which course is it to be?", he: "איזה קורס יהיה?" }))],
			}),
		];
	},
};
