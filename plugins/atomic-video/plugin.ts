// Atomic video: the videos of the page builder's version 4, by YouTube, as a file and behind a container.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	elements: ["e-youtube", "e-self-hosted-video", "e-background-video"],
	scripts: ["elementor-youtube-handler", "elementor-background-video-handler"],
	early: { youtube: "e-youtube-base" },
} satisfies Covers;

export default {
	name: "atomic-video",
	selector: ".e-youtube-base,.e-self-hosted-video-base,.e-background-video",
	when: "visible",
} satisfies PluginRow;
