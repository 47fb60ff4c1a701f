// Stretched: elements as wide as the window, or as a box that the site names, wherever they are.
import { contains } from "../../src/base/dom";
import { setStyles } from "../../src/kit/inline-styles";
import { definePlugin } from "../../src/kit/plugin";

import { join, update } from "./place";
import { settings } from "./settings";

export default definePlugin({
	settings,
	setup(host, { stretch_section, stretch_element, sticky }, scope) {
		if (!stretch_section && !stretch_element) return;
		const side = scope.page.rtl ? "right" : "left";
		// `left` does not move a `position: sticky` element; a margin moves it, stuck or not.
		const offset = sticky ? (`margin-${side}` as const) : side;
		const isStatic = getComputedStyle(host).position === "static";
		const clean = { width: "", [offset]: "", ...(isStatic && !sticky && { position: "relative" }) };
		const before = setStyles(host, clean);
		const member = { host, side, offset } as const;
		const { add, remove } = join(scope);
		const stop = () => {
			remove(member);
			setStyles(host, before);
		};
		const start = () => {
			setStyles(host, clean);
			return add(member);
		};
		scope.add(stop);
		for (const type of ["sticky:stick", "sticky:unstick"]) scope.onBoth(host, type, () => update());
		// While it moves, its place cannot be measured.
		for (const type of ["animationend", "animationcancel", "transitionend", "transitioncancel"])
			scope.on(document, type, ({ target }) => contains.call(target as Node, host) && update());
		scope.onPrint((isPrinting) => (isPrinting ? stop() : start()));
		return start();
	},
});
