// The two panels under a page: what it loaded, and the conditions to see it under.
import { html } from "./html.mjs";
import { behaviours, loopBehaviours } from "./knobs.mjs";
import { words } from "./words.mjs";

/** Filled by public/loaded.js. */
export const loadedPanel = ({ t, knobs, sizes }) => {
	const { title, note, none, waiting, total } = words.loaded;
	return html`<section class="panel loaded" aria-labelledby="loaded-title" data-loaded data-total="${t(total)}" data-sizes="${JSON.stringify(knobs.noscript ? {} : sizes)}">
<h2 id="loaded-title">${t(title)}</h2>
<p class="panel-note">${t(note)}</p>
<ul class="loaded-files" dir="ltr"></ul>
<p class="loaded-empty">${knobs.noscript ? t(none) : html`<noscript>${t(none)} </noscript><span class="loaded-waiting">${t(waiting)}</span>`}</p>
</section>`;
};

export const knobsPanel = ({ t, knobs, page, link }) => {
	const say = words.knobs;
	const row = (label, choices) =>
		html`<div class="knob"><dt>${t(label)}</dt><dd>${choices.map(
			([text, changes, chosen]) =>
				html`<a href="${link(page.path, changes)}"${chosen && html` aria-current="true"`}>${t(text)}</a> `,
		)}</dd></div>`;
	return html`<section class="panel knobs" aria-labelledby="knobs-title">
<h2 id="knobs-title">${t(say.title)}</h2>
<p class="panel-note">${t(say.note)}</p>
<dl>
${row(say.direction, [
	[say.ltr, { rtl: null }, !knobs.rtl],
	[say.rtl, { rtl: "" }, knobs.rtl],
])}
${row(say.script, [
	[say.on, { noscript: null }, !knobs.noscript],
	[say.off, { noscript: "" }, knobs.noscript],
])}
${row(say.mode, [
	[say.live, { edit: null, static: null }, !knobs.edit && !knobs.isStatic],
	[say.edit, { edit: "", static: null }, knobs.edit],
	[say.static, { edit: null, static: "" }, knobs.isStatic],
])}
${row(say.policy, [
	[say.strict, { csp: null }, knobs.csp],
	[say.off, { csp: "off" }, !knobs.csp],
])}
${row(say.consent, [
	[say.given, { consent: null }, knobs.consent],
	[say.refused, { consent: "off" }, !knobs.consent],
])}
${
	(page.forms || page.endpoint) &&
	row(say.endpoint, [
		[say.well, { endpoint: null }, !knobs.endpoint],
		...(page.endpoint ? loopBehaviours : behaviours).map((name) => [
			say[name],
			{ endpoint: name },
			knobs.endpoint === name,
		]),
	])
}
</dl>
</section>`;
};
