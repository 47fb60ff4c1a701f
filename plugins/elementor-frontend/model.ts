// Rules of the compatibility surface that need no page: values by path and by device, breakpoints, escaping, action addresses.
import { type ActiveBreakpoint, type Device, suffixesOf } from "../../src/base/breakpoints";

export type Values = Record<string, unknown>;

/** The item at a dotted path, undefined if the path ends early; all items without a path. */
export const getItem = (items: unknown, path?: string): unknown =>
	path ? path.split(".").reduce((item, key) => (item as Values | undefined | null)?.[key], items) : items;

/** Sets the item at a dotted path; missing objects on the way are created. */
export const setItem = (items: Values, path: string, value: unknown): void => {
	const keys = path.split(".");
	const last = keys.pop()!;
	let at = items;
	for (const key of keys) at = (at[key] ??= {}) as Values;
	at[last] = value;
};

/** Copies values over others, plain objects in both of them member by member. @returns the first one */
export const merge = (values: Values, over: Values = {}): Values => {
	for (const [key, value] of Object.entries(over)) {
		values[key] = isPlain(value) && isPlain(values[key]) ? merge({ ...values[key] }, value) : value;
	}
	return values;
};

/**
 * The value of a responsive setting on a device: inherited from the larger devices up to the bare key. Zero is a value.
 * @param subKey member that counts, for values that are objects: `size` of a slider
 */
export const responsiveValue = (
	settings: Values | undefined | null,
	key: string,
	device: Device,
	active: ActiveBreakpoint[],
	subKey?: string,
): unknown => {
	const read = (suffix: string) => {
		const value = settings?.[key + suffix];
		return subKey && value && typeof value === "object" ? (value as Values)[subKey] : value;
	};
	return read(suffixesOf(device, active).find((suffix) => read(suffix) || read(suffix) === 0) ?? "");
};

/** `elementorFrontend.breakpoints` */
export const createBreakpoints = (active: ActiveBreakpoint[]) => {
	const max = active.filter(([, , direction]) => direction === "max");

	/** Devices with a breakpoint, smallest first; `desktop` is below `widescreen`. */
	const getActiveBreakpointsList = ({ largeToSmall = false, withDesktop = false } = {}): Device[] => {
		const devices = active.map(([device]) => device);
		if (withDesktop) devices.splice(max.length, 0, "desktop");
		return largeToSmall ? devices.reverse() : devices;
	};
	const withDesktop = getActiveBreakpointsList({ withDesktop: true });

	/** Smallest width of a device in CSS pixels. */
	const getDeviceMinBreakpoint = (device: string): number =>
		active.find(([name, , direction]) => name === device && direction === "min")?.[1] ??
		(max[withDesktop.indexOf(device as Device) - 1]?.[1] ?? 319) + 1;

	return {
		getActiveBreakpointsList,
		/** Widths of the breakpoints, smallest device first. */
		getBreakpointValues: (): number[] => active.map(([, value]) => value),
		/** The largest device below `desktop`. */
		getDesktopPreviousDeviceKey: () => max.at(-1)?.[0],
		getDesktopMinPoint: () => getDeviceMinBreakpoint("desktop"),
		getDeviceMinBreakpoint,
		/** Matches the device suffix at the end of a setting's key. */
		getActiveMatchRegex: () => new RegExp(`_(${withDesktop.join("|")})$`),
	};
};

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHTML = (text: unknown): string => `${text}`.replace(/[&<>"']/g, (character) => entities[character]!);

/** The address of a link action, percent-encoded as a whole. */
export const createActionHash = (name: string, settings: Values = {}): string => {
	// Base64 holds bytes only, and readers parse it without a UTF-8 step.
	const json = JSON.stringify(settings).replace(
		/[^\0-\x7f]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
	return encodeURIComponent(`#elementor-action:action=${name}&settings=${btoa(json)}`);
};

const isPlain = (value: unknown): value is Values =>
	!!value && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
