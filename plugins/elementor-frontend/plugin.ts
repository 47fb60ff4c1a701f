// Page builder surface: `elementorFrontend` and `elementorModules` for third-party scripts, on pages that have jQuery or ask for it.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "elementor-frontend",
	selector: "script[src*=jquery],#jquery-core-js,[data-gossamer-compat]",
	when: "first",
	load: () => import("./index"),
});
