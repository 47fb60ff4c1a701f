// Brings a part that answers presses: with the setup, else at the next press or as soon as the network lets it, with the last press since.
import { showBusy } from "../base/busy";
import { closestTo } from "../base/dom";
import { copyOf } from "../base/repeat";
import { clickByKey } from "../kit/keys";
import type { Scope } from "../kit/scope";

/**
 * Holds a click until the part is there, from the listeners of the page as well: they hear it once.
 * @param controls selector of the controls whose presses the part handles
 * @returns settles when the part has loaded, or has failed for the first time, as waiting ends then
 */
export const servePresses = async <T>(
	host: HTMLElement,
	controls: string,
	load: () => Promise<T>,
	use: (part: T) => unknown,
	scope: Scope,
): Promise<void> => {
	let pressed: MouseEvent | undefined;
	let free: ReturnType<typeof showBusy> | undefined;
	let isBegun = false;
	let isServed = false;
	const serve = async (part: T) => {
		if (isBegun) return;
		isBegun = true;
		await use(part);
		isServed = true;
		free?.();
		if (pressed) pressed.target?.dispatchEvent(copyOf(pressed));
	};
	await scope.part(load, serve);
	if (isServed || scope.signal.aborted) return;
	const controlOf = ({ target }: Event) => (isServed ? null : closestTo(target, controls));
	scope.on(host, "keydown", (event) => clickByKey(event, controlOf(event)));
	scope.on(
		window,
		"click",
		(event) => {
			const control = controlOf(event);
			if (!control || !host.contains(control)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			free?.();
			pressed = event;
			free = showBusy(control);
			return scope.part(load, serve).then(() => isServed || free?.(true));
		},
		{ capture: true },
	);
	scope.run(() => scope.part(load, serve, true));
};
