// Lazy background: marks elements whose background image may load; the mark stays, as with the server's own script.
import type { MountablePlugin } from "../../src/base/descriptor";
import { getAttribute, querySelector } from "../../src/base/dom";
import { isSelector } from "../../src/base/is-selector";

export default {
	mount(host) {
		const inner = getAttribute.call(host, "data-e-bg-lazyload");
		if (inner === null) return host.classList.add("e-lazyloaded");
		// Up to 3.20: the element, or the node that it names.
		const node = inner ? isSelector(inner) && querySelector.call(host, inner) : host;
		if (node) node.classList.add("lazyloaded");
	},
} satisfies MountablePlugin;
