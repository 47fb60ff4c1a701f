// Rules of an animation without a DOM: its file, the requirements of a file, which frame is shown when.
import { isObject } from "../../src/base/is-object";

/** An animation file: the parts that are read. */
export interface AnimationData {
	/** First frame and the one after the last. */
	ip: number;
	op: number;
	/** Frames a second. */
	fr: number;
	w: number;
	h: number;
	layers: unknown[];
	assets?: unknown;
	fonts?: unknown;
}

/** Whether an address leads to another site: neither to this host nor to another one of its domain, such as its own `cdn.`. */
export const isForeign = (address: string, page: string): boolean => {
	const [there, here] = [address, page].map((url) => new URL(url).hostname) as [string, string];
	const domain = here.replace(/^www\./, "");
	return there !== here && there !== domain && !there.endsWith(`.${domain}`);
};

/** The part that plays, in frames. */
export interface Range {
	first: number;
	last: number;
	/** Every second pass runs backwards. */
	reverse: boolean;
	/** How many passes; `Infinity` for ever. */
	passes: number;
}

/** The first of the addresses that is text, absolute; only of the web. */
export const addressOf = (base: string, ...candidates: unknown[]): string | undefined => {
	const address = candidates.find((candidate) => typeof candidate === "string" && candidate.trim());
	try {
		const { protocol, href } = new URL(address as string, base);
		if (address && /^https?:$/.test(protocol)) return href;
	} catch {}
};

/** The address of a setting of the page builder, `{ url }`. */
export const urlOf = (value: unknown): unknown => (isObject(value) ? value.url : undefined);

/** Whether an address names a JSON file, whatever follows its path. */
export const isJson = (url: unknown): boolean => typeof url === "string" && /json([?#]|$)/i.test(url);

/**
 * Reads an animation file. Its pictures get whole addresses, as seen from the file's; its fonts are limited to the
 * page's, as a file could name a script to load them.
 * @throws if the text is not an animation
 */
export const readAnimation = (text: string, address: string): AnimationData => {
	const data: AnimationData = JSON.parse(text, (key, value) => (key === "__proto__" ? undefined : value));
	const isWhole =
		isObject(data) &&
		Array.isArray(data.layers) &&
		data.layers.every(isObject) &&
		[data.ip, data.op].every(Number.isFinite) &&
		[data.fr, data.w, data.h].every((size) => size > 0 && Number.isFinite(size)) &&
		data.op > data.ip;
	if (!isWhole) throw new TypeError(`${address} is no animation`);
	const { list } = isObject(data.fonts) ? data.fonts : {};
	if (Array.isArray(list)) for (const font of list) if (isObject(font)) font.fPath = "";
	for (const asset of Array.isArray(data.assets) ? data.assets : []) {
		if (!isObject(asset) || typeof asset.p !== "string" || asset.e) continue;
		asset.p = addressOf(address, `${asset.u ?? ""}${asset.p}`) ?? "";
		asset.u = "";
	}
	return data;
};

/**
 * The part of an animation that plays.
 * @param frames how many it has
 * @param start in percent
 * @param end in percent
 * @param times how often with `loop`, forth and back as one; for ever by default
 */
export const rangeOf = (
	frames: number,
	start: number,
	end: number,
	reverse: boolean,
	loop: boolean,
	times: number,
): Range => {
	const [first, last] = [start, end].map((percent) => (clamp(percent, 0, 100) / 100) * frames) as [number, number];
	const counts = loop ? (times > 0 ? Math.ceil(times) : Number.POSITIVE_INFINITY) : 1;
	return { first, last: Math.max(first, last), reverse, passes: counts * (reverse ? 2 : 1) };
};

/** How many frames there are to go until the end. */
export const lengthOf = ({ first, last, passes }: Range): number => (last > first ? (last - first) * passes : 0);

/** The frame after so many. */
export const frameAt = (range: Range, travelled: number): number => {
	const { first, last, reverse, passes } = range;
	const length = last - first;
	if (!length) return first;
	const pass = Math.min(Math.floor(travelled / length), passes - 1);
	const within = travelled - pass * length;
	return reverse && pass % 2 ? last - within : first + within;
};

/**
 * Progress within a part of the way, from 0 to 1.
 * @param progress of the whole way, from 0 to 1
 * @param start of the part, in percent
 * @param end of the part, in percent
 */
export const shareOf = (progress: number, start: number, end: number): number =>
	clamp((progress * 100 - start) / (end - start || 1), 0, 1);

export const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
