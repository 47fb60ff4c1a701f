// Readers that turn printed values into typed settings: one per type, each with a default for bad input.
import { $viewport } from "../stores/viewport";

/** Looks a key up in the printed settings: the host's, else the page configuration's. */
export type Lookup = (key: string) => unknown;
/** Reads one setting. Never throws: invalid values give the default. */
export type Reader<T> = ((get: Lookup, key: string) => T) & Inferred;
/** TypeScript defers calls that return a plain function type: in a schema within a call, `choice` and `responsive` would be `any`. */
// biome-ignore lint/suspicious/noEmptyInterface: any other type that every function has would be simplified away
interface Inferred {}
// biome-ignore lint/suspicious/noExplicitAny: a schema holds readers of any type
export type Schema = Record<string, Reader<any>>;
export type SettingsOf<S extends Schema> = { [K in keyof S]: ReturnType<S[K]> };

/** All settings of a schema. */
export const readSchema = <S extends Schema>(schema: S, get: Lookup): SettingsOf<S> =>
	Object.fromEntries(Object.entries(schema).map(([key, read]) => [key, read(get, key)])) as SettingsOf<S>;

/** A value of the page builder's slider control. */
export interface Slider {
	size: number;
	/** Unit as printed: `px`, `%`, `ms`… */
	unit: string;
}

/** Text; numbers count as their text. */
export const text =
	(fallback = ""): Reader<string> =>
	(get, key) => {
		const value = get(key);
		return isText(value) ? `${value}` : fallback;
	};

/** One of a few texts; any other value gives the first of them. */
export const choice =
	<const T extends string>(...options: readonly [T, ...T[]]): Reader<T> =>
	(get, key) =>
		options.find((option) => option === get(key)) ?? options[0];

/** A finite number, also when printed as text or as a slider; empty text is not a number. */
export const number =
	(fallback = 0): Reader<number> =>
	(get, key) =>
		toNumber(sizeOf(get(key))) ?? fallback;

/** A number without its fraction (towards zero). */
export const integer =
	(fallback = 0): Reader<number> =>
	(get, key) =>
		Math.trunc(toNumber(sizeOf(get(key))) ?? fallback);

/** A switch: on when printed as `yes` (or `true`), off when printed as anything else, the default when absent. */
export const toggle =
	(fallback = false): Reader<boolean> =>
	(get, key) => {
		const value = get(key);
		return value === undefined ? fallback : value === "yes" || value === true;
	};

/** A list of texts; other values are left out. */
export const list =
	(fallback: readonly string[] = []): Reader<readonly string[]> =>
	(get, key) => {
		const value = get(key);
		return Array.isArray(value) ? value.filter(isText).map(String) : fallback;
	};

/** A slider's size and unit; an empty size is the default's. */
export const slider =
	(size = 0, unit = "px"): Reader<Slider> =>
	(get, key) => {
		const value = get(key) as Partial<Slider> | null | undefined;
		const number = toNumber(value?.size);
		return number === undefined ? { size, unit } : { size: number, unit: (isText(value?.unit) && value.unit) || unit };
	};

/** A plain object, as printed; treat its values as unknown. */
export const object = (): Reader<Record<string, unknown>> => (get, key) => {
	const value = get(key);
	return value && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
};

/**
 * A setting that may differ by device: call it when you need it; it returns the value for the current device, falling
 * back to larger devices until one is set. An unset slider (`size: ""`) inherits as well.
 * @example settings: { tabs_justify_horizontal: responsive(text("start")) } // settings.tabs_justify_horizontal()
 */
export const responsive =
	<T>(read: Reader<T>): Reader<() => T> =>
	(get, key) =>
	() => {
		for (const suffix of $viewport.get().suffixes) if (isSet(get(key + suffix))) return read(get, key + suffix);
		return read(get, key);
	};

/** Whether the element is to act on the current device that it is asked in: without a list of devices on every one. */
export const devices = (): Reader<() => boolean> => (get, key) => () => {
	const names = get(key);
	return !Array.isArray(names) || names.includes($viewport.get().device);
};

const isText = (value: unknown): value is string => /^(string|number)$/.test(typeof value);

const toNumber = (value: unknown): number | undefined => {
	if (typeof value !== "number" && (typeof value !== "string" || !value.trim())) return;
	return Number.isFinite(+value) ? +value : undefined;
};

/** Of a slider its size; PHP prints an empty one as a list. */
const sizeOf = (value: unknown): unknown =>
	value && typeof value === "object" ? (value as Partial<Slider>).size : value;

const isSet = (value: unknown): boolean => {
	const size = sizeOf(value);
	return size === 0 || !!size;
};
