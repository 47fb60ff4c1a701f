// Rules of the lightbox that need no page: which addresses it shows, what a press that moves is, where slides stand.

/** How a video is played. */
export interface Player {
	tag: "iframe" | "video";
	/** What the element carries; names as in markup. */
	attributes: Record<string, string>;
	/** Width by height. */
	ratio: string;
	orientation: "landscape" | "square" | "portrait";
	/** Whose frame it is, where the visitor has not pressed this very video. */
	provider?: "youtube" | "vimeo";
}

/** What one slide shows. */
export interface Slide {
	/** Address of the image, or of the video. */
	url: string;
	/** It is a video's. One without a player, which the part for videos gives, is left out. */
	isVideo?: boolean;
	player?: Player;
	title?: string;
	description?: string;
	/** What an image is called that has neither title nor description. */
	alt?: string;
	/** Deep link of the slide (`data-e-action-hash`). */
	hash?: string;
}

/** One opening of the lightbox. */
export interface Opening {
	/** Id of the dialog. */
	id: string;
	slides: Slide[];
	/** Which slide is shown first, from 0. */
	start: number;
	/** The first slide's video stands alone, without anything around it. */
	isAlone?: boolean;
	/** Class of the entrance animation, default `zoomIn`; empty for none. */
	entrance?: string;
}

/** What a link's JSON or action asks for; anything may be in it. */
export type LightboxRequest = Record<string, unknown>;

/** Position, in pixels from its place, and scale of an image. */
export interface Zoom {
	scale: number;
	x: number;
	y: number;
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };
export const largestScale = 3;

/** Whether an address is an image's: its path ends so, whatever query follows; a fragment right behind makes it none. */
export const isImage = (address: string): boolean => /^[^?]+\.(png|jpe?g|gif|svg|webp|avif)(\?.*)?$/is.test(address);

export const isFollowed = (address: unknown): address is string =>
	typeof address === "string" && /^(https?:|blob:|data:image\/)/i.test(address);

/** Text and numbers as text; empty for anything else, which is never coerced. */
export const textOf = (value: unknown): string =>
	typeof value === "string" || typeof value === "number" ? `${value}` : "";

/** What assistive technology calls a slide; empty if nothing names it. */
export const nameOf = ({ title, description, alt }: Slide): string => title || description || alt || "";

/** The slide at a position that counts on in both directions. */
export const slideAt = (position: number, count: number): number => ((position % count) + count) % count;

/**
 * Where a slide stands: the place next to the position that is its own, counted in rounds.
 * @param bias towards which side it is looked at, so that of two slides each can stand on both sides: -1 … 1
 */
export const placeOf = (index: number, position: number, count: number, bias: number): number =>
	index + count * Math.round((position + bias / 4 - index) / count);
