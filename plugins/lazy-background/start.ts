// Lazy background: the first section, whose background the server never holds back, arrives with its mark; the server's rule for the others no longer counts sections.
import type { StartState } from "../../src/base/start-state";

const host = ".e-con.e-parent:first-child:not(.e-no-lazyload)";

export const start: StartState[] = [
	{ host, set: [{ select: host, class: "e-lazyloaded" }] },
	{
		host: ".e-con.e-parent",
		nth: "data-gossamer-nth",
		// What the builder gives a background image. Text, icons and form fields have none, and are most of a section.
		within: "div,section,article,aside,header,footer,main,nav,figure,a.e-con",
	},
];
