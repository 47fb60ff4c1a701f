// Links that run an action instead of leading somewhere.
import { html } from "../html.mjs";
import { picture } from "../picture.mjs";
import { actionHash, button, heading, textEditor } from "../widgets/basics.mjs";
import { section } from "../widgets/element.mjs";

let shown = 0;

export default {
	path: "/link-actions",
	group: "effects",
	title: { en: "Link actions", he: "פעולות בקישורים" },
	summary: {
		en: "Links that carry an action in their address, such as reloading the page.",
		he: "קישורים שנושאים פעולה בכתובת שלהם, למשל טעינה מחדש של העמוד.",
	},
	tries: {
		en: ["Use the first two: the number goes up.", "Use the others: nothing happens, and nothing breaks."],
		he: ["לחצו על שני הראשונים: המספר עולה.", "לחצו על האחרים: דבר לא קורה, ודבר לא נשבר."],
	},
	picture: picture(
		html`<rect class="blue" x="52" y="50" width="136" height="40" rx="20"/><path class="line light" d="M106 70a14 14 0 1 0 5-10m-5-6v8h8"/><path class="ghost" d="M150 82l26 38 4-16 16-4z"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "Reload", he: "טעינה מחדש" } }),
			textEditor(context, {
				text: html`${context.t({ en: "This page has been shown", he: "העמוד הזה הוצג" })} <strong id="shown">${++shown}</strong> ${context.t({ en: "times since the demo was started.", he: "פעמים מאז שהופעלה ההדגמה." })}`,
			}),
			button(context, {
				text: { en: "Reload the page", he: "לטעון את העמוד מחדש" },
				href: actionHash("reload-page", []),
			}),
			button(context, {
				text: { en: "The same, all of it encoded", he: "אותו הדבר, כולו מקודד" },
				href: encodeURIComponent(actionHash("reload-page", [])).replaceAll("%25", "%"),
			}),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Nothing to see", he: "אין מה לראות" } }),
			button(context, {
				text: { en: "An action nobody knows", he: "פעולה שאיש אינו מכיר" },
				href: actionHash("make-tea", { sugar: 1 }),
			}),
			button(context, {
				text: { en: "An action with broken settings", he: "פעולה עם הגדרות שבורות" },
				href: `#${encodeURIComponent("elementor-action:action=reload-page&settings=%%%")}`,
			}),
		),
	],
};
