// Counter: counts a number to its target, once, when it comes into view.
import { definePlugin } from "../../src/kit/plugin";
import { $preferences } from "../../src/stores/preferences";
import { readCount, textAt } from "./model";

/** The eye reads no more texts a second than 20, and each one lays out and paints again its container. */
const stepMs = 50;
/** Of all counters that count now, by one timer. */
const steps = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
	for (const step of steps) step();
};

export default definePlugin({
	setup(host, _settings, scope) {
		const nodes = host.querySelectorAll<HTMLElement>(".elementor-counter-number");
		if (!nodes[0]) return scope.report("markup", ".elementor-counter-number");
		for (const node of nodes) {
			const before = [...node.childNodes];
			const count = readCount(node.dataset, node.textContent);
			const last = count ? textAt(count, 1) : node.dataset.toValue;
			if (!last) continue;
			let start: number | undefined;
			/** The steps of a counter out of view are not visible, and each would lay out the page. */
			let isSeen: boolean;
			let stop: (() => void) | undefined;
			/** Written to in each step: observers of child nodes do not see a text change. */
			const shown = new Text(node.textContent!);
			/** Assistive technology reads the target from it during the steps, and none of the steps. */
			const spoken = document.createElement("span");
			spoken.textContent = last;
			spoken.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)";
			const step = () => {
				const passed = performance.now() - start!;
				if (passed >= count!.duration) finish();
				else if (isSeen) shown.data = textAt(count!, passed / count!.duration);
			};
			const finish = () => {
				stop?.();
				steps.delete(step);
				if (!steps.size) timer = clearInterval(timer) as undefined;
				node.ariaHidden = null;
				spoken.remove();
				node.textContent = last;
			};

			scope.add(() => {
				finish();
				node.replaceChildren(...before);
			});
			// A value that is not a number is not counted to.
			if (!count || !window.IntersectionObserver) {
				finish();
				continue;
			}
			stop = scope.observe(node, (isVisible) => {
				isSeen = isVisible;
				if (!isVisible || start !== undefined) return;
				node.ariaHidden = "true";
				node.replaceChildren(shown);
				node.after(spoken);
				start = performance.now();
				steps.add(step);
				timer ??= setInterval(tick, stepMs);
				step();
			});
			scope.onPrint((isPrinting) => isPrinting && finish());
			scope.watch($preferences, ({ reducedMotion }) => reducedMotion && finish());
		}
	},
});
