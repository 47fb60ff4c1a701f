// How a visitor operates it, for the comparison of pages and for tests.
import type { DriveRow } from "../../src/cli/compare/drive/rows";

export const drives: DriveRow[] = [
	{
		name: "anchor",
		host: ".elementor-element:not(.elementor-widget-nav-menu) a[href^='#']:not([href='#'],[href^='#elementor-action'],[href='#joinchat'],[href='#whatsapp']),.elementor-widget-button a[href^='#']:not([href='#'],[href^='#elementor-action'],[href='#joinchat'],[href='#whatsapp'])",
		most: 2,
		steps: [{ label: "follows it", act: "click", isFocusFree: true }],
	},
];
