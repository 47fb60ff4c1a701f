// Lazy background: marks what has a background image that may load; the mark stays, as the server's own script leaves it.
import type { MountablePlugin } from "../../src/base/descriptor";
import { getAttribute, querySelector } from "../../src/base/dom";
import { isSelector } from "../../src/base/is-selector";

export default {
	mount(host) {
		const inner = getAttribute.call(host, "data-e-bg-lazyload");
		if (inner === null) return host.classList.add("e-lazyloaded");
		// Until 3.20: the element, or what it says in it.
		const node = inner ? isSelector(inner) && querySelector.call(host, inner) : host;
		if (node) node.classList.add("lazyloaded");
	},
} satisfies MountablePlugin;
