// The panel's way in and out: the classes of its animation, until that has ended.
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";

/** Milliseconds after which an animation that the browser knows nothing of counts as ended. */
const timeoutMs = 2000;

export interface PanelAnimation {
	/**
	 * Gives the panel the classes of an animation, instead of one that still runs.
	 * @param name as in the settings; `none` if there is none
	 * @param after called when it is over, immediately where nothing moves; `isCut`: because the next one begins
	 */
	run(name: string, classes: readonly string[], after?: (isCut?: boolean) => void): void;
}

export const createAnimation = (wrapper: HTMLElement, main: HTMLElement, scope: Scope): PanelAnimation => {
	let end: ((isCut?: boolean) => void) | undefined;
	const isRunning = () => !!main.getAnimations?.()[0];

	const run: PanelAnimation["run"] = (setting, classes, after) => {
		end?.(true);
		const name = setting.trim() || "none";
		const names = ["animated", ...classes, ...name.split(/\s+/)];
		if (name === "none") wrapper.classList.add("no-animation");
		main.classList.add(...names);
		const cancelTimeout = scope.timeout(timeoutMs, () => isRunning() || end?.());
		end = (isCut) => {
			end = undefined;
			cancelTimeout();
			main.classList.remove(...names);
			after?.(isCut);
		};
		// Reduced motion, a style sheet that is missing, a box that is not shown: no end would ever come.
		if ($preferences.get().reducedMotion || main.getAnimations?.().length === 0) end();
	};

	for (const type of ["animationend", "animationcancel"] as const) {
		scope.on(main, type, (event) => {
			if (event.target !== main || event.pseudoElement) return;
			// The end event of an entrance that the exit has replaced comes when the exit is already running.
			if (type === "animationend" || !isRunning()) end?.();
		});
	}
	scope.watch($preferences, ({ reducedMotion }) => reducedMotion && end?.());
	scope.add(() => end?.(true));
	return { run };
};
