// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow, IntendedRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "chat",
		host: ".joinchat",
		delay: "button_delay",
		most: 1,
		steps: [{ label: "points at the button", act: "hover", at: ".joinchat__button", away: true }],
	},
	{
		name: "link to the chat",
		host: "a[href='#joinchat'],a[href='#whatsapp']",
		steps: [
			{ label: "follows it", act: "click" },
			{ label: "closes the window", act: "click", at: "page .joinchat--chatbox .joinchat__close" },
		],
	},
];

export const intended: IntendedRow[] = [
	{
		at: ".joinchat__tooltip",
		note: "The text next to the chat button appears after the number of page views in its settings; the original shows it earlier.",
	},
];
