// Page builder surface: `elementorFrontend` and `elementorModules` for third-party scripts, on pages that have jQuery, use it or ask for it.
import type { Covers, PluginRow } from "../../src/base/descriptor";

const row = { name: "elementor-frontend", when: "first" } as const;

export const covers = {
	surface: "early.js",
	standIns: { "elementor-v2-frontend-handlers": "element-handlers.js" },
	scripts: [
		"elementor-frontend",
		"elementor-pro-frontend",
		"pro-elements-handlers",
		"preloaded-elements-handlers",
		"preloaded-modules",
		"pro-preloaded-elements-handlers",
		// Link actions of version 4 are the core's; before 4.1 one script had them and forms.
		"elementor-v2-action-link-handlers",
		"elementor-v2-widgets-frontend",
	],
	libraries: [
		"elementor-v2-frontend-handlers",
		"elementor-webpack-runtime",
		"elementor-frontend-modules",
		"elementor-pro-webpack-runtime",
	],
} satisfies Covers;

export default [
	// Without a condition and first: `selector` in the page configuration replaces it. A jQuery that loads after the
	// document (`async`, delayed by a cache plugin) is recognised by its tag.
	{ ...row, selector: "script[src*=jquery],#jquery-core-js,[data-gossamer-compat]" },
	{ ...row, selector: "html", if: "jQuery.fn" },
	{ ...row, selector: "script", text: "lementor(Modules|Frontend\\b|V2\\b|Element\\(|/frontend/init)" },
] satisfies PluginRow[];
