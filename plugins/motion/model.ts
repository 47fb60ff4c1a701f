// Reads a group of motion settings and computes the values of its scroll effects, without a DOM.

/** A value that follows the scrolling. */
export interface Track {
	/** The CSS function that takes the value, or `opacity`. */
	name: string;
	/** `px`, `deg` or none. */
	unit: string;
	/** Where in the range, in percent, the value changes its direction; between these it is linear. */
	stops: number[];
	valueAt(percent: number): number;
}

/** The scrolling that a group follows. */
export interface ScrollRange {
	/** Scroll positions, in window pixels. */
	start: number;
	end: number;
	/** The element stays in place in the window, so that its progress is the same everywhere. */
	isConstant: boolean;
	/** Scroll progress through it, in percent; 0 if it is empty. */
	progressAt(y: number): number;
}

/** By how much a background layer is wider and higher than its element, in CSS pixels; empty for an element. */
export type LayerOverflow = readonly number[];

export interface Group {
	/** A layer with the element's background moves, instead of the element. */
	isLayer: boolean;
	/** As printed; any value but a list means every device. */
	devices: unknown;
	/** The parent's way through the window, the whole page, or the first screen of it (fixed elements). */
	range: "viewport" | "page" | "screen";
	/** Names of the mouse effects that are on. */
	mouse: string[];
	/** Width and height of the layer, in percent of the element. */
	layer: number[];
	/**
	 * How far a moving effect moves by the percent that it follows.
	 * @param overflow of a layer, which moves by it; an element moves to both sides of its place, in units of its speed
	 */
	toMove(effect: string, overflow?: number): (percent: number) => number;
	/** The scroll effects, in the order of the settings. */
	tracks(overflow: LayerOverflow): Track[];
}

/** The effects in settings. */
interface Effect {
	/** Default amount: `speed` for moving effects, `level` for fading and blurring ones. */
	amount: number;
	unit?: string;
	/** Its values when out and in; moving effects depend on the percentage instead. */
	ends?(amount: number): [out: number, full: number];
}

const scrollEffects: Record<string, Effect> = {
	translateX: { amount: 4, unit: "px" },
	translateY: { amount: 4, unit: "px" },
	rotateZ: { amount: 1, unit: "deg" },
	opacity: { amount: 10, ends: (level) => [1 - level / 10, 1] },
	blur: { amount: 7, unit: "px", ends: (level) => [level, 0] },
	scale: { amount: 4, ends: (speed) => [1, 1 + speed / 10] },
};
const mouseEffects: Record<string, Effect> = { mouseTrack: { amount: 1 }, tilt: { amount: 4 } };
const notOfLayers = ["rotateZ", "tilt"];

interface Slider {
	size?: unknown;
	sizes?: { start?: unknown; end?: unknown };
}

/**
 * @param settings as printed
 * @param prefix `motion_fx` for the element, `background_motion_fx` for its background
 * @returns undefined without an effect
 */
