// Animations: shows an element with the animation of its settings, once, when it comes into view.
import { definePlugin } from "../../src/kit/plugin";
import { number, type Reader, responsive, text } from "../../src/kit/settings";
import { $preferences } from "../../src/stores/preferences";

const invisible = "elementor-invisible";

/** Milliseconds; the widget's key wins over the container's. */
const delay: Reader<number> = (get) => number(number()(get, "animation_delay"))(get, "_animation_delay");

const settings = { animation: responsive(text()), _animation: responsive(text()), delay };

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		if (host.closest(".elementor-sticky__spacer")) return;
		const { classList } = host;
		const classes = (settings.animation() || settings._animation()).match(/\S+/g) ?? ["none"];
		let stop: (() => void) | undefined;

		const show = () => {
			classList.remove(invisible);
			if (classes[0] === "none") return;
			classList.add("animated", ...classes);
			scope.add(() => classList.remove("animated", ...classes));
		};
		if (classes[0] === "none" || $preferences.get().reducedMotion || !window.IntersectionObserver) show();
		else
			stop = scope.observe(host, (isVisible) => {
				if (!isVisible) return;
				stop?.();
				classList.remove(...classes);
				scope.timeout(settings.delay, show);
			});
	},
});
