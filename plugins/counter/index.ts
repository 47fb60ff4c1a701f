// Counter: counts a number to its target, once, when it comes into view.
import { definePlugin } from "../../src/core/plugin";
import { $preferences } from "../../src/stores/preferences";
import { readCount, textAt } from "./model";

export default definePlugin({
	setup(host, _settings, scope) {
		for (const node of host.querySelectorAll<HTMLElement>(".elementor-counter-number")) {
			const before = node.textContent;
			const count = readCount(node.dataset, before);
			if (!count) continue;
			const last = textAt(count, 1);
			let frame = 0;
			let start: number | undefined;
			let stop: (() => void) | undefined;

			const spoken = document.createElement("span");
			spoken.textContent = last;
			spoken.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
			/** Assistive technology finds the target while the steps are shown, and hears none of them. */
			const hideSteps = (isCounting: boolean) => {
				node.ariaHidden = isCounting ? "true" : null;
				if (isCounting) node.after(spoken);
				else spoken.remove();
			};
			const finish = () => {
				hideSteps(false);
				node.textContent = last;
			};
			const step = (now: number) => {
				start ??= now;
				if (now - start >= count.duration) return finish();
				node.textContent = textAt(count, (now - start) / count.duration);
				frame = requestAnimationFrame(step);
			};

			scope.add(() => {
				cancelAnimationFrame(frame);
				hideSteps(false);
				node.textContent = before;
			});
			if ($preferences.get().reducedMotion || !window.IntersectionObserver || count.duration <= 0) finish();
			else
				stop = scope.observe(node, (isVisible) => {
					if (!isVisible) return;
					stop?.();
					hideSteps(true);
					frame = requestAnimationFrame(step);
				});
		}
	},
});
