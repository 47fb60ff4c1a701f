// Preview scroll: a template preview that opens at the template.
import { describePlugin } from "../../src/core/plugin";

export default describePlugin({
	name: "preview-scroll",
	selector: "body",
	when: "query:theme_template_id",
	load: () => import("./index"),
});
