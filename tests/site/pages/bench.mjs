// The libraries of the motion bench side by side: the same page in a frame each, scrolled together.
import { libraries } from "../bench-frame.mjs";
import { html } from "../html.mjs";
import { picture } from "../picture.mjs";

const kinds = [
	["motion", { en: "Moving elements", he: "רכיבים נעים" }, [10, 100, 500]],
	["sticky", { en: "Sticky elements", he: "רכיבים נצמדים" }, [1, 20, 100]],
	["entrance", { en: "Entrances", he: "כניסות" }, [200]],
	["mixed", { en: "All of them", he: "הכול יחד" }, [200]],
];

export default {
	path: "/bench",
	group: "whole",
	panel: false,
	className: "bench-page",
	title: { en: "Side by side", he: "זה לצד זה" },
	summary: {
		en: "The same page moved by several libraries, each in a frame of its own, scrolled together.",
		he: "אותו עמוד, מונע בידי כמה ספריות, כל אחת במסגרת משלה, נגללות יחד.",
	},
	lede: {
		en: "Look for what jumps. The figures in the README come from the same pages, each alone and with the processor slowed down: npm run bench -- motion.",
		he: "חפשו מה קופץ. המספרים ב־README נמדדו באותם עמודים, כל אחד לבדו ובמעבד מואט: npm run bench -- motion.",
	},
	picture: picture(
		html`<rect class="paper" x="34" y="30" width="50" height="84" rx="6"/><rect class="paper" x="95" y="30" width="50" height="84" rx="6"/><rect class="paper" x="156" y="30" width="50" height="84" rx="6"/><rect class="blue" x="44" y="40" width="30" height="22" rx="4"/><rect class="clay" x="105" y="58" width="30" height="22" rx="4"/><rect class="sea" x="166" y="80" width="30" height="22" rx="4"/>`,
	),
	body: (context) => {
		const { t, link, query } = context;
		const [kind, , counts] = kinds.find(([name]) => name === query.get("kind")) ?? kinds[0];
		const count = counts.find((number) => `${number}` === query.get("count")) ?? counts.at(counts.length > 1 ? 1 : 0);
		const shown = Object.entries(libraries).filter(
			([, { kinds, most = count }]) => kinds.includes(kind) && most >= count,
		);
		return html`<p class="bench-choice">${kinds.map(
			([name, title, counts]) =>
				html`<span>${t(title)} ${counts.map(
					(number) =>
						html`<a href="${link("/bench", { kind: name, count: `${number}` })}"${name === kind && number === count && html` aria-current="true"`}>${number}</a> `,
				)}</span>`,
		)}<button class="button" type="button" data-bench-scroll>${t({ en: "Scroll them all", he: "לגלול את כולן" })}</button></p>
<div class="bench-frames">${shown.map(
			([name, { title }]) => html`<figure><figcaption>${title}</figcaption>
<iframe title="${title}" loading="lazy" src="/bench/frame?library=${name}&kind=${kind}&count=${count}"></iframe></figure>`,
		)}</div>
<script type="module" src="/public/bench.js"></script>`;
	},
};
