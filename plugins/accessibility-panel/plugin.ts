// Accessibility panel: display preferences that a visitor sets, and landmarks and link options that the site's owner sets.
import type { Covers, PluginRow } from "../../src/base/descriptor";

/** The names of the globals for landmarks and links, as a regular expression. */
export const globalNames = "(header|sidebar|footer|main|nav)ElementSelector|roleLink|removeLinkTitles";

const row = { name: "accessibility-panel" } as const;

export const covers = {
	original: "WP Accessibility Helper",
	scripts: ["wp-accessibility-helper"],
	head: "restore.js",
	early: { landmarks: globalNames },
} satisfies Covers;

export default [
	{ ...row, selector: "#wp_access_helper_container", intent: ".aicon_link" },
	// The globals of landmarks and links hold without a panel, too.
	{ ...row, selector: "script", text: globalNames },
] satisfies PluginRow[];
