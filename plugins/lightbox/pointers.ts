// Asks for the part with the gestures when a pointer is pressed or the wheel turned, and makes up for what it missed.
import type { Gestured } from "./gestures";
import { part } from "./parts";

/** @param wrapper of the slides */
export const watchPointers = (wrapper: HTMLElement, live: { current: Gestured }, signal: AbortSignal): void => {
	const missed: Event[] = [];
	let follow: ((event: Event) => void) | undefined;
	let isAsked: boolean | undefined;

	const load = async () => {
		if (isAsked) return;
		isAsked = true;
		follow = (await part(import("./gestures")))?.followPointers(wrapper, live);
		isAsked = false;
		for (const event of missed.splice(0)) follow?.(event);
	};
	const onStart = (event: Event) => {
		if (follow) return follow(event);
		missed.push(event);
		load();
	};
	const onMore = (event: Event) => {
		if (missed.length) missed.push(event);
		else follow?.(event);
	};
	for (const type of ["pointerdown", "wheel"]) wrapper.addEventListener(type, onStart, { signal });
	for (const type of ["pointermove", "pointerup", "pointercancel"]) addEventListener(type, onMore, { signal });
	// The first finger shall be followed at once.
	if (navigator.maxTouchPoints) load();
};
