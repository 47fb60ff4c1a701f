// Posts: pictures that fill their boxes and masonry for lists of posts, filters for portfolios.
import type { Covers, PluginRow } from "../../src/base/descriptor";

const widgets = ["posts", "archive-posts", "portfolio"];

export const covers = { widgets } satisfies Covers;

export default {
	name: "posts",
	widgets,
	when: "visible",
	intent: ".elementor-portfolio__filter",
} satisfies PluginRow;
