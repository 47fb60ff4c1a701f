// Rules of background slideshows without a DOM: the current picture, the next one, and its direction.
import type { Reader } from "../../src/kit/settings";

/** Offset from which the next picture enters, as a fraction of the section's width and height. */
const origins: Record<string, [x: number, y: number]> = {
	slide_right: [-1, 0],
	slide_left: [1, 0],
	slide_up: [0, 1],
	slide_down: [0, -1],
};

/** Addresses of the pictures of a gallery control. */
export const gallery: Reader<string[]> = (get, key) => {
	const value = get(key);
	return Array.isArray(value) ? value.map((entry) => entry?.url).filter((url) => url && typeof url === "string") : [];
};

/** Which picture follows; undefined at the end of a show without a loop. */
export const nextOf = (current: number, count: number, hasLoop: boolean): number | undefined =>
	current + 1 < count ? current + 1 : hasLoop ? 0 : undefined;

/** How the entering and the leaving picture move. */
export const framesOf = (transition: string): [comes: Keyframe[], goes: Keyframe[]] => {
	const origin = Object.hasOwn(origins, transition) && origins[transition];
	if (!origin) return [[{ opacity: 0 }, { opacity: 1 }], []];
	const at = (side: number) => ({ transform: `translate(${origin.map((share) => `${share * side * 100}%`)})` });
	return [
		[at(1), at(0)],
		[at(0), at(-1)],
	];
};
