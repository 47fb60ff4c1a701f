// Counter: counts a number to its target, once, when it comes into view.
import { definePlugin } from "../../src/kit/plugin";
import { $preferences } from "../../src/stores/preferences";
import { readCount, textAt } from "./model";

export default definePlugin({
	setup(host, _settings, scope) {
		for (const node of host.querySelectorAll<HTMLElement>(".elementor-counter-number")) {
			const before = [...node.childNodes];
			const count = readCount(node.dataset, node.textContent);
			const last = count ? textAt(count, 1) : node.dataset.toValue;
			if (!last) continue;
			let frame = 0;
			let start: number | undefined;
			let stop: (() => void) | undefined;
			/** Written to in each frame: a text that changes is seen by nobody who watches the page's nodes. */
			const shown = new Text(node.textContent!);
			/** Assistive technology finds the target in it while the steps are shown, and hears none of them. */
			const spoken = document.createElement("span");
			spoken.textContent = last;
			spoken.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
			const finish = () => {
				stop?.();
				cancelAnimationFrame(frame);
				node.ariaHidden = null;
				spoken.remove();
				node.textContent = last;
			};

			scope.add(() => {
				finish();
				node.replaceChildren(...before);
			});
			// What is no number is not counted to.
			if (!count || !window.IntersectionObserver) {
				finish();
				continue;
			}
			const step = (now: number) => {
				start ??= now;
				if (now - start >= count.duration) return finish();
				shown.data = textAt(count, (now - start) / count.duration);
				frame = requestAnimationFrame(step);
			};
			stop = scope.observe(node, (isVisible) => {
				if (!isVisible) return;
				stop?.();
				node.ariaHidden = "true";
				node.replaceChildren(shown);
				node.after(spoken);
				frame = requestAnimationFrame(step);
			});
			scope.onPrint((isPrinting) => isPrinting && finish());
			scope.watch($preferences, ({ reducedMotion }) => reducedMotion && finish());
		}
	},
});
