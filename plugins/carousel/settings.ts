// The settings that the page builder prints for its carousels, by the names that each family has for them.
import {
	integer,
	number,
	type Reader,
	responsive,
	type SettingsOf,
	slider,
	text,
	toggle,
} from "../../src/kit/settings";
import { $viewport } from "../../src/stores/viewport";

const read = integer();

/** Reads for the current device. @param limit of the inherited value if the device has none */
export type Count = (limit?: number, suffixes?: readonly string[]) => number;

/**
 * How many slides: a device's own value, else its default, else the next larger device's; 0 where nothing is said.
 * @param usual defaults by suffix; if the bare key is 1 they are 1
 */
export const count =
	(usual: Partial<Record<string, number>>): Reader<Count> =>
	(get, key) =>
	(limit = read(get, key) === 1 ? 1 : 9, suffixes = $viewport.get().suffixes) => {
		for (const suffix of suffixes) {
			const value = read(get, key + suffix);
			if (value > 0) return value;
			if (usual[suffix]) return Math.min(usual[suffix], limit);
		}
		return 0;
	};

/** By how many slides, for the current device; nothing is taken over from larger ones. */
const group: Reader<Count> = (get, key) => () => read(get, key + $viewport.get().suffixes[0]) || 1;

export const settings = {
	/** How many are shown; 3 by default, on tablets 2, on phones 1. */
	slides_to_show: count({ _mobile: 1, _tablet: 2 }),
	slides_to_scroll: group,
	/** CSS pixels between slides. */
	image_spacing_custom: responsive(slider()),
	infinite: toggle(),
	/** Milliseconds of a move. */
	speed: number(300),
	autoplay: toggle(),
	/** Milliseconds between two moves. */
	autoplay_speed: number(5000),
	pause_on_hover: toggle(),
	pause_on_interaction: toggle(),
	/** `slide`, `fade`; media carousels also `cube`. */
	effect: text(),
	/** Image carousel, slides: `arrows`, `dots`, `both`, `none`. */
	navigation: text("both"),
	/** Other carousels: `bullets`, `fraction`, `progressbar`. */
	pagination: text(),
	lazyload: toggle(),
	/** `left`, `right`, `both`: the sides on which neighbouring slides are partly visible. */
	offset_sides: text(),
	/** Whether a carousel that moves automatically has a button that holds it. */
	pause_button: toggle(true),
	/** Its names for assistive technology. */
	pause_label: text("Pause"),
	play_label: text("Play"),
	/** For the settings that only some families have. */
	lookup: (get) => get,
} satisfies Record<string, Reader<unknown>>;

export type Settings = SettingsOf<typeof settings>;
