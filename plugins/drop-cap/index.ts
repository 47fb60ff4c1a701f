// Drop cap: wraps the first letter of the widget's first paragraph, so that the site's stylesheet can enlarge it.

import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import { toggle } from "../../src/kit/settings";
import { splitFirst } from "./model";

export default definePlugin({
	settings: { drop_cap: toggle() },
	setup(host, { drop_cap }, scope) {
		const node = queryOwn(host, "p")[0]?.firstChild;
		if (!drop_cap || !(node instanceof Text)) return;
		const before = node.data;
		const parts = splitFirst(before);
		if (!parts) return;
		const [space, letter, rest] = parts;
		const cap = span("elementor-drop-cap", span("elementor-drop-cap-letter", letter));
		const lead = new Text(space);
		node.before(...(space ? [lead] : []), cap);
		node.data = rest;
		scope.add(() => {
			lead.remove();
			cap.remove();
			node.data = before;
		});
	},
});

const span = (className: string, child: Node | string) => {
	const node = document.createElement("span");
	node.className = className;
	node.append(child);
	return node;
};
