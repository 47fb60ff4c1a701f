// Animated headlines: every way in which words take turns, and every marker.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { animatedHeadline } from "./widget.mjs";

const words = { en: ["bowls", "mugs", "big jugs"], he: ["קערות", "ספלים", "כדים גדולים"] };
const rotations = ["flip", "typing", "clip", "swirl", "blinds", "drop-in", "wave", "slide", "slide-down"];
const markers = "circle curly underline double double_underline underline_zigzag diagonal strikethrough x".split(" ");

export default {
	path: "/animated-headline",
	group: "widgets",
	title: { en: "Animated headline", he: "כותרת מונפשת" },
	summary: {
		en: "Words that take turns and markers that draw themselves; heard as one sentence, still where motion is unwelcome.",
		he: "מילים מתחלפות וסימונים שמציירים את עצמם; נשמעים כמשפט אחד, ונחים כשלא רוצים תנועה.",
	},
	tries: {
		en: [
			"Watch the text below the headlines: it never moves.",
			"Listen with a screen reader: “We throw bowls, mugs, big jugs”.",
			"Ask your system for less motion and reload: first words stay, markers are drawn.",
		],
		he: [
			"שימו לב לטקסט שמתחת לכותרות: הוא לא זז.",
			"האזינו בקורא מסך: כל המילים במשפט אחד.",
			"בקשו מהמערכת פחות תנועה וטענו מחדש: המילה הראשונה נשארת והסימונים מצוירים.",
		],
	},
	picture: picture(
		html`<rect class="paper" x="40" y="50" width="70" height="30" rx="6"/><rect class="blue" x="120" y="50" width="80" height="30" rx="6"/><path class="line" d="M118 98q40-14 84 0"/>`,
	),
	body: (context) => [
		section(
			context,
			{},
			heading(context, { text: { en: "Words that take turns", he: "מילים מתחלפות" } }),
			rotations.map((animation) =>
				animatedHeadline(context, { before: { en: "We throw", he: "אנחנו יוצרים" }, words, animation }),
			),
			textEditor(context, { text: context.t({ en: "This line stays where it is.", he: "השורה הזו נשארת במקומה." }) }),
		),
		section(
			context,
			{},
			heading(context, { text: { en: "Markers", he: "סימונים" } }),
			markers.map((marker) =>
				animatedHeadline(context, {
					before: { en: "Fired", he: "נשרף" },
					words: { en: ["twice"], he: ["פעמיים"] },
					marker,
				}),
			),
		),
	],
};
