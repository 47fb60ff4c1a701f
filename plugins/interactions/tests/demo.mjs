// Interactions of version 4: when the page loads, comes into view, is scrolled, is pointed at and pressed.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import {
	actionButton,
	atomicHeading,
	flexbox,
	interaction,
	interactionList,
	paragraph,
} from "../../../tests/site/widgets/atomic.mjs";
import { actionHash } from "../../../tests/site/widgets/basics.mjs";
import { popup } from "../../popups/tests/widget.mjs";

const card = (context, id, title, text) =>
	flexbox(
		context,
		{ id, classes: "interaction-card" },
		atomicHeading(context, { text: title, level: 3 }),
		paragraph(context, { text }),
	);

export default {
	path: "/interactions",
	group: "version-4",
	popups: true,
	title: { en: "Interactions", he: "אינטראקציות" },
	summary: {
		en: "Version 4's animations, by the browser's own: at load, in view, by scrolling, by pointer and press.",
		he: "האנימציות של גרסה 4, באמצעי הדפדפן: בטעינה, בכניסה לתצוגה, בגלילה, בהצבעה ובלחיצה.",
	},
	tries: {
		en: [
			"Point at the third card, press the fourth.",
			"Scroll: the bar follows.",
			"Press the button: it opens a popup, and gets the focus back.",
		],
		he: [
			"הצביעו על הכרטיס השלישי, לחצו על הרביעי.",
			"גללו: הפס עוקב.",
			"לחצו על הכפתור: נפתח חלון, והמיקוד חוזר אליו.",
		],
	},
	picture: picture(
		html`<rect class="ghost" x="40" y="40" width="60" height="60" rx="8"/><rect class="sea" x="88" y="40" width="60" height="60" rx="8"/><path class="line" d="M160 70h36m-12-12 12 12-12 12"/>`,
	),
	globals: {
		ElementorInteractionsConfig: {
			constants: {
				defaultDuration: 600,
				defaultDelay: 0,
				slideDistance: 100,
				scaleStart: 0,
				defaultEasing: "easeIn",
				relativeTo: "viewport",
				start: 85,
				end: 15,
			},
		},
	},
	body: (context) => [
		flexbox(
			context,
			{ classes: "in-a-row" },
			card(context, "1ca4d01", { en: "At load", he: "בטעינה" }, { en: "It fades in.", he: "מופיע בהדרגה." }),
			card(context, "1ca4d02", { en: "In view", he: "בתצוגה" }, { en: "It comes from below.", he: "מגיע מלמטה." }),
			card(context, "1ca4d03", { en: "Pointed at", he: "בהצבעה" }, { en: "It wobbles.", he: "מתנדנד." }),
			card(context, "1ca4d04", { en: "Pressed", he: "בלחיצה" }, { en: "It grows from nothing.", he: "גדל מכלום." }),
		),
		flexbox(context, { id: "1ca4d05", classes: "interaction-bar" }),
		flexbox(
			context,
			{},
			atomicHeading(context, { text: { en: "An action", he: "פעולה" } }),
			actionButton(context, {
				text: { en: "See the offer", he: "לראות את ההצעה" },
				action: actionHash("popup:open", { id: "922", toggle: false }),
			}),
		),
		popup(
			{ id: 922, settings: {}, look: "popup-card" },
			flexbox(
				context,
				{},
				atomicHeading(context, { text: { en: "Two mugs for one", he: "שני ספלים במחיר אחד" } }),
				actionButton(context, { text: { en: "Close", he: "סגירה" }, action: actionHash("popup:close") }),
			),
		),
		interactionList({
			"1ca4d01": [interaction({ trigger: "load" })],
			"1ca4d02": [interaction({ trigger: "scrollIn", effect: "slide", direction: "bottom" })],
			"1ca4d03": [
				interaction({
					trigger: "hover",
					effect: "custom",
					keyframes: [
						{ stop: 0, settings: { rotate: { z: 0 } } },
						{ stop: 30, settings: { rotate: { z: 6 } } },
						{ stop: 100, settings: { rotate: { z: 0 } } },
					],
				}),
			],
			"1ca4d04": [interaction({ trigger: "click", effect: "scale", ms: 1500, config: { easing: "backOut" } })],
			"1ca4d05": [
				interaction({
					trigger: "scrollOn",
					effect: "slide",
					direction: "left",
					config: { easing: "linear", start: 85, end: 15 },
				}),
			],
		}),
	],
};
