// Motion: moves elements and their backgrounds with the scrolling and the mouse.
import { parseObject } from "../../src/base/page";
import { definePlugin } from "../../src/kit/plugin";
import { text } from "../../src/kit/settings";
import { readGroup } from "./model";
import { createNative } from "./native";
import { enter } from "./stage";

const settings = {
	/** `css`: the site's transition eases the movement, at the price of script in every frame. */
	smoothing: text(),
};

export default definePlugin({
	settings,
	async setup(host, { smoothing }, scope) {
		if (host.closest(".elementor-sticky__spacer")) return;
		const json = host.dataset.settings;
		const printed = parseObject(json);
		for (const prefix of ["motion_fx", "background_motion_fx"]) {
			const group = readGroup(printed, prefix);
			if (!group || (group.isLayer && host.dataset.element_type === "widget")) continue;
			const hasTransform = !group.isLayer && json!.includes('"_transform_');
			const transform = hasTransform ? (await import("./transform")).readTransform(printed) : "";
			// A finger moves no mouse.
			const isTracked = group.mouse[0] && matchMedia("(any-pointer:fine)").matches;
			const isNative = window.ScrollTimeline && smoothing !== "css" && !isTracked;
			const createMover = isNative
				? createNative(group, transform, scope)
				: (await import("./loop")).createLoop(group, transform, scope, host);
			scope.add(enter(host, group, createMover));
		}
	},
});
