// Accessibility panel: arrives closed, as the first thing in `body`, the links that skip to content before it.
import type { StartState } from "../../src/base/start-state";

const host = "#wp_access_helper_container";
/** A printed panel without settings. */
const panel = `body>${host}:not([data-settings]):has(#access_container)`;

export const start: StartState[] = [
	{
		host: panel,
		// A field may hide the members of a form next to the content.
		never: `${host}>form,.active`,
		set: [
			{ select: host, attributes: { role: "region" } },
			{ select: ".aicon_link", attributes: { "aria-expanded": "false", "aria-controls": "access_container" } },
			{ select: "#access_container", attributes: { "aria-hidden": "true", inert: "" } },
			{ select: "#access_container button", attributes: { tabindex: "-1" } },
			{ select: `${host}>:not(.aicon_link,#access_container,script)`, attributes: { inert: "" } },
		],
		move: "first",
	},
	{ host: `${panel}~.wah-skiplinks-menu`, move: "first" },
];
