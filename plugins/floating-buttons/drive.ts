// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "floating button",
		host: ".e-contact-buttons",
		within: ".e-contact-buttons__chat-button",
		most: 1,
		steps: [
			{ label: "opens it", act: "click", at: ".e-contact-buttons__chat-button" },
			{ label: "presses Escape", act: "keys", keys: "Escape" },
		],
	},
];
