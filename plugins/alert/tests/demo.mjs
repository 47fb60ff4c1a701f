// Alerts of every kind.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { alert } from "../../../tests/site/widgets/figures.mjs";

export default {
	path: "/alert",
	group: "widgets",
	title: { en: "Alert", he: "הודעה" },
	summary: {
		en: "Notices that can be dismissed; they fade, and stay away until the next visit.",
		he: "הודעות שאפשר לסגור; הן דועכות ולא חוזרות עד הביקור הבא.",
	},
	tries: {
		en: ["Close one: it fades and the others move up.", "Reload: it is back, nothing was remembered."],
		he: ["סגרו אחת: היא דועכת והאחרות עולות.", "טענו מחדש: היא חזרה, דבר לא נשמר."],
	},
	picture: picture(
		html`<rect class="paper" x="40" y="36" width="160" height="68" rx="8"/><rect class="clay" x="40" y="36" width="7" height="68" rx="3"/><rect class="blue" x="60" y="52" width="80" height="9" rx="4.5"/><rect class="ghost" x="60" y="70" width="112" height="6" rx="3"/><rect class="ghost" x="60" y="82" width="88" height="6" rx="3"/><path class="line" d="M180 48l8 8m0-8l-8 8"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "On the door today", he: "על הדלת היום" } }),
			alert(context, {
				kind: "info",
				title: { en: "Open until six", he: "פתוח עד שש" },
				text: { en: "The last glazing table starts at half past four.", he: "שולחן הזיגוג האחרון מתחיל בארבע וחצי." },
			}),
			alert(context, {
				kind: "success",
				title: { en: "The kiln is unloaded", he: "הכבשן נפרק" },
				text: {
					en: "If you were here on the third, your bowls are on the blue shelf.",
					he: "אם הייתם כאן בשלישי בחודש, הקערות שלכם על המדף הכחול.",
				},
			}),
			alert(context, {
				kind: "warning",
				title: { en: "Wet floor", he: "רצפה רטובה" },
				text: {
					en: "Someone has washed the clay traps. Please walk slowly.",
					he: "מישהו שטף את מלכודות החומר. נא ללכת לאט.",
				},
			}),
			alert(context, {
				kind: "danger",
				title: { en: "Hot door", he: "דלת חמה" },
				text: {
					en: "Firing until tomorrow noon: stay behind the line, please.",
					he: "שורפים עד מחר בצהריים: נא להישאר מאחורי הקו.",
				},
			}),
		),
	],
};
