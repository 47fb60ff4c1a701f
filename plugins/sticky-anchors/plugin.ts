// Sticky anchors: links to a place in the page do not end under a sticky element.
import type { PluginRow } from "../../src/base/descriptor";

const name = "sticky-anchors";

export default [
	{
		name,
		// The server prints a distance of 0 on every sticky element.
		selector:
			"[data-settings*='anchor_link_offset\":']:not([data-settings*='anchor_link_offset\":0']),[data-settings*=anchor_link_offset_]",
	},
	// Up to 3.24 no style sheet of the site scrolls smoothly. No press is held: the browser follows a link that is pressed too early.
	{ name, selector: "a[href*='#']:not([href$='#'],[href*='#elem'])", when: "interaction" },
] satisfies PluginRow[];
