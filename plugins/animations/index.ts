// Animations: shows an element with the animation of its settings, once, when it comes into view.
import { definePlugin } from "../../src/kit/plugin";

import { $preferences } from "../../src/stores/preferences";
import { settings } from "./settings";

const invisible = "elementor-invisible";

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		if (host.closest(".elementor-sticky__spacer")) return;
		const { classList } = host;
		const names = (settings.animation() || settings._animation()).match(/\S+/g) ?? ["none"];
		const classes = names[0] === "none" ? [] : ["animated", ...names];
		/** Ends all waits. */
		let stop: (() => void) | undefined;
		let isShown = false;

		const show = () => {
			stop?.();
			classList.remove(invisible);
			if (isShown) return;
			isShown = true;
			classList.add(...classes);
			scope.add(() => classList.remove(...classes));
		};
		const showAtOnce = () => {
			show();
			for (const animation of host.getAnimations?.() ?? [])
				if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
		};
		if (!classes[0] || !window.IntersectionObserver) return show();
		stop = scope.observe(host, (isVisible) => {
			if (!isVisible) return;
			stop?.();
			classList.remove(...names);
			stop = scope.timeout(settings.delay, show);
		});
		scope.onPrint((isPrinting) => isPrinting && showAtOnce());
		scope.watch($preferences, ({ reducedMotion }) => reducedMotion && showAtOnce());
	},
});
