// Drop cap: a large first letter.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "drop-cap",
	selector: `[data-widget_type^='text-editor.'][data-settings*='"drop_cap":"yes"']`,
	when: "visible",
} satisfies PluginRow;
