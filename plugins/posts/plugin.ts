// Posts: pictures that fill their boxes and masonry for lists of posts, filters for portfolios.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = { widgets: ["posts", "archive-posts", "portfolio"] } satisfies Covers;

export default {
	name: "posts",
	selector: '[data-widget_type^="posts."],[data-widget_type^="archive-posts."],[data-widget_type^="portfolio."]',
	when: "visible",
	intent: ".elementor-portfolio__filter",
} satisfies PluginRow;
