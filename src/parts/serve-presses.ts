// Brings a part that answers presses: with the setup, else at the next press or as soon as the network lets it, with the last press since.
import { showBusy } from "../base/busy";
import { closestTo } from "../base/dom";
import type { Scope } from "../kit/scope";

/**
 * @param controls selector of the controls whose presses the part handles
 * @returns settles when the part has loaded, or has failed for the first time, as waiting ends then
 */
export const servePresses = async <T>(
	host: HTMLElement,
	controls: string,
	load: () => Promise<T>,
	use: (part: T) => void,
	scope: Scope,
): Promise<void> => {
	let pressed: HTMLElement | undefined;
	let free: ReturnType<typeof showBusy> | undefined;
	let isServed = false;
	const serve = (part: T) => {
		if (isServed) return;
		isServed = true;
		use(part);
		free?.();
		pressed?.click();
	};
	await scope.part(load, serve);
	if (isServed || scope.signal.aborted) return;
	scope.on(host, "click", ({ target }) => {
		const control = !isServed && closestTo(target, controls);
		if (!control) return;
		free?.();
		pressed = control;
		free = showBusy(control);
		scope.part(load, serve).then(() => isServed || free?.(true));
	});
	scope.part(load, serve, true);
};
