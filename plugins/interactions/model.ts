// The printed interactions, without a DOM: their triggers, times, and first and last keyframes.
import { isObject } from "../../src/base/is-object";

export type Trigger = "load" | "scrollIn" | "scrollOut" | "scrollOn" | "hover" | "click";

export interface Interaction {
	trigger: Trigger;
	/** Its keyframes; lengths are CSS pixels. */
	frames: Frame[];
	/** Whether it ends as the element looks on its own. */
	endsNatural: boolean;
	/** Whether the element is not there before it plays. */
	isEntrance: boolean;
	durationMs: number;
	delayMs: number;
	easing: string;
	/** Plays in all. */
	iterations: number;
	/** Plays again when the element re-enters the viewport. */
	replay: boolean;
	/** Progress follows the element's way through the window, else the page's. */
	isOfViewport: boolean;
	/** Percent of the window, or of the page. */
	start: number;
	end: number;
	/** Devices on which nothing happens. */
	excluded: string[];
}

/** A keyframe: transforms around the element's own, and the opacity. */
export interface Frame {
	/** From 0 to 1. */
	offset?: number;
	opacity?: number;
	/** Before the element's own transform, and after it. */
	before?: string;
	after?: string;
}

/** Constants of the page builder, printed alongside the list. */
export type Constants = Record<string, unknown>;

/** `backInOut` is `backIn` and its mirror, which no single curve is. */
const easings: Record<string, string> = {
	__proto__: null as never,
	easeIn: "cubic-bezier(.42,0,1,1)",
	easeOut: "cubic-bezier(0,0,.58,1)",
	easeInOut: "cubic-bezier(.42,0,.58,1)",
	backIn: "cubic-bezier(.31,.01,.66,-.59)",
	backOut: "cubic-bezier(.33,1.53,.69,.99)",
	backInOut:
		"linear(0,-.007,-.024,-.042,-.051,-.044,-.014,.048,.149,.297,.5,.703,.851,.952,1.014,1.044,1.051,1.042,1.024,1.007,1)",
	linear: "linear",
};

/** Takes the wrappers off: `{ $$type, value }`. */
export const unwrap = (value: unknown): unknown =>
	Array.isArray(value)
		? value.map(unwrap)
		: isObject(value)
			? "$$type" in value
				? unwrap(value.value)
				: Object.fromEntries(Object.entries(value).map(([key, part]) => [key, unwrap(part)]))
			: value;

export const record = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
export const numberOf = (value: unknown): number | undefined => {
	const size = isObject(value) ? value.size : value;
	return size !== "" && size != null && Number.isFinite(+size) ? +size : undefined;
};
const msOf = (value: unknown): number | undefined => {
	const number = numberOf(value);
	return number === undefined ? number : Math.max(0, number * (record(value).unit === "s" ? 1000 : 1));
};

/** The part that reads the rare ones: items that are strings, and custom effects. */
export interface Odd {
	plainOf(item: unknown): Record<string, unknown>;
	customFrames(list: unknown): Frame[];
}

/** Whether an item needs the part for that. */
export const isOdd = (item: unknown): boolean => {
	const { animation_id, effect } = record(record(item).animation);
	return typeof item === "string" || animation_id !== undefined || effect === "custom";
};

/** One item without wrappers, in its current or an older form; undefined if it is invalid. */
export const readInteraction = (item: unknown, constants: Constants = {}, odd?: Odd): Interaction | undefined => {
	const { trigger, animation, breakpoints } = odd ? odd.plainOf(item) : record(item);
	const { effect, type, direction, timing_config, config, custom_effect } = record(animation);
	const { duration, delay } = record(timing_config);
	const { replay, easing, repeat, times, relativeTo, start, end } = record(config);
	if (!/^(load|scroll(In|Out|On)|hover|click)$/.test(trigger as string)) return;
	const isIn = type !== "out";
	const frames =
		effect === "custom"
			? (odd?.customFrames(record(custom_effect).keyframes) ?? [])
			: presetFrames(
					`${effect}`,
					isIn,
					`${direction ?? ""}`,
					numberOf(constants.slideDistance) ?? 100,
					numberOf(constants.scaleStart) ?? 0,
				);
	if (!frames[0]) return;
	const times_ = Math.max(1, Math.floor(numberOf(times) ?? 1));
	const endsNatural = effect !== "custom" && isIn;
	return {
		trigger: trigger as Trigger,
		frames,
		endsNatural,
		isEntrance: endsNatural && /^(load|scrollIn)$/.test(trigger as string),
		durationMs: msOf(duration) ?? numberOf(constants.defaultDuration) ?? 600,
		delayMs: msOf(delay) ?? numberOf(constants.defaultDelay) ?? 0,
		easing: easings[easing as string] ?? easings[constants.defaultEasing as string] ?? easings.easeIn!,
		iterations: repeat === "loop" ? Number.POSITIVE_INFINITY : repeat === "times" ? times_ : 1,
		replay: replay === true || replay === "true",
		isOfViewport: (relativeTo || constants.relativeTo || "viewport") === "viewport",
		start: numberOf(start) ?? numberOf(constants.start) ?? 85,
		end: numberOf(end) ?? numberOf(constants.end) ?? 15,
		excluded: [record(breakpoints).excluded ?? []].flat().map(String),
	};
};

const presetFrames = (
	effect: string,
	isIn: boolean,
	direction: string,
	distance: number,
	scaleStart: number,
): Frame[] => {
	const far: Frame = {};
	const near: Frame = {};
	const shift = (start: string, end: string) =>
		direction.includes(start) ? -distance : direction.includes(end) ? distance : 0;
	if (!/^(fade|scale|slide)$/.test(effect)) return [];
	if (effect === "fade") {
		far.opacity = 0;
		// The last keyframe of an entrance is the element's own look; an exit starts from opacity 1.
		if (!isIn) near.opacity = 1;
	}
	if (effect === "scale") far.after = `scale(${scaleStart})`;
	const x = shift("left", "right");
	const y = shift("top", "bottom");
	if (x || y) far.before = `translate(${x}px,${y}px)`;
	return isIn ? [far, near] : [near, far];
};

/**
 * Looks as the browser animates them.
 * @param own the element's own computed transform
 */
export const keyframesOf = (frames: readonly Frame[], own: string): Keyframe[] => {
	const base = own === "none" ? "" : own;
	const moves = frames.some(({ before, after }) => before || after);
	return frames.map(({ offset, opacity, before, after }) => ({
		offset,
		...(opacity !== undefined && { opacity }),
		...(moves && { transform: [before, base, after].filter(Boolean).join(" ") || "none" }),
	}));
};

/** The list of the page: items by the id of their elements. */
export const readList = (list: unknown): Map<string, unknown[]> =>
	new Map(
		[list]
			.flat()
			.map(record)
			.map(({ elementId, dataId, interactions }) => [`${elementId ?? dataId ?? ""}`, readItems(interactions)]),
	);

/** At most five of an element, as the page builder has it. */
export const readItems = (items: unknown): unknown[] => [unwrap(items) ?? []].flat().slice(0, 5);
