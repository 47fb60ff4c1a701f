// How often the direction of the page has changed, which plugins read as they are mounted: an app may change it with its language.
import { useSyncExternalStore } from "react";

let last: string | undefined;
let count = 0;

/** A number, as on a server the direction is not known. */
const countTurns = () => {
	const dir = globalThis.document?.dir;
	if (last !== undefined && dir !== last) count++;
	last = dir;
	return count;
};

const listen = (tell: () => void) => {
	const observer = new MutationObserver(tell);
	observer.observe(document.documentElement, { attributeFilter: ["dir"] });
	return () => observer.disconnect();
};

export const useTurns = (): number => useSyncExternalStore(listen, countTurns, countTurns);
