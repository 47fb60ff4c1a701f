// Rules of the photo feed: its attributes, its number of columns, which picture an item shows.
import { isObject } from "../../src/base/is-object";
import { parseObject } from "../../src/base/page";

/** The attributes of a feed, under the names that scripts of the page use. */
export interface FeedSettings {
	cols: number;
	colsmobile: number;
	colstablet: number;
	/** The number of columns on small screens depends on that of large screens. */
	hasAutoColumns: boolean;
	num: number;
	nummobile: number;
	imgRes: string | undefined;
	feedID: string | undefined;
	postID: string;
	imageaspectratio: string;
	/** JSON text, sent back unchanged. */
	shortCodeAtts: string | undefined;
	locatornonce: string | undefined;
	general: Record<string, unknown>;
	consentGiven: boolean;
	/** Flags; undefined if not set. */
	gdpr?: boolean;
	overrideBlockCDN?: boolean;
	favorLocal?: boolean;
	resizeDisable?: boolean;
	imageLoadDisable?: boolean;
	ajaxPostLoad?: boolean;
	locator?: boolean;
	testAjax?: boolean;
	debug?: boolean;
}

/** @param hasAutoColumns whether the root has the class `sbi_mob_col_auto` */
export const readSettings = (data: DOMStringMap, hasAutoColumns: boolean): FeedSettings => {
	const whole = (text: string | undefined, fallback: number) => {
		const number = Number.parseInt(`${text}`, 10);
		return number >= 0 ? number : fallback;
	};
	const cols = whole(data.cols, 4) || 4;
	const num = whole(data.num, 1);
	return {
		// First: a flag named as a setting changes nothing.
		...Object.fromEntries((data.sbiFlags?.match(/[^\s,]+/g) ?? []).map((flag) => [flag, true])),
		cols,
		colsmobile: whole(data.colsmobile, cols) || cols,
		colstablet: whole(data.colstablet, cols) || cols,
		hasAutoColumns,
		num,
		nummobile: whole(data.nummobile, num),
		imgRes: data.res,
		feedID: data.feedid,
		postID: data.postid ?? "unknown",
		imageaspectratio: data.imageaspectratio ?? "1:1",
		shortCodeAtts: data.shortcodeAtts,
		locatornonce: data.locatornonce,
		general: parseObject(data.options),
		consentGiven: false,
	};
};

/** @param width of the window */
export const columnsAt = (
	{
		cols,
		colsmobile,
		colstablet,
		hasAutoColumns,
	}: Pick<FeedSettings, "cols" | "colsmobile" | "colstablet" | "hasAutoColumns">,
	width: number,
): number => {
	if (!hasAutoColumns) return width > 800 ? cols : width > 480 ? colstablet : colsmobile;
	if (width >= 640 || cols < 3) return cols;
	if (width <= 480) return 1;
	return cols < 7 ? 2 : cols < 11 ? 4 : cols;
};

/** Height of a photo of that width. */
export const heightOf = (width: number, ratio: string): number =>
	+(width * (ratio === "4:5" ? 1.25 : ratio === "3:4" ? 1.33 : 1)).toFixed(2);

/** The class of a feed by the width of its columns. */
export const sizeClassOf = (column: number): string => (column <= 120 ? "sbi_small" : column < 240 ? "sbi_medium" : "");

/** Addresses of a picture by width; `d` is the original. */
export type Sources = Partial<Record<"d" | 150 | 320 | 640, string>>;

const widths = [150, 320, 640] as const;

/** The addresses that the server printed; undefined if it printed none, or none that can be read. */
export const readSources = (json: string | null): Sources | undefined => {
	const printed = parseObject(json);
	const sources = ["d", ...widths].flatMap((key) => {
		const address = printed[key];
		return address && typeof address === "string" ? [[key, withoutCacheKey(address)]] : [];
	});
	return sources[0] && Object.fromEntries(sources);
};

/** The network's pictures are the same with and without it. */
const withoutCacheKey = (address: string) => address.split("?ig_cache_key")[0]!;

export interface SourceRules {
	/** Folder of the site's own pictures, a slash at its end. */
	folder: string;
	/** Whether the network may be asked. */
	isAllowed?: boolean;
	/** Sizes that the site lacks are filled from its other sizes. */
	favorLocal?: boolean;
}

/** The site's names of its sizes by width; fallbacks follow the first. */
const namesByWidth = [
	[150, "thumb", "low", "full"],
	[320, "low", "full", "thumb"],
	[640, "full", "low"],
] as const;

const isUsable = (record: unknown): record is { id: string; sizes: Record<string, unknown>; extension?: unknown } =>
	isObject(record) &&
	isObject(record.sizes) &&
	/^(string|number)$/.test(typeof record.id) &&
	!/^(error|video|pending)?$/.test(`${record.id}`);

/** The addresses that an item may show: the network's where that may be asked, the site's own wherever there are any. */
export const sourcesOf = (
	printed: Sources,
	record: unknown,
	{ folder, isAllowed, favorLocal }: SourceRules,
): Sources => {
	const sources = isAllowed ? { ...printed } : {};
	if (!isUsable(record)) return sources;
	const { id, sizes, extension } = record;
	for (const [width, ...names] of namesByWidth) {
		const name = names.find((name, index) => sizes[name] && (!index || favorLocal));
		if (name) sources[width] = `${folder}${id}${name}${typeof extension === "string" ? extension : ".jpg"}`;
	}
	return sources;
};

/** Whether the site is asked to create its own pictures of an item: it has no record, or a record without a failure. */
export const needsResizing = (record: unknown): boolean =>
	record === undefined || (isObject(record) && !/^(error|pending)$/.test(`${record.id}`) && !isUsable(record));

/** The address of that width, else of the next larger one, else of the next smaller one. */
export const addressFor = (sources: Sources, wanted: number): string | undefined => {
	const present = widths.filter((width) => sources[width]);
	const width = present.find((width) => width >= wanted) ?? present.at(-1);
	return width ? sources[width] : sources.d;
};

/** The width that an address shows; the largest where several widths share it. */
export const widthOf = (sources: Sources, address: string): number | undefined =>
	widths.findLast((width) => sources[width] === withoutCacheKey(address));

/** The reported size: a width, or `auto`. */
export const resolutionOf = ({ imgRes }: Pick<FeedSettings, "imgRes">): number | "auto" =>
	widths[["thumb", "medium", "full"].indexOf(`${imgRes}`)] ?? "auto";

/**
 * The width that a photo needs.
 * @param shown width of the photo on the page
 * @param ratio width to height of the picture
 */
export const targetWidth = (
	resolution: number | "auto",
	shown: number,
	ratio: number,
	isHighlighted?: boolean,
): number => {
	if (resolution !== "auto") return resolution;
	const need = Math.ceil(+(shown * ratio).toFixed(2) / 10) * (isHighlighted ? 20 : 10);
	return widths.find((width) => need <= width) ?? 640;
};

/** Whether a picture is the placeholder that all items have before the script. */
export const isPlaceholder = (address: string): boolean => !address || /placeholder/.test(address);
