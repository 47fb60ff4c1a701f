// The part that reads rare items: texts, as older versions print them, and looks of the owner's own.
import { type Frame, numberOf, record } from "./model";

/** An item as current versions print it; older ones have a text, as the item or in it. */
export const plainOf = (item: unknown): Record<string, unknown> => {
	const plain = record(item);
	const text = typeof item === "string" ? item : record(plain.animation).animation_id;
	return typeof text === "string" ? fromText(text) : plain;
};

/** `load-fade-in--600-0`, and with more behind it. */
const fromText = (text: string): Record<string, unknown> => {
	const [, trigger, effect, type, direction, duration, delay, rest = ""] =
		/^(\w+)-(\w+)-(\w*)-((?:top|bottom|left|right)?(?:-(?:left|right))?)-(\d*)-(\d*)(.*)$/.exec(text) ?? [];
	const [, replay, easing, relativeTo, end, start] = rest.split("-");
	return {
		trigger,
		animation: {
			effect,
			type,
			direction,
			timing_config: { duration, delay },
			config: { replay, easing, relativeTo, end, start },
		},
	};
};

const lengthOf = (value: unknown, unit: string): string | undefined => {
	const number = numberOf(value);
	return number === undefined ? undefined : `${number}${record(value).unit || unit}`;
};

export const customFrames = (list: unknown): Frame[] => {
	const frames = [list]
		.flat()
		.map(record)
		.map(({ stop, settings }) => {
			const { opacity, move, rotate, scale, skew } = record(settings);
			const percent = typeof opacity === "string" ? Number.parseFloat(opacity) : numberOf(opacity);
			const isPercent = `${opacity}`.endsWith("%") || record(opacity).unit === "%" || (percent ?? 0) > 1;
			const [x, y, z] = ["x", "y", "z"].map((axis) => lengthOf(record(move)[axis], "px"));
			const turns = ["x", "y", "z"].flatMap((axis) => {
				const turn = lengthOf(record(rotate)[axis], "deg");
				return turn ? `rotate${axis.toUpperCase()}(${turn})` : [];
			});
			const [sx, sy] = ["x", "y"].map((axis) => numberOf(record(scale)[axis]));
			const skews = ["x", "y"].flatMap((axis) => {
				const turn = lengthOf(record(skew)[axis], "deg");
				return turn ? `skew${axis.toUpperCase()}(${turn})` : [];
			});
			const isScaled = sx !== undefined || sy !== undefined;
			return {
				offset: Math.min(1, Math.max(0, (numberOf(stop) ?? 0) / 100)),
				...(Number.isFinite(percent) && { opacity: isPercent ? percent! / 100 : percent! }),
				before: [x, y, z].some(Boolean) ? `translate3d(${x ?? 0},${y ?? 0},${z ?? 0})` : "",
				after: [...turns, isScaled ? `scale(${sx ?? 1},${sy ?? 1})` : "", ...skews].filter(Boolean).join(" "),
			};
		});
	return frames.sort((a, b) => a.offset - b.offset);
};
