// Effects of carousels that are more than moving the row: fade, cube, coverflow.
import type { Carousel, Effect } from "./carousel";

export interface EffectContext {
	isRtl: boolean;
	/** How many slides a ring has; 0 for a row. */
	ring(): number;
	/** CSS pixels between slides. */
	gap(): number;
}

/** @param name of the effect */
export const createEffect = (_carousel: Carousel, _name: string, _context: EffectContext): Effect | undefined =>
	undefined;
