// Motion effects, as a React component.
import type { ReactElement, ReactNode } from "react";
import type { Device } from "../../src/base/breakpoints";
import { Island } from "../../src/react/island";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps } from "../../src/react/widget";
import plugin from "./index";

type Span = readonly [start: number, end: number];

interface Move {
	/** 0 to 10: hundredths of 50 CSS pixels, or of 50 degrees, a percent of the way. */
	speed?: number;
	/** The other way round. */
	reverse?: boolean;
}
interface ScrolledMove extends Move {
	/** Part of the way, in percent, in which it moves; 0 to 100 by default. */
	affectedRange?: Span;
}
interface Pass {
	/** Where the effect is absent (`in`) and where it applies (`out`); `out-in` by default. */
	direction?: "out-in" | "in-out" | "in-out-in" | "out-in-out";
	/** Part of the way, in percent, in which it changes; 20 to 80 by default. */
	range?: Span;
}

/** By name; `true` for an effect with its defaults. */
export interface MotionEffects {
	/** Sideways, and up or down, while the page is scrolled. */
	translateX?: ScrolledMove | true;
	translateY?: ScrolledMove | true;
	/** For elements, not for backgrounds. */
	rotateZ?: ScrolledMove | true;
	/** `level` 1 to 10: amount of fading when out. */
	opacity?: (Pass & { level?: number }) | true;
	/** `level` 1 to 15: CSS pixels. */
	blur?: (Pass & { level?: number }) | true;
	/** `speed` −10 to 10: tenths that it grows by. */
	scale?: (Pass & { speed?: number }) | true;
	/** After the mouse, in both directions. */
	mouseTrack?: Move | true;
	/** For elements, not for backgrounds. */
	tilt?: Move | true;
}

export interface MotionProps extends HostProps {
	/** Effects on the element itself. */
	effects?: MotionEffects;
	/** Effects of the element's background, which moves in a separate layer. */
	background?: MotionEffects;
	/** The way: the element's through the window by default, or the whole page's. */
	range?: "viewport" | "page";
	/** On which it moves; on all by default. */
	devices?: readonly Device[];
	/** Its content. */
	children?: ReactNode;
}

/** @example <Motion effects={{ translateY: { speed: 4 }, opacity: { direction: "out-in-out" } }}><Picture /></Motion> */
export const Motion = ({
	effects,
	background,
	range,
	devices,
	className,
	children,
	...host
}: MotionProps): ReactElement => {
	const common = { range, devices };
	return (
		<Island
			{...host}
			plugin={plugin}
			pluginName="motion"
			settings={{ ...print("motion_fx", common, effects), ...print("background_motion_fx", common, background) }}
			className={classNames("elementor-element", className)}
			data-element_type={background ? "container" : "widget"}
		>
			{background ? (
				<Slot>{children}</Slot>
			) : (
				<div className="elementor-widget-container">
					<Slot>{children}</Slot>
				</div>
			)}
		</Island>
	);
};

/** As the server prints them. */
const print = (prefix: string, common: object, effects: MotionEffects = {}) => {
	const settings: Record<string, unknown> = {};
	const set = (key: string, value: unknown) => {
		if (value !== undefined) settings[`${prefix}_${key}`] = value;
	};
	for (const [name, effect] of Object.entries(effects) as [string, Record<string, unknown> | true][]) {
		set(`motion_fx_${name === "mouseTrack" || name === "tilt" ? "mouse" : "scrolling"}`, "yes");
		set(`${name}_effect`, "yes");
		for (const [field, value] of Object.entries(effect)) {
			if (field === "reverse") set(`${name}_direction`, value ? "negative" : undefined);
			else if (Array.isArray(value)) set(`${name}_${field}`, { unit: "%", sizes: { start: value[0], end: value[1] } });
			else set(`${name}_${field}`, typeof value === "number" ? { unit: "px", size: value } : value);
		}
	}
	if (Object.keys(settings)[0]) for (const [key, value] of Object.entries(common)) set(key, value);
	return settings;
};
