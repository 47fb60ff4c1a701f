// Nested accordion: animates the height of native details items, closes the others, and moves between summaries by key.

import { closestTo, contains } from "../../src/base/dom";
import { isPress, plainKey, rove } from "../../src/kit/keys";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import { $preferences } from "../../src/stores/preferences";
import { settings } from "./settings";

/** An item that is being opened or closed. */
interface Run {
	isOpening: boolean;
	stop(): void;
}

export default definePlugin({
	settings,
	setup(host, { max_items_expended, n_accordion_animation_duration: { size, unit } }, scope) {
		const duration = Math.max(0, unit === "s" ? size * 1000 : size);
		const summaries = queryOwn(host, "details>summary");
		if (!summaries[0]) return scope.report("markup", "details>summary");
		/** By summary. */
		const runs = new Map<HTMLElement, Run>();

		const itemOf = (summary: HTMLElement) => summary.parentElement as HTMLDetailsElement;
		const isOpen = (summary: HTMLElement) => runs.get(summary)?.isOpening ?? itemOf(summary).open;
		const announce = (summary: HTMLElement, isExpanded: boolean) => {
			summary.ariaExpanded = `${isExpanded}`;
		};

		/** @returns applies it: all values are read before any is written */
		const prepare = (summary: HTMLElement, isOpening: boolean) => {
			const item = itemOf(summary);
			const { style } = item;
			// An interrupted animation continues from its current height. Not `slideOpen`: a native item slides as a whole, to the height of its title.
			const from = "animate" in item && !$preferences.get().reducedMotion && item.offsetHeight;
			const closedTo = from && summary.offsetHeight;

			const finish = () => {
				runs.delete(summary);
				item.open = isOpening;
				style.height = style.overflow = "";
			};
			const run = (to: number) => {
				if (!from || !to) return finish();
				const animation = item.animate({ height: [`${from}px`, `${to}px`] }, duration);
				animation.onfinish = finish;
				runs.set(summary, { isOpening, stop: () => animation.cancel() });
			};
			let isStopped = false;
			const readHeight = () => {
				const content = (summary.nextElementSibling as HTMLElement | null)?.offsetHeight;
				const to = content ? summary.offsetHeight + content : 0;
				return () => {
					if (isStopped) return;
					run(to);
					announce(summary, true);
				};
			};

			return () => {
				runs.get(summary)?.stop();
				if (from) style.overflow = "hidden";
				if (!isOpening || !from) {
					announce(summary, isOpening);
					return run(closedTo || 0);
				}
				style.height = `${from}px`;
				item.open = true;
				scope.frame(readHeight);
				runs.set(summary, { isOpening, stop: () => (isStopped = true) });
			};
		};

		/** The items that close when another opens. */
		const others = (summary: HTMLElement, isOpening: boolean) =>
			isOpening && max_items_expended === "one" ? summaries.filter((other) => other !== summary && isOpen(other)) : [];
		const press = (summary: HTMLElement) => {
			const isOpening = !isOpen(summary);
			const closings = others(summary, isOpening).map((other) => prepare(other, false));
			for (const change of [...closings, prepare(summary, isOpening)]) change();
		};
		/** Updates an item that the browser has opened or closed; if it was opened, the others close. */
		const adopt = (summary: HTMLElement) => {
			const isNew = isOpen(summary) && summary.ariaExpanded === "false";
			announce(summary, isOpen(summary));
			// Each sends its own event.
			for (const other of others(summary, isNew)) itemOf(other).open = false;
		};

		const summaryOf = ({ target }: Event) => summaries.find((summary) => isIn(summary, target));

		for (const summary of summaries) {
			scope.keep(itemOf(summary), "open", "style");
			scope.keep(summary, "aria-expanded", "tabindex");
		}
		for (const summary of summaries) adopt(summary);
		scope.add(() => {
			for (const { stop } of runs.values()) stop();
		});

		scope.on(host, "click", (event) => {
			const summary = summaryOf(event);
			if (!summary) return;
			event.preventDefault();
			press(summary);
		});
		scope.on(host, "keydown", (event) => {
			const key = plainKey(event);
			if (key === "Escape") {
				const around = summaries.find((summary) => contains.call(itemOf(summary), event.target as Node));
				if (!around || event.defaultPrevented || !isOpen(around)) return;
				event.preventDefault();
				around.focus();
				return prepare(around, false)();
			}
			const summary = summaryOf(event);
			if (!summary) return;
			const next = summaries[rove(key, summaries.indexOf(summary), summaries.length, scope.page.rtl) ?? -1];
			const isKey = isPress(event);
			if (isKey || next) event.preventDefault();
			if (isKey) press(summary);
			if (!next) return;
			for (const other of summaries) other.tabIndex = other === next ? 0 : -1;
			next.focus();
		});
		// The browser opens an item on its own if it contains a match of find-in-page or the target of a link.
		scope.on(
			host,
			"toggle",
			({ target }) => {
				const summary = summaries.find((summary) => itemOf(summary) === target);
				if (summary && !runs.has(summary)) adopt(summary);
			},
			{ capture: true },
		);
	},
});

/** Links in a summary are the browser's. */
const isIn = (summary: Element, target: EventTarget | null) =>
	contains.call(summary, target as Node) && !contains.call(summary, closestTo(target, "a[href]"));
