// The visitor's preferences, from the browser or the page.
import { atom, type ReadableAtom } from "nanostores";
import { mediaQuery } from "../base/media-query";
import { onMount } from "./on-mount";

/** The visitor's preferences: the media features of the same names. */
export interface Preferences {
	/** Motion should be reduced: animations end immediately, nothing starts automatically. */
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

/** Follows the media features that are read, while it has subscribers. {@link setPreference} takes precedence. */
export const $preferences: ReadableAtom<Preferences> = $state;

/** Preferences set by the page, instead of the browser's. */
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
	const lists = new Map<keyof typeof features, [value: string, list: MediaQueryList][]>();
	let isOn = true;

	/** A media query takes 0.1 ms: the browser is asked for a feature when someone reads it, and followed from then on. */
	const ask = (feature: keyof typeof features) => {
		let list = lists.get(feature);
		if (!list) {
			list = features[feature].map((value) => [value, mediaQuery(`(${feature}:${value})`)]);
			lists.set(feature, list);
			if (isOn) for (const [, query] of list) query.addEventListener("change", update);
		}
		return list.find(([, query]) => query.matches)?.[0];
	};
	const update = () => {
		const known: Partial<Preferences> = { ...overrides };
		$state.set({
			get reducedMotion() {
				return (known.reducedMotion ??= !!ask("prefers-reduced-motion"));
			},
			get contrast() {
				return (known.contrast ??= (ask("prefers-contrast") ?? "no-preference") as Preferences["contrast"]);
			},
			get scheme() {
				return (known.scheme ??= (ask("prefers-color-scheme") ?? "light") as Preferences["scheme"]);
			},
			get pointer() {
				return (known.pointer ??= (ask("pointer") ?? "none") as Preferences["pointer"]);
			},
		});
	};
	refresh = update;
	update();
	return () => {
		isOn = false;
		refresh = undefined;
		for (const [, query] of [...lists.values()].flat()) query.removeEventListener("change", update);
	};
});
