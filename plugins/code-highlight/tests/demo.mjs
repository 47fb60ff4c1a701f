// Code that the page's own highlighter colours.
import { html } from "../../../tests/site/html.mjs";
import { picture } from "../../../tests/site/picture.mjs";
import { heading } from "../../../tests/site/widgets/basics.mjs";
import { section, widget } from "../../../tests/site/widgets/element.mjs";

const code = "const bowl = turn(clay);\nfor (const glaze of glazes) dip(bowl, glaze);\nreturn fire(bowl, 1240);";

export default {
	path: "/code-highlight",
	group: "widgets",
	title: { en: "Code highlight", he: "הדגשת קוד" },
	summary: {
		en: "Code that the page’s own Prism colours; here something small stands in for it.",
		he: "קוד ש־Prism של העמוד צובע; כאן משהו קטן עומד במקומו.",
	},
	picture: picture(
		html`<rect class="paper" x="50" y="26" width="140" height="88" rx="8"/><rect class="blue" x="64" y="44" width="36" height="8" rx="4"/><rect class="ghost" x="106" y="44" width="60" height="8" rx="4"/><rect class="clay" x="76" y="64" width="24" height="8" rx="4"/><rect class="ghost" x="106" y="64" width="44" height="8" rx="4"/><rect class="ghost" x="64" y="84" width="80" height="8" rx="4"/>`,
	),
	body: (context) =>
		section(
			context,
			{},
			heading(context, { text: { en: "How a bowl is made", he: "איך מכינים קערה" } }),
			html`<script src="/public/highlighter.js"></script>`,
			widget(
				context,
				{ type: "code-highlight", id: "c0de001" },
				html`<div class="prismjs-default copy-to-clipboard"><pre data-line="" class="highlight-height language-javascript" tabindex="0"><code class="language-javascript"><xmp>${code}</xmp></code></pre></div>`,
			),
		),
};
