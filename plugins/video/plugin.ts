// Video: players that wait behind a preview, or until they come into view.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["video"], markup: ".elementor-open-inline" } satisfies Covers;

export default {
	name: "video",
	// The lightbox handles videos that open in it.
	selector: "[data-widget_type^='video.']:not(:has(.elementor-open-lightbox)),.rll-youtube-player",
	when: "visible",
	intent: ".elementor-custom-embed-image-overlay",
} satisfies PluginRow;
