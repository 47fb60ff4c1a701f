// Off-canvas: passes the requests of links and other scripts to the panels of the page.

import type { ActionHandler } from "../../src/base/descriptor";
import { memberOf } from "../../src/base/dom";
import { definePlugin } from "../../src/kit/plugin";

import { awaitPlace } from "../../src/parts/await-place";
import type { ToggleRequest } from "./model";
import { createPanel } from "./panel";
import { settings } from "./settings";

const toggleEvent = "elementor-pro/off-canvas/toggle-display-mode";

/** The last request of a link that no panel has handled: its panel may be mounted in a moment. */
let unheard: ToggleRequest | undefined;
const request: ActionHandler = (detail) => {
	unheard = detail;
	dispatchEvent(new CustomEvent(toggleEvent, { detail }));
};

export default definePlugin({
	settings,
	actions: { "off_canvas:open": request, "off_canvas:close": request, "off_canvas:toggle": request },
	setup(host, settings, scope) {
		const answer = createPanel(host, settings, scope);
		if (!answer) return;
		const hear = (detail: unknown) => {
			if (detail && answer(detail)) unheard = undefined;
		};
		const previous = host.previousElementSibling;
		if (previous && host.closest(".e-con,.elementor-section")?.matches(".elementor-section")) {
			scope.keep(previous, "class");
			memberOf(previous, "classList").add("e-element-before-off-canvas");
		}
		scope.on(window, toggleEvent, (event) => hear((event as CustomEvent).detail));
		hear(unheard);
		awaitPlace(host, scope);
	},
});
