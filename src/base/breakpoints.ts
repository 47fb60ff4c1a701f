// The page builder's devices: which exist on this site, the media query of each, and how a value is inherited between them.
import { mediaQuery } from "./media-query";

/** Device modes of the page builder, smallest first; `desktop` covers widths that no breakpoint claims. */
export type Device = "mobile" | "mobile_extra" | "tablet" | "tablet_extra" | "laptop" | "desktop" | "widescreen";

/** A breakpoint as the page builder prints it. */
export interface Breakpoint {
	/** Edge in CSS pixels: the largest width of a `max` breakpoint, the smallest of a `min` one. */
	value: number;
	/** Whether the device ends (`max`) or begins (`min`) there. */
	direction: "max" | "min";
	/** A breakpoint that is off is not a device of the site. */
	is_enabled: boolean;
}

/** The parts of `elementorFrontendConfig` that are read here. */
export interface FrontendConfig {
	/** `edit`: this is the builder's canvas. */
	environmentMode?: { edit?: boolean };
	/** The site is written from right to left. */
	is_rtl?: boolean;
	/** A static rendering, which starts nothing. */
	is_static?: boolean;
	/** Where tablets and desktops begin; all that there is before 3.2. */
	breakpoints?: { md?: number; lg?: number };
	/** The site's breakpoints, by device. */
	responsive?: { breakpoints?: Partial<Record<Device, Partial<Breakpoint>>> };
	/** Settings of the whole site. */
	kit?: Record<string, unknown>;
	[key: string]: unknown;
}

/** A breakpoint that the site uses: the device and the widths it begins or ends at. */
export type ActiveBreakpoint = readonly [device: Device, value: number, direction: "max" | "min"];

/** The enabled breakpoints, smallest first. Without a configuration: mobile 767, tablet 1024. */
export const activeBreakpoints = (config?: FrontendConfig | null): ActiveBreakpoint[] =>
	Object.entries(
		(config?.responsive?.breakpoints ?? {
			mobile: { value: (config?.breakpoints?.md as number) - 1 || 767 },
			tablet: { value: (config?.breakpoints?.lg as number) - 1 || 1024 },
		}) as Record<string, Partial<Breakpoint>>,
	)
		.flatMap(([device, point]) =>
			point?.value && point.is_enabled !== false
				? [[device as Device, +point.value, point.direction ?? "max"] as const]
				: [],
		)
		.sort((a, b) => a[1] - b[1]);

/** Media query that holds while the breakpoint does. */
export const queryOf = ([, value, direction]: ActiveBreakpoint): string => `(${direction}-width:${value}px)`;

/** The media queries of breakpoints, by device and in their order. */
export const deviceQueries = (active: ActiveBreakpoint[]): (readonly [Device, MediaQueryList])[] =>
	active.map((point) => [point[0], mediaQuery(queryOf(point))]);

/** The smallest device whose media query matches, else `desktop`. */
export const deviceOf = (queries: readonly (readonly [Device, { matches: boolean }])[]): Device =>
	queries.find(([, query]) => query.matches)?.[0] ?? "desktop";

/**
 * The suffixes of a setting's keys for a device, in order of precedence. A device inherits from the larger
 * ones up to the bare key, which is the desktop's.
 * @example suffixesOf("mobile", active) // ["_mobile", "_tablet", ""]
 */
export const suffixesOf = (device: Device, active: ActiveBreakpoint[]): string[] => {
	const at = active.findIndex(([name]) => name === device);
	const climb = at < 0 ? [] : active.slice(at).filter(([name, , direction]) => direction === "max" || name === device);
	return [...climb.map(([name]) => `_${name}`), ""];
};