export const readGroup = (settings: Record<string, unknown>, prefix: string): Group | undefined => {
	const get = (key: string) => settings[`${prefix}_${key}`];
	const slider = (key: string) => get(key) as Slider | undefined;
	const isLayer = prefix !== "motion_fx";
	const isOn = (kind: string) => get(`motion_fx_${kind}`) === "yes";

	const namesOf = (driver: string, effects: Record<string, Effect>) =>
		Object.keys(isOn(driver) ? settings : {}).flatMap((key) => {
			const name = key.slice(prefix.length + 1, -"_effect".length);
			const isMeant = key === `${prefix}_${name}_effect` && settings[key] === "yes" && Object.hasOwn(effects, name);
			return isMeant && !(isLayer && notOfLayers.includes(name)) ? name : [];
		});
	const scroll = namesOf("scrolling", scrollEffects);
	const mouse = namesOf("mouse", mouseEffects);
	if (!scroll[0] && !mouse[0]) return;
	const amountOf = (name: string, field = "speed") =>
		toNumber(slider(`${name}_${field}`)?.size, (scrollEffects[name] ?? mouseEffects[name]!).amount);
	const toMove = (name: string, overflow?: number) => {
		const speed = amountOf(name);
		const isFlipped = get(`${name}_direction`);
		return (percent: number) => {
			const share = isFlipped ? 100 - percent : percent;
			return overflow === undefined ? (50 - share) * speed : (-overflow * share) / 100;
		};
	};

	const toTrack = (name: string, overflow: LayerOverflow): Track => {
		const { unit = "", ends } = scrollEffects[name]!;
		const sizes = slider(`${name}_${ends ? "range" : "affectedRange"}`)?.sizes;
		const end = within(toNumber(sizes?.end, ends ? 80 : 100), 100);
		const start = within(toNumber(sizes?.start, ends ? 20 : 0), end);
		// In an empty range the value jumps.
		const track = { name, unit, stops: [start - 1e-6, start, end] };
		if (!ends) {
			const move = toMove(name, overflow[name === "translateX" ? 0 : 1]);
			return { ...track, valueAt: (percent) => move(Math.max(start, within(percent, end))) };
		}
		const [out, full] = ends(amountOf(name, name === "scale" ? "speed" : "level"));
		const direction = get(`${name}_direction`);
		/** At both ends of the range; or, of three, in the middle one's place the whole range. */
		const [first, second = first, third] = (typeof direction === "string" && direction ? direction : "out-in")
			.split("-")
			.map((word) => (word === "in" ? full : out)) as [number, number?, number?];
		return {
			...track,
			valueAt(percent) {
				if (percent < start) return third === undefined ? first : between(first, second, percent / start);
				if (percent < end)
					return third === undefined ? between(first, second, (percent - start) / (end - start)) : second;
				return third === undefined || end === 100 ? second : between(second, third, (percent - end) / (100 - end));
			},
		};
	};

	const range = get("range");
	const isFixed = settings._position === "fixed";
	return {
		isLayer,
		devices: get("devices"),
		range: range === "page" ? range : !isFixed ? "viewport" : range === "viewport" ? "screen" : "page",
		mouse,
		layer: ["translateX", "translateY"].map((name) => {
			const moving = [...scroll, ...mouse].find((effect) => effect === name || effect === "mouseTrack");
			return moving ? 100 + 10 * amountOf(moving) : 100;
		}),
		toMove,
		tracks: (overflow) => scroll.map((name) => toTrack(name, overflow)),
	};
};

/** @param isRounded to hundredths of a percent */
export const toRange = (start: number, end: number, isRounded?: boolean): ScrollRange => ({
	start,
	end,
	isConstant: false,
	progressAt(y) {
		const percent = 100 * within((y - start) / (end - start || 1), 1);
		return isRounded ? Math.round(percent * 100) / 100 : percent;
	},
});

/** Styles of the tracks for an element. @param transform the element's own, applied first */
export const styleAt = (tracks: Track[], transform: string, percent: number): Record<string, string> => {
	const style: Record<string, string> = {};
	for (const { name, unit, valueAt } of tracks) {
		const value = valueAt(percent) + unit;
		if (name === "opacity") style.opacity = value;
		else if (name === "blur") style.filter = `blur(${value})`;
		else style.transform = `${style.transform ?? transform}${name}(${value})`;
	}
	return style;
};

/** One keyframe at every stop of any track, so that straight lines between them are exact. */
export const toKeyframes = (tracks: Track[], transform: string): Keyframe[] =>
	[0, 100, ...tracks.flatMap(({ stops }) => stops)]
		.filter((at) => at >= 0)
		.sort((one, other) => one - other)
		.map((at) => ({ offset: at / 100, ...styleAt(tracks, transform, at) }));

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** Sliders print numbers and texts; empty text is not one. */
const toNumber = (value: unknown, fallback: number) => {
	const number = typeof value === "object" ? Number.NaN : Number.parseFloat(value as string);
	return Number.isFinite(number) ? number : fallback;
};
