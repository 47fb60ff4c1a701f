// Posts: pictures that fill their boxes, masonry for lists of posts and for loops, filters for portfolios.
import type { Covers, PluginRow } from "../../src/base/descriptor";

export const covers = {
	widgets: ["posts", "archive-posts", "portfolio"],
	markup: ".elementor-portfolio",
	early: { filter: "elementor-portfolio__filter", masonry: 'masonry(&quot;|"):(&quot;|")y' },
} satisfies Covers;

export default {
	name: "posts",
	// Of a loop only its masonry.
	selector: `[data-settings*='"masonry":"y'],[data-widget_type^='portfolio.'],[data-widget_type^='posts.'],[data-widget_type^='archive-posts.']`,
	intent: ".elementor-portfolio__filter",
} satisfies PluginRow;
