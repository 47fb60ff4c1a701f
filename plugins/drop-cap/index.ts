// Drop cap: wraps the first letter of the widget's first paragraph, so that the site's stylesheet can enlarge it.
import type { MountablePlugin } from "../../src/base/descriptor";
import { splitFirst } from "./model";

// Mountable on its own: one letter is not worth the kit, ten times its bytes.
export default {
	mount(host, name, { config }) {
		const { drop_cap } = { ...config.plugins?.[name], ...parse(host.dataset.settings) };
		const widget = host.closest(".elementor-element");
		const isOwn = (node: Element) => node.closest(".elementor-element") === widget;
		const node = [...host.querySelectorAll("p")].find(isOwn)?.firstChild;
		if ((drop_cap !== "yes" && drop_cap !== true) || !(node instanceof Text)) return;
		const before = node.data;
		const parts = splitFirst(before);
		if (!parts) return;
		const [space, letter, rest] = parts;
		const cap = span("elementor-drop-cap", span("elementor-drop-cap-letter", letter));
		const lead = new Text(space);
		node.before(...(space ? [lead] : []), cap);
		node.data = rest;
		return {
			dispose() {
				lead.remove();
				cap.remove();
				node.data = before;
			},
		};
	},
} satisfies MountablePlugin;

const parse = (settings = "{}"): { drop_cap?: unknown } => {
	try {
		return JSON.parse(settings);
	} catch {
		return {};
	}
};

const span = (className: string, child: Node | string) => {
	const node = document.createElement("span");
	node.className = className;
	node.append(child);
	return node;
};
