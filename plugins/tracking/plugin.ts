// Conversion tracking: consent, attribution cookies, events, and the destinations that `pysOptions` names.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "tracking",
	selector: "#pys-js-extra,.gossamer-tracking",
	when: "now",
	load: () => import("./index"),
});
