// Photo feed: a grid of a social network's photos, each in the size that it is shown in.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	original: "Instagram Feed",
	scripts: ["sbi_scripts", "sb_instagram_scripts"],
} satisfies Covers;

export default {
	name: "photo-feed",
	selector: ".sbi",
	// Scripts of the page rely on its globals and events from the start; its pictures wait until they are near.
	intent: ".sbi_load_btn",
} satisfies PluginRow;
