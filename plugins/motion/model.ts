// What moves, and how far: reads a group of motion settings and tells the values of its scroll effects, without a DOM.

/** A value that follows the scrolling. */
export interface Track {
	/** The CSS function that takes the value, or `opacity`. */
	name: string;
	/** `px`, `deg` or none. */
	unit: string;
	/** Where on the way, in percent, the value turns; between these it goes straight. */
	stops: number[];
	/** The value at a share of the way, in percent. */
	valueAt(percent: number): number;
}

/** The scrolling that a group follows. */
export interface Way {
	/** Scroll positions, in CSS pixels. */
	start: number;
	end: number;
	/** How far it is gone at a scroll position, in percent; 0 where there is no way to go. */
	progressAt(y: number): number;
}

/** By how much a background layer is wider and higher than its element, in CSS pixels; empty for an element. */
export type Slack = readonly number[];

export interface Group {
	/** A layer with the element's background moves, instead of the element. */
	isLayer: boolean;
	/** As printed; anything but a list means every device. */
	devices: unknown;
	/** What the way is: the parent's through the window, the whole page, or the first screen of it (fixed elements). */
	range: "viewport" | "page" | "screen";
	/** Names of the mouse effects that are on. */
	mouse: string[];
	/** Width and height of the layer, in percent of the element. */
	layer: number[];
	/**
	 * How far a moving effect moves by the percent that it follows.
	 * @param slack of a layer, which moves by it; an element moves to both sides of its place, in units of its speed
	 */
	toMove(effect: string, slack?: number): (percent: number) => number;
	/** The scroll effects, in the order of the settings. */
	tracks(slack: Slack): Track[];
}

interface Slider {
	size?: unknown;
	sizes?: { start?: unknown; end?: unknown };
}

/**
 * @param settings as printed
 * @param prefix `motion_fx` for the element, `background_motion_fx` for its background
 * @returns undefined when neither scroll nor mouse effects are switched on
 */
export const readGroup = (settings: Record<string, unknown>, prefix: string): Group | undefined => {
	const get = (key: string) => settings[`${prefix}_${key}`];
	const slider = (key: string) => get(key) as Slider | undefined;
	const isLayer = prefix !== "motion_fx";
	const isOn = (kind: string) => get(`motion_fx_${kind}`) === "yes";
	if (!isOn("scrolling") && !isOn("mouse")) return;

	const find = (kind: string, names: string) =>
		Object.keys(isOn(kind) ? settings : {}).flatMap((key) => {
			const [, name] = RegExp(`^${prefix}_(${names})_effect$`).exec(key) ?? [];
			return name && settings[key] === "yes" ? name : [];
		});
	const scroll = find("scrolling", `translate[XY]|opacity|blur|scale${isLayer ? "" : "|rotateZ"}`);
	const mouse = find("mouse", `mouseTrack${isLayer ? "" : "|tilt"}`);
	const speedOf = (name: string) => toNumber(slider(`${name}_speed`)?.size, /[TZ]/.test(name) ? 1 : 4);
	const toMove = (name: string, slack?: number) => {
		const speed = speedOf(name);
		const isFlipped = get(`${name}_direction`);
		return (percent: number) => {
			const share = isFlipped ? 100 - percent : percent;
			return slack === undefined ? (50 - share) * speed : (-slack * share) / 100;
		};
	};

	const toTrack = (name: string, slack: Slack): Track => {
		const isMove = /[XYZ]/.test(name);
		const isBlur = name === "blur";
		const sizes = slider(`${name}_${isMove ? "affectedRange" : "range"}`)?.sizes;
		const end = within(toNumber(sizes?.end, isMove ? 100 : 80), 100);
		const start = within(toNumber(sizes?.start, isMove ? 0 : 20), end);
		const track = {
			name,
			unit: isMove ? (name === "rotateZ" ? "deg" : "px") : isBlur ? "px" : "",
			// Where the range has no extent, the value jumps.
			stops: [start - 1e-6, start, end],
		};
		if (isMove) {
			const move = toMove(name, slack[name === "translateX" ? 0 : 1]);
			return { ...track, valueAt: (percent) => move(Math.max(start, within(percent, end))) };
		}
		const level = toNumber(slider(`${name}_level`)?.size, isBlur ? 7 : 10);
		const out = isBlur ? level : name === "scale" ? 1 : 1 - level / 10;
		const full = isBlur ? 0 : name === "scale" ? 1 + speedOf(name) / 10 : 1;
		/** At both ends of the range; or, of three, in the middle one's place the whole range. */
		const [first, second = first, third] = `${get(`${name}_direction`) || "out-in"}`
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
			const mover = [...scroll, ...mouse].find((effect) => effect === name || effect === "mouseTrack");
			return mover ? 100 + 10 * speedOf(mover) : 100;
		}),
		toMove,
		tracks: (slack) => scroll.map((name) => toTrack(name, slack)),
	};
};

/** @param isRounded to hundredths of a percent */
export const toWay = (start: number, end: number, isRounded?: boolean): Way => ({
	start,
	end,
	progressAt(y) {
		const percent = 100 * within((y - start) / (end - start || 1), 1);
		return isRounded ? Math.round(percent * 100) / 100 : percent;
	},
});

/** What the tracks make of an element at a share of the way. @param transform of its own, which stays in front */
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

/** Sliders print numbers and texts; empty text is none. */
const toNumber = (value: unknown, fallback: number) => {
	const number = Number.parseFloat(value as string);
	return Number.isFinite(number) ? number : fallback;
};
