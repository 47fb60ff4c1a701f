// Background slideshow: pictures that follow each other behind the content of a section.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "background-slideshow",
	selector: `[data-settings*='"background_background":"slideshow"']`,
	when: "visible",
} satisfies PluginRow;
