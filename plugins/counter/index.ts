// Counter: counts a number to its target, once, when it comes into view.
import { definePlugin } from "../../src/kit/plugin";
import { $preferences } from "../../src/stores/preferences";
import { readCount, textAt } from "./model";

export default definePlugin({
	setup(host, _settings, scope) {
		for (const node of host.querySelectorAll<HTMLElement>(".elementor-counter-number")) {
			const before = [...node.childNodes];
			const count = readCount(node.dataset, node.textContent);
			if (!count) continue;
			const last = textAt(count, 1);
			let frame = 0;
			let start: number | undefined;
			/** Assistive technology finds the target in it while the steps are shown, and hears none of them. */
			const spoken = document.createElement("span");
			spoken.textContent = last;
			spoken.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
			const finish = () => {
				node.ariaHidden = null;
				spoken.remove();
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
				finish();
				node.replaceChildren(...before);
			});
			const isStill = () => $preferences.get().reducedMotion || !window.IntersectionObserver;
			if (isStill()) finish();
			else {
				const stop = scope.observe(node, (isVisible) => {
					if (!isVisible) return;
					stop();
					if (isStill()) return finish();
					node.ariaHidden = "true";
					node.after(spoken);
					frame = requestAnimationFrame(step);
				});
			}
		}
	},
});
