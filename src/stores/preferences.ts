// What the visitor prefers, as the browser or the page says it.
import { atom, type ReadableAtom } from "nanostores";
import { onMount } from "./on-mount";

/** What the visitor prefers: the media features of that name. */
export interface Preferences {
	/** Motion should be reduced: animations end at once, nothing starts by itself. */
	reducedMotion: boolean;
	/** As `prefers-contrast` has it. */
	contrast: "more" | "less" | "custom" | "no-preference";
	/** As `prefers-color-scheme` has it. */
	scheme: "dark" | "light";
	/** Main pointing device: `fine` (mouse), `coarse` (finger) or none. */
	pointer: "fine" | "coarse" | "none";
}

const features = {
	"prefers-reduced-motion": ["reduce"],
	"prefers-contrast": ["more", "less", "custom"],
	"prefers-color-scheme": ["dark"],
	pointer: ["fine", "coarse"],
};

const $state = atom<Preferences>({ reducedMotion: false, contrast: "no-preference", scheme: "light", pointer: "none" });

/** Follows the media features while somebody subscribes. What {@link setPreference} says wins. */
export const $preferences: ReadableAtom<Preferences> = $state;

/** What the page says, for the browser. */
const overrides: Partial<Preferences> = {};
let refresh: (() => void) | undefined;

/**
 * Sets a preference for this page, as a visitor chooses it in an accessibility panel. It wins over the browser's.
 * @param value undefined takes it back
 * @example setPreference("reducedMotion", true)
 */
export const setPreference = <K extends keyof Preferences>(name: K, value: Preferences[K] | undefined): void => {
	if (value === undefined) delete overrides[name];
	else overrides[name] = value;
	refresh?.();
};

onMount($state, () => {
	const lists = Object.entries(features).map(([feature, values]) =>
		values.map((value) => [value, matchMedia(`(${feature}:${value})`)] as const),
	);
	const update = () => {
		const [motion, contrast, scheme, pointer] = lists.map((list) => list.find(([, query]) => query.matches)?.[0]);
		$state.set({
			reducedMotion: !!motion,
			contrast: (contrast ?? "no-preference") as Preferences["contrast"],
			scheme: (scheme ?? "light") as Preferences["scheme"],
			pointer: (pointer ?? "none") as Preferences["pointer"],
			...overrides,
		});
	};
	refresh = update;
	update();
	const queries = lists.flat().map(([, query]) => query);
	for (const query of queries) query.addEventListener("change", update);
	return () => {
		refresh = undefined;
		for (const query of queries) query.removeEventListener("change", update);
	};
});
