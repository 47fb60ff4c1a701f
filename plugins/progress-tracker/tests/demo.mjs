// Progress trackers: a bar for the page and a circle for one text in it.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading, textEditor } from "../../../tests/site/widgets/basics.mjs";
import { section } from "../../../tests/site/widgets/element.mjs";
import { progressTracker } from "./widget.mjs";

const paragraph = {
	en: "Clay remembers. A bowl that was pushed aside while wet warps in the fire, months later, to the same side. So we turn every piece a little each day, and let it dry slowly under cloth.",
	he: "החימר זוכר. קערה שנדחפה הצידה כשהייתה רטובה תתעקם בשרפה, חודשים אחר כך, לאותו צד. לכן אנחנו מסובבים כל כלי מעט בכל יום, ומניחים לו להתייבש לאט מתחת לבד.",
};

export default {
	path: "/progress-tracker",
	group: "widgets",
	title: { en: "Progress tracker", he: "מד קריאה" },
	summary: {
		en: "How far the page, or a text in it, has been read.",
		he: "כמה מהעמוד, או מטקסט בתוכו, כבר נקרא.",
	},
	tries: {
		en: ["Scroll: the bar is the page's, the circle the story's."],
		he: ["גללו: הפס הוא של העמוד, העיגול של הסיפור."],
	},
	picture: picture(
		html`<rect class="paper" x="40" y="44" width="160" height="14" rx="7"/><rect class="blue" x="40" y="44" width="96" height="14" rx="7"/><circle class="paper" cx="120" cy="92" r="20"/><path class="line" d="M120 72a20 20 0 1 1-18 29"/>`,
	),
	body: (context) => [
		section(
			context,
			{ classes: "tracker-bar" },
			progressTracker(context, {}),
			progressTracker(context, { kind: "circular", of: "#story" }),
		),
		section(
			context,
			{ anchor: "story" },
			heading(context, { text: { en: "What clay remembers", he: "מה החימר זוכר" } }),
			Array.from({ length: 12 }, () => textEditor(context, { text: context.t(paragraph) })),
		),
	],
};
