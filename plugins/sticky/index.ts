// Sticky: keeps an element at an edge of the window, natively if its box allows that, else fixed with a spacer in its place.
import { closest, contains, matches, parentOf } from "../../src/base/dom";
import { definePlugin } from "../../src/kit/plugin";

import { activate, type Sticky } from "./activate";
import { settings } from "./settings";

const container = ".e-con,.e-con-inner";

/** From the last `resize` until the settings are read for the new width. */
const debounceMs = 300;

export default definePlugin({
	settings,
	setup(host, { sticky, ...settings }, scope) {
		if (!sticky) return;
		const isTop = sticky === "top";
		const box = settings.sticky_parent ? boxOf(host) : null;
		let key: string | undefined;
		let active: Sticky | undefined;
		let cancel: (() => void) | undefined;

		const configure = () => {
			const offset = settings.sticky_offset() + (isTop ? bars() : 0);
			const effects = settings.sticky_effects_offset();
			const isOn = settings.sticky_on();
			const next = `${isOn && [offset, effects]}`;
			if (next === key) return;
			key = next;
			active?.stop();
			active = isOn ? activate(host, scope, { isTop, offset, effects, box }) : undefined;
		};
		scope.add(() => active?.stop());
		configure();
		const onResize = () => {
			active?.measure();
			cancel?.();
			cancel = scope.timeout(debounceMs, configure);
		};
		scope.on(window, "resize", onResize);
		scope.on(window, "gossamer:bar", configure);
		// On phones content wider than the screen enlarges the window, which only this event reports.
		if (window.visualViewport) scope.on(visualViewport!, "resize", onResize);
		// A lazy picture or a font gives the content its height.
		const refit = () => active?.refit();
		scope.on(host, "load", refit, { capture: true });
		if (document.fonts) scope.on(document.fonts, "loadingdone", refit);
		// A measurement during an animation was not its final position.
		for (const type of ["animationend", "animationcancel", "transitionend", "transitioncancel"])
			scope.on(document, type, ({ target }) => contains.call(target as Node, host) && active?.measure());
		scope.onPrint((isPrinting) => active?.measure(isPrinting));
	},
});

/** Its box: the nearest container or column; a top-level container has none. */
const boxOf = (host: HTMLElement) => {
	const parent = parentOf(host)!;
	return matches.call(host, container) && !matches.call(parent, container)
		? null
		: (closest.call(parent, `${container},.elementor-widget-wrap`) as HTMLElement | null);
};

/** Pixels that the site's admin bar and its floating bars cover at the top of the window. */
const bars = () => {
	const bar = document.getElementById("wpadminbar");
	const floating = Number.parseFloat(document.documentElement.style.getPropertyValue("--gossamer-bar"));
	return (bar && getComputedStyle(bar).position === "fixed" ? bar.offsetHeight : 0) + (floating || 0);
};
