// Popups: by link, by selector, by what the visitor does, with a form, from another popup, without an overlay.
import { newsForm } from "../../../tests/site/forms.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { button, heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { leadForm } from "../../lead-form/tests/widget.mjs";
import { closeHash, popup, popupHash } from "./widget.mjs";

const once = { times: "yes", times_times: 1, times_period: "session" };
const animated = {
	entrance_animation: "fadeInUp",
	exit_animation: "fadeInUp",
	entrance_animation_duration: { unit: "px", size: 0.4, sizes: [] },
};
const close = { en: "Close", he: "סגירה" };

export default {
	path: "/popups",
	group: "widgets",
	forms: [newsForm],
	popups: true,
	title: { en: "Popups", he: "חלונות קופצים" },
	summary: {
		en: "Dialogs that open by a link, or by what a visitor does, as often as their rules allow.",
		he: "חלונות שנפתחים מקישור או ממה שהמבקר עושה, לפי הכללים שלהם.",
	},
	tries: {
		en: [
			"Open one with Enter and close it with Escape: the focus goes in, stays in, and comes back.",
			"Open the second from inside the first; Escape closes one at a time.",
			"Move the pointer out at the top, or scroll to the end: each shows its popup once a visit.",
		],
		he: [
			"פתחו ב־Enter וסגרו ב־Escape: המיקוד נכנס, נשאר וחוזר.",
			"פתחו את השני מתוך הראשון; Escape סוגר אחד בכל פעם.",
			"הוציאו את העכבר מלמעלה או גללו עד הסוף: כל אחד מופיע פעם אחת בביקור.",
		],
	},
	picture: picture(
		html`<rect class="ghost" x="40" y="22" width="160" height="96" rx="8"/><rect class="paper" x="68" y="38" width="104" height="64" rx="8"/><path class="line" d="M156 48l8 8m0-8l-8 8"/><rect class="blue" x="80" y="80" width="44" height="12" rx="6"/><rect class="ghost" x="80" y="60" width="60" height="6" rx="3"/>`,
	),
	body: (context) => {
		const text = (en, he) => textEditor(context, { text: context.t({ en, he }) });
		const title = (en, he) => heading(context, { text: { en, he } });
		const link = (en, he, href) => button(context, { text: { en, he }, href });
		const closing = () => button(context, { text: close, href: closeHash() });
		return [
			section(
				context,
				{},
				title("By a link", "מקישור"),
				link("Open the popup", "לפתוח את החלון", popupHash(901)),
				link("Letter a month", "מכתב פעם בחודש", popupHash(903)),
				link("Notice without an overlay", "הודעה בלי רקע", popupHash(904, true)),
			),
			section(
				context,
				{ classes: "js-seconds" },
				title("By a selector", "מבורר"),
				text("Click anywhere in this section.", "לחצו בכל מקום באזור הזה."),
			),
			section(
				context,
				{},
				title("By what you do", "ממה שעושים"),
				text(
					"Scroll down to nine tenths of the page, or leave it at the top. A third one appears after a minute without a movement, until 2099.",
					"גללו עד תשע עשיריות מהעמוד, או צאו ממנו מלמעלה. חלון שלישי מופיע אחרי דקה בלי תנועה, עד שנת 2099.",
				),
			),
			popup(
				{
					id: 901,
					settings: { ...animated, prevent_scroll: "yes", close_button_position: "outside" },
					look: "popup-card",
				},
				section(
					context,
					{},
					title("The kiln is open", "הכבשן נפתח"),
					text("Forty new bowls came out this morning, still warm.", "ארבעים קערות חדשות יצאו הבוקר, עדיין חמות."),
					link("And there is more", "ויש עוד", popupHash(902)),
					closing(),
				),
			),
			popup(
				{ id: 902, settings: animated, look: "popup-card" },
				section(
					context,
					{},
					title("Seconds at half price", "סוג ב׳ בחצי מחיר"),
					text("A drip in the glaze, a thumb mark too many.", "טיפה בזיגוג, טביעת אגודל מיותרת."),
					closing(),
				),
			),
			popup(
				{ id: 903, settings: { ...animated, prevent_close_on_background_click: "yes" }, look: "popup-card" },
				section(context, {}, title("A letter a month", "מכתב פעם בחודש"), leadForm(context, { form: newsForm })),
			),
			popup(
				{ id: 904, settings: { close_automatically: 20 }, look: "popup-notice" },
				section(
					context,
					{},
					title("No overlay", "בלי רקע"),
					text(
						"The page behind can be used; a click on it closes this.",
						"אפשר להשתמש בעמוד שמאחור; לחיצה עליו סוגרת.",
					),
				),
			),
			popup(
				{ id: 905, settings: { ...animated, open_selector: ".js-seconds" }, look: "popup-card" },
				section(context, {}, title("By a selector", "מבורר"), closing()),
			),
			popup(
				{
					id: 906,
					settings: {
						avoid_multiple_popups: "yes",
						triggers: { exit_intent: "yes" },
						timing: once,
					},
					look: "popup-card",
				},
				section(
					context,
					{},
					title("Leaving already?", "כבר הולכים?"),
					closing(),
					link("Never show this again", "לא להציג שוב", closeHash(true)),
				),
			),
			popup(
				{
					id: 907,
					settings: {
						avoid_multiple_popups: "yes",
						triggers: { scrolling: "yes", scrolling_direction: "down", scrolling_offset: 90 },
						timing: once,
					},
					look: "popup-notice",
				},
				section(context, {}, title("That was all", "זה הכול"), closing()),
			),
			popup(
				{
					id: 908,
					settings: {
						avoid_multiple_popups: "yes",
						triggers: { inactivity: "yes", inactivity_time: 60 },
						timing: {
							...once,
							schedule: "yes",
							schedule_timezone: "visitor",
							schedule_start_date: "2026-01-01 00:00",
							schedule_end_date: "2099-12-31 23:59",
						},
					},
					look: "popup-card",
				},
				section(context, {}, title("Still there?", "עדיין כאן?"), closing()),
			),
		];
	},
};
