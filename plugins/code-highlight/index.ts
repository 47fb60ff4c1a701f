// Code highlight: lets the page's own Prism colour the widget's code; without Prism its row is left out, and the code is plain.
import type { MountablePlugin } from "../../src/base/descriptor";

// Mountable on its own: one call is not worth the kit.
export default {
	mount(host) {
		const before = host.cloneNode(true);
		(window as { Prism?: { highlightAllUnder?(node: Element): void } }).Prism?.highlightAllUnder?.(host);
		return { dispose: () => host.replaceChildren(...before.childNodes) };
	},
} satisfies MountablePlugin;
