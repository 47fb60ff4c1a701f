// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "tabs of version 4",
		host: ".e-tabs-base",
		within: ".e-tab-base",
		steps: [
			{ label: "clicks the second tab", act: "click", at: ".e-tab-base", number: 1 },
			{ label: "presses the arrow on the first tab", act: "keys", at: ".e-tab-base", keys: "ArrowRight Enter" },
		],
	},
];
