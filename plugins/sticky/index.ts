// Sticky: keeps an element at an edge of the window, natively where its box allows that, else fixed with a spacer in its place.
import { definePlugin } from "../../src/core/plugin";
import { choice, number, type Reader, responsive, toggle } from "../../src/core/settings";
import { $viewport } from "../../src/stores/viewport";
import { activate, type Sticky } from "./activate";

/** Milliseconds without a `resize` until the settings are read for the new width. */
const settleTime = 300;

/** Whether the element is sticky on the device of that moment; without a list it is on every one. */
const isOn: Reader<() => boolean> = (get, key) => () => {
	const devices = get(key);
	return !Array.isArray(devices) || devices.includes($viewport.get().device);
};

const settings = {
	sticky: choice("", "top", "bottom"),
	sticky_on: isOn,
	/** Pixels. */
	sticky_offset: responsive(number()),
	/** Pixels. */
	sticky_effects_offset: responsive(number()),
	sticky_parent: toggle(),
};

export default definePlugin({
	settings,
	setup(host, { sticky, ...settings }, scope) {
		if (!sticky) return;
		const isTop = sticky === "top";
		let key: string | undefined;
		let active: Sticky | undefined;
		let cancel: (() => void) | undefined;

		const configure = () => {
			const offset = settings.sticky_offset() + (isTop ? adminBar() : 0);
			const options = { isTop, offset, effects: settings.sticky_effects_offset(), isContained: settings.sticky_parent };
			const next = settings.sticky_on() ? JSON.stringify(options) : "";
			if (next === key) return;
			key = next;
			active?.stop();
			active = next ? activate(host, options, scope) : undefined;
		};
		const onPaper = ({ type, matches }: Event & { matches?: boolean }) =>
			active?.measure(type === "beforeprint" || !!matches);

		configure();
		scope.on(window, "resize", () => {
			active?.measure();
			cancel?.();
			cancel = scope.timeout(settleTime, configure);
		});
		scope.on(window, "beforeprint", onPaper);
		scope.on(window, "afterprint", onPaper);
		scope.on(matchMedia("print"), "change", onPaper);
		return () => active?.stop();
	},
});

/** Pixels that the site's admin bar covers at the top of the window. */
const adminBar = () => {
	const bar = document.getElementById("wpadminbar");
	return bar && getComputedStyle(bar).position === "fixed" ? bar.offsetHeight : 0;
};
