// Accordion: the first item of an accordion and of tabs arrives open.
import type { StartChange, StartState } from "../../src/base/start-state";

const title = ".elementor-tab-title";
const content = ".elementor-tab-content";
/** A link that leads nowhere. */
const link = `:is(a:not([href]),a[href=""])`;
const isFirst = '[data-tab="1"]';
const usual: Pick<StartState, "first"> = { first: [title, isFirst] };
/** The server does not print two links in a title; a style is the site's own. */
const odd = `${title} a~a,${title} a a,${content}[style]`;
const open = { class: "elementor-active" };

const states: StartChange[] = [
	// Before 3.1 the server says no states.
	{ select: `${title}:not([aria-expanded])`, attributes: { "aria-expanded": "false" } },
	{ select: `${title}[role=tab]:not([aria-selected])`, attributes: { "aria-selected": "false" } },
];
const stops: StartChange[] = [`${title} ${link}`, `${title}:not(:has(${link}))`].map((select) => ({
	select,
	attributes: { tabindex: "0" },
}));
const first: StartChange[] = [
	{ select: title + isFirst, ...open, attributes: { "aria-expanded": "true", tabindex: "0" } },
	{ select: `${title}${isFirst}[role=tab]`, attributes: { "aria-selected": "true" } },
	{ select: content + isFirst, ...open, attributes: { hidden: null, style: "display: block;" } },
];

export const start: StartState[] = [
	{
		host: '[data-widget_type^="accordion."]',
		...usual,
		never: odd,
		set: [...states, ...stops, ...first, { select: `${title}${isFirst} ${link}`, attributes: { tabindex: "-1" } }],
	},
	{
		host: '[data-widget_type^="toggle."]',
		...usual,
		never: odd,
		set: [...states, ...stops],
	},
	{
		host: '[data-widget_type^="tabs."]',
		...usual,
		never: odd,
		set: [
			...states,
			{ select: `${title}:not([tabindex])`, attributes: { tabindex: "-1" } },
			{ select: `${title} ${link}`, attributes: { tabindex: "-1" } },
			...first,
		],
	},
];
