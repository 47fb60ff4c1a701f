// A feed's visual effect: items appear one after another.
import { $preferences } from "../../src/stores/preferences";
import type { Context } from "./context";

/** Milliseconds until new items are revealed, between two of them, and until the owner's own script is called. */
const [revealMs, stepMs, customMs] = [500, 10, 100];

/** Reveals new items. */
export const reveal = ({ feed, scope, findAll }: Context): void => {
	scope.timeout(customMs, () => {
		try {
			window.sbi_custom_js?.();
		} catch (error) {
			scope.report("listener", error);
		}
	});
	/** Without motion nothing waits. */
	const after = (ms: number, run: () => void) => {
		if ($preferences.get().reducedMotion) run();
		else scope.timeout(ms, run);
	};
	after(revealMs, () => {
		for (const item of findAll(".sbi_item.sbi_new")) item.classList.remove("sbi_new");
		// Pictures that the server loads are raised from now on.
		if (feed.settings.imageLoadDisable)
			for (const item of document.querySelectorAll(".sbi_no_resraise")) item.classList.remove("sbi_no_resraise");
		const fading = findAll(".sbi_item.sbi_transition");
		const next = () => {
			fading.shift()?.classList.remove("sbi_transition");
			if (fading[0]) after(stepMs, next);
		};
		after(stepMs, next);
	});
};
