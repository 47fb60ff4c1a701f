// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "form",
		host: ".elementor-widget",
		within: "form.elementor-form:has([required])",
		most: 1,
		steps: [{ label: "submits it empty", act: "click", at: "form:invalid [type=submit]" }],
	},
];
