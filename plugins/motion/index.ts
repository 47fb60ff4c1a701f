// Motion: moves elements and their backgrounds with the scrolling and the mouse.
import { mediaQuery } from "../../src/base/media-query";
import { parseObject } from "../../src/base/page";
import { definePlugin } from "../../src/kit/plugin";

import { createByTimeline } from "./by-timeline";
import { readGroup } from "./model";
import { enter, isKeptInView, open, placeOf } from "./registry";
import { settings } from "./settings";
import { readTransform } from "./transform";

const loadByFrames = () => import("./by-frames");

export default definePlugin({
	settings,
	setup(host, { smoothing }, scope) {
		if (host.closest(".elementor-sticky__spacer")) return;
		const printed = parseObject(host.dataset.settings);
		for (const prefix of ["motion_fx", "background_motion_fx"]) {
			const group = readGroup(printed, prefix);
			if (!group || (group.isLayer && host.dataset.element_type === "widget")) continue;
			open(scope);
			const transform = group.isLayer ? "" : readTransform(printed);
			// A finger moves no mouse.
			const isTracked = group.mouse[0] && mediaQuery("(any-pointer:fine)").matches;
			scope.frame(() => {
				const isLive = group.range === "viewport" && isKeptInView(placeOf(host, group).parent);
				return () => {
					if (window.ScrollTimeline && smoothing !== "css" && !isTracked && !isLive)
						enter(host, group, scope, createByTimeline(group, transform, scope));
					else
						scope.part(loadByFrames, ({ createByFrames }) =>
							enter(host, group, scope, createByFrames(group, transform, scope, host, isLive)),
						);
				};
			});
		}
	},
});
