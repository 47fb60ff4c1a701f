// Nested tabs: the first panel arrives active.
import type { StartState } from "../../src/base/start-state";

const title = '.e-n-tabs-heading [aria-controls*="e-n-tab-content-"]';
const panel = ".e-n-tabs>.e-n-tabs-content>.e-con";

export const start: StartState[] = [
	{
		host: '[data-widget_type^="nested-tabs."]',
		first: [title, '[data-tab-index="1"]'],
		// Up to 3.15 each title is printed twice.
		never: `[data-tab],[aria-controls*="e-n-tab-content-"]:not(${title}),${panel}:not([data-tab-index]),${panel}:first-child:not([data-tab-index="1"])`,
		set: [
			{ select: ".e-n-tabs", class: "e-activated", attributes: { "data-touch-mode": "false" } },
			{ select: title, attributes: { "aria-selected": "false", tabindex: "-1" } },
			{ select: `${title}[data-tab-index="1"]`, attributes: { "aria-selected": "true", tabindex: "0" } },
			{ select: `${panel}[data-tab-index="1"]`, class: "e-active" },
		],
	},
];
