// Chat: the floating button with its window, links and blocks that go to the app, and the same from settings alone.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { button, heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { bubble, chat, chatSettings, contactBlock } from "./widget.mjs";

const phone = "15550100";

export default {
	path: "/chat",
	group: "widgets",
	title: { en: "Chat", he: "צ׳אט" },
	summary: {
		en: "A floating button that opens a chat in a messaging app, with a first message, a QR picture and an opt-in.",
		he: "כפתור צף שפותח שיחה באפליקציית הודעות, עם הודעה ראשונה, קוד QR והסכמה.",
	},
	tries: {
		en: [
			"Open it with Enter: the focus goes in, stays in, and Escape brings it back.",
			"Rest the pointer on the button: the QR picture first, then the window.",
			"Open it a second time: the messages are there immediately.",
		],
		he: [
			"פתחו ב־Enter: המיקוד נכנס, נשאר, ו־Escape מחזיר אותו.",
			"השאירו את העכבר על הכפתור: תחילה קוד QR, אחר כך החלון.",
			"פתחו שוב: ההודעות כבר שם.",
		],
	},
	picture: picture(
		html`<rect class="ghost" x="40" y="26" width="110" height="30" rx="10"/><rect class="paper" x="40" y="64" width="84" height="26" rx="10"/><circle class="blue" cx="178" cy="96" r="24"/><path class="line" d="M168 96h20m-8-8l8 8-8 8"/>`,
	),
	body: (context) => {
		const { t, query } = context;
		const isBare = query.has("bare");
		const say = (en, he) => t({ en, he });
		const texts = {
			label: say("Open chat", "לפתוח צ׳אט"),
			tooltip: say("Need help?", "צריכים עזרה?"),
			title: say("The pottery", "הסדנה"),
			optin: say("I agree that my message is stored.", "אני מסכים שההודעה תישמר."),
			close: say("Close", "סגירה"),
			open: say("Open chat", "לפתוח צ׳אט"),
			scan: say("Scan to chat", "סרקו לשיחה"),
		};
		const settings = {
			telephone: phone,
			mobile_only: false,
			button_delay: 1,
			whatsapp_web: false,
			qr: true,
			message_views: 2,
			message_delay: 20,
			message_badge: query.has("badge"),
			message_send: say("Hello, I saw your bowls", "שלום, ראיתי את הקערות"),
			message_hash: "b0135ea1",
		};
		const greetings = [say("Hello!", "שלום!"), say("Hi there!", "היי!")];
		const question = say("Are you looking for a certain bowl?", "מחפשים קערה מסוימת?");
		return [
			section(
				context,
				{},
				heading(context, { text: { en: "Links", he: "קישורים" } }),
				textEditor(context, {
					text: say(
						"One opens the window, one goes straight to the app. The second has a real address, so that it works without script as well.",
						"אחד פותח את החלון ואחד עובר ישר לאפליקציה. לשני יש כתובת אמיתית, ולכן הוא עובד גם בלי סקריפט.",
					),
				}),
				button(context, { text: { en: "Ask us", he: "שאלו אותנו" }, href: "#joinchat" }),
				html`<p><a class="joinchat_app" href="https://wa.me/${phone}" data-message="">${say("Straight to the app", "ישר לאפליקציה")}</a></p>`,
			),
			section(
				context,
				{},
				heading(context, { text: { en: "A block with its own number", he: "בלוק עם מספר משלו" } }),
				contactBlock({
					phone: "15550111",
					message: say("About a course", "לגבי קורס"),
					caption: texts.scan,
					label: say("Ask about courses", "לשאול על קורסים"),
				}),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "From settings alone", he: "מהגדרות בלבד" } }),
				html`<p><a href="${context.link("/chat", isBare ? {} : { bare: "" })}">${
					isBare
						? say("Show the markup of the server", "להציג את הסימון של השרת")
						: say("Show the widget that is drawn from settings", "להציג את הרכיב שמצויר מהגדרות")
				}</a></p>`,
			),
			isBare
				? chatSettings({
						label: texts.label,
						settings: {
							...settings,
							label: texts.label,
							tooltip: texts.tooltip,
							title: texts.title,
							messages: [greetings[0], { note: say("Answers within an hour", "תשובה תוך שעה") }, question],
							optin: texts.optin,
							close_label: texts.close,
							qr_text: texts.scan,
							position: query.has("rtl") ? "left" : "right",
							dark: query.has("dark"),
						},
					})
				: chat({
						...texts,
						settings,
						bubbles: [
							bubble(html`<jc-rand>${greetings.map((text) => html`<jc-opt>${text}</jc-opt>`)}</jc-rand>`),
							bubble(say("Answers within an hour", "תשובה תוך שעה"), "note"),
							bubble(
								html`<img src="/public/bowl-waves.svg" alt="${say("A bowl with waves", "קערה עם גלים")}" width="220" height="150">`,
								"media",
							),
							bubble(question),
						],
					}),
		];
	},
};
