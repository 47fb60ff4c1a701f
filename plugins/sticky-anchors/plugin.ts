// Sticky anchors: links to a place in the page do not end under a sticky element.
import type { PluginRow } from "../../src/base/descriptor";

export default {
	name: "sticky-anchors",
	// The server prints a distance of 0 on every sticky element.
	selector:
		"[data-settings*='anchor_link_offset\":']:not([data-settings*='anchor_link_offset\":0']),[data-settings*=anchor_link_offset_]",
} satisfies PluginRow;
