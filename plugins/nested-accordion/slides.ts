// The slides of the items: an item's height changes between its summary's and its whole content's.
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";

export interface Slides {
	/** Whether an item is open, or being opened. */
	isOpen(summary: HTMLElement): boolean;
	/** Whether an item is being opened or closed. */
	isMoving(summary: HTMLElement): boolean;
	/** @returns opens or closes it: all values are read before any is written */
	prepare(summary: HTMLElement, isOpening: boolean): () => void;
}

export const itemOf = (summary: HTMLElement) => summary.parentElement as HTMLDetailsElement;

/** @param duration in milliseconds @param announce says that an item is open, or closed */
export const createSlides = (
	duration: number,
	announce: (summary: HTMLElement, isOpen: boolean) => void,
	scope: Scope,
): Slides => {
	/** By summary of an item that moves. */
	const runs = new Map<HTMLElement, { isOpening: boolean; stop(): void }>();
	scope.add(() => {
		for (const { stop } of runs.values()) stop();
	});

	const prepare = (summary: HTMLElement, isOpening: boolean) => {
		const item = itemOf(summary);
		const { style } = item;
		// An interrupted animation continues from its current height.
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
	return {
		isOpen: (summary) => runs.get(summary)?.isOpening ?? itemOf(summary).open,
		isMoving: (summary) => runs.has(summary),
		prepare,
	};
};
