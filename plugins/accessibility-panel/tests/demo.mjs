// Display preferences: the panel as the server prints it, and the same from settings alone, on a page with text, links, pictures and a form.
import { care, story } from "../../../tests/site/content.mjs";
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { button, heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { accessibilityPanel, accessibilityPanelSettings } from "./widget.mjs";

const labels = {
	open: { en: "Display preferences", he: "העדפות תצוגה" },
	close: { en: "Close", he: "סגירה" },
	size: { en: "Text size", he: "גודל טקסט" },
	smaller: { en: "Smaller text", he: "טקסט קטן יותר" },
	larger: { en: "Larger text", he: "טקסט גדול יותר" },
	keyboard: { en: "Keyboard focus", he: "מיקוד מקלדת" },
	font: { en: "Readable font", he: "גופן קריא" },
	contrast: { en: "Contrast", he: "ניגודיות" },
	colours: { en: "Choose colours", he: "בחירת צבעים" },
	underline: { en: "Underline links", he: "קו תחתון לקישורים" },
	highlight: { en: "Highlight links", he: "הדגשת קישורים" },
	clear: { en: "Forget colours", he: "מחיקת הצבעים" },
	grey: { en: "Grey pictures", he: "תמונות אפורות" },
	invert: { en: "Invert colours", he: "היפוך צבעים" },
	animations: { en: "No animations", he: "ללא אנימציות" },
	styles: { en: "Without styles", he: "ללא עיצוב" },
	lights: { en: "Lights off", he: "כיבוי אורות" },
};

export default {
	path: "/accessibility-panel",
	group: "effects",
	className: "wp-accessibility-helper accessibility-contrast_mode_on wah_fstype_rem accessibility-location-right",
	globals: { wah_lights_off_selector: "#story" },
	title: { en: "Display preferences", he: "העדפות תצוגה" },
	summary: {
		en: "Text size, colours, links, pictures and motion as a visitor wants them; colours come back on the next page before anything is drawn.",
		he: "גודל טקסט, צבעים, קישורים, תמונות ותנועה כפי שהמבקר רוצה; הצבעים חוזרים בעמוד הבא לפני שמשהו מצויר.",
	},
	tries: {
		en: [
			"Open the panel with its icon at the edge, and close it with Escape: the focus comes back.",
			"Choose colours and reload: the page has them from the first picture on.",
			"Zoom the window to 400 %: every control can still be reached.",
		],
		he: [
			"פתחו את החלונית מהסמל שבקצה וסגרו ב־Escape: המיקוד חוזר.",
			"בחרו צבעים וטענו מחדש: הצבעים שם מהרגע הראשון.",
			"הגדילו את החלון ל־400%: כל הפקדים עדיין בהישג יד.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="40" y="20" width="120" height="106" rx="8"/><rect class="ghost" x="54" y="40" width="80" height="8" rx="4"/><rect class="ghost" x="54" y="60" width="92" height="8" rx="4"/><rect class="ghost" x="54" y="80" width="64" height="8" rx="4"/><rect class="blue" x="150" y="20" width="56" height="106" rx="8"/><circle class="sun" cx="178" cy="46" r="10"/><path class="line" d="M164 72h28m-28 18h28m-28 18h18"/>`,
	),
	body(context) {
		const { t, query, link } = context;
		const label = (name) => t(labels[name]);
		const isBare = query.has("bare");
		return [
			// Printed in the head by sites; here it comes before everything that it is for.
			html`<script src="/gossamer/restore.js"></script>`,
			section(
				context,
				{ anchor: "story" },
				heading(context, { text: { en: "The pottery", he: "הסדנה" } }),
				textEditor(context, {
					text: story.map(
						(text, index) =>
							html`${t(text)}${index === 0 && html` <a href="${link("/lead-form")}" title="${t(labels.open)}">${t({ en: "Write to us", he: "כתבו לנו" })}</a>`}`,
					),
				}),
				html`<p><img src="/public/bowl-waves.svg" alt="${t({ en: "A bowl with waves", he: "קערה עם גלים" })}" width="220" height="150"></p>`,
				button(context, { text: { en: "To the courses", he: "לקורסים" }, href: link("/everything") }),
			),
			section(
				context,
				{},
				heading(context, { text: { en: "Care", he: "טיפול" } }),
				textEditor(context, { text: care.map(({ text }) => text) }),
				html`<p><label>${t({ en: "Your name", he: "השם שלכם" })} <input name="name"></label></p>`,
			),
			section(
				context,
				{},
				heading(context, { text: { en: "From settings alone", he: "מהגדרות בלבד" } }),
				html`<p><a href="${link("/accessibility-panel", isBare ? {} : { bare: "" })}">${t(
					isBare
						? { en: "Show the markup of the server", he: "להציג את הסימון של השרת" }
						: { en: "Show the panel that is drawn from settings", he: "להציג את החלונית שמצוירת מהגדרות" },
				)}</a></p>`,
			),
			isBare
				? accessibilityPanelSettings({
						position: context.rtl ? "left" : "right",
						theme: query.has("dark") ? "dark" : "light",
						texts: { open: label("open"), close: label("close") },
					})
				: accessibilityPanel({ label }),
		];
	},
};
