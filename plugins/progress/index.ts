// Progress: fills the bar to its value, once, when it comes into view; the site's stylesheet animates it.
import { definePlugin } from "../../src/kit/plugin";
import { $preferences } from "../../src/stores/preferences";

export default definePlugin({
	setup(host, _settings, scope) {
		const bars = host.querySelectorAll<HTMLElement>(".elementor-progress-bar");
		if (!bars[0]) return scope.report("markup", ".elementor-progress-bar");
		for (const bar of bars) {
			let stop: (() => void) | undefined;
			const fill = () => {
				stop?.();
				bar.style.width = `${bar.dataset.max}%`;
			};
			const fillAtOnce = () => {
				bar.style.transition = "none";
				fill();
			};
			scope.keep(bar, "style");
			stop = scope.observe(bar, (isVisible) => isVisible && fill());
			scope.onPrint((isPrinting) => isPrinting && fillAtOnce());
			scope.watch($preferences, ({ reducedMotion }) => reducedMotion && fillAtOnce());
		}
	},
});
