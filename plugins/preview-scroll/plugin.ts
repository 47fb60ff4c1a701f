// Preview scroll: a template preview that opens at the template.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "preview-scroll",
	selector: "body",
	when: "query:theme_template_id",
} satisfies PluginRow;
