// Page builder surface: `elementorFrontend` and `elementorModules` for third-party scripts, on pages that have jQuery or ask for it.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "elementor-frontend",
	selector: "script[src*=jquery],#jquery-core-js,[data-gossamer-compat]",
	when: "first",
} satisfies PluginRow;
