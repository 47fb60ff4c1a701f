// Conversion tracking: consent, attribution cookies, events, and the destinations that `pysOptions` names.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "tracking",
	selector: "#pys-js-extra,.gossamer-tracking",
	when: "now",
} satisfies PluginRow;
