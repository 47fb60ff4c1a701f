// Background video: a video behind the content of a section.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "background-video",
	selector: `[data-settings*='"background_background":"video"']`,
	when: "visible",
} satisfies PluginRow;
