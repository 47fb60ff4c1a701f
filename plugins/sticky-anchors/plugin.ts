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
	// Until 3.24 no sheet of the site moves the page smoothly. No press is held: a link that comes too early is the browser's.
	{ name, selector: "a[href*='#']:not([href$='#'],[href*='#elem'])", when: "interaction" },
] satisfies PluginRow[];
