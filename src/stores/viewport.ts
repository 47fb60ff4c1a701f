// The viewport: its size and the page builder's device for it, from media queries only, so that reading it never costs a layout.
import { atom, type ReadableAtom } from "nanostores";
import { activeBreakpoints, type Device, deviceOf, deviceQueries, suffixesOf } from "../base/breakpoints";
import { mediaQuery } from "../base/media-query";
import { onMount } from "./on-mount";

/** Size and device of the window. */
export interface Viewport {
	/** Width in CSS pixels, scroll bar included, fractions cut. */
	width: number;
	/** Height in CSS pixels, fractions cut. */
	height: number;
	/** The page builder's device mode. */
	device: Device;
	/** Suffixes of responsive settings in order of precedence; ends in `""`. */
	suffixes: string[];
}

const $state = atom<Viewport>({ width: 0, height: 0, device: "desktop", suffixes: [""] });

/** Listens to `resize` while someone subscribes. Changes at most once a frame. */
export const $viewport: ReadableAtom<Viewport> = $state;

/** Whether the device is one of those; `isDevice("mobile", "mobile_extra")`. */
export const isDevice = (...devices: Device[]): boolean => devices.includes($viewport.get().device);
/** Whether the device is `desktop` or larger. */
export const isDesktop = (): boolean => isDevice("desktop", "widescreen");
/** Whether the device is a phone. */
export const isMobile = (): boolean => isDevice("mobile", "mobile_extra");
/** Whether the device is a tablet. */
export const isTablet = (): boolean => isDevice("tablet", "tablet_extra");

onMount($state, () => {
	let frame = 0;
	const active = activeBreakpoints(window.elementorFrontendConfig);
	const queries = deviceQueries(active);

	const update = () => {
		frame = 0;
		const device = deviceOf(queries);
		$state.set(withSize({ device, suffixes: suffixesOf(device, active) }));
	};
	const onResize = () => {
		frame ||= requestAnimationFrame(update);
	};
	update();
	addEventListener("resize", onResize);
	return () => {
		removeEventListener("resize", onResize);
		cancelAnimationFrame(frame);
	};
});

/** Most callers need only the device: the size is measured at its first use. */
const withSize = (state: Omit<Viewport, "width" | "height">): Viewport => {
	let width: number | undefined;
	let height: number | undefined;
	return {
		...state,
		get width() {
			return (width ??= measure("width", outerWidth));
		},
		get height() {
			return (height ??= measure("height", outerHeight));
		},
	};
};

/**
 * `innerWidth` can force a layout; sixteen media queries cannot, but take 0.1 ms each.
 * @param guess the window of the browser, which the page fills from side to side on a phone
 */
const measure = (side: "width" | "height", guess: number): number => {
	if (!window.matchMedia || mediaQuery(`(${side}:${guess}px)`).matches) return guess;
	let size = 0;
	for (let step = 1 << 15; step; step >>= 1) if (mediaQuery(`(min-${side}:${size + step}px)`).matches) size += step;
	return size;
};
