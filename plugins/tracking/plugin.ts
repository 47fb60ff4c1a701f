// Conversion tracking: consent, attribution cookies, events, and the destinations that `pysOptions` names.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	original: "PixelYourSite",
	scripts: ["pys"],
	libraries: ["jquery-bind-first", "js-cookie-pys", "js-tld"],
	gate: "gate.js",
	obeys: '_integration_enabled": ?(true|"?1)',
	early: {
		checkout: "woocommerce-checkout|edd-checkout",
		shop: '"(woo|edd)": ?{"enabled": ?true',
		"built-in": '"(facebook|ga|gtm)": ?{"(pixel|tracking)Ids"',
	},
} satisfies Covers;

export default {
	name: "tracking",
	selector: "#pys-js-extra,.gossamer-tracking",
} satisfies PluginRow;
