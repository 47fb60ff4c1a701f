// Drop cap: a large first letter.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "drop-cap",
	selector: `[data-settings*='"drop_cap":"y']`,
} satisfies PluginRow;
