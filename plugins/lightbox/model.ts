// Rules of the lightbox without a DOM: which addresses it shows, how a moving press is interpreted, the positions of slides.

/** How a video is played. */
export interface Player {
	tag: "iframe" | "video";
	/** The element's attributes; names as in markup. */
	attributes: Record<string, string>;
	/** Width by height. */
	ratio: string;
	orientation: "landscape" | "square" | "portrait";
	/** Provider of the frame, if the visitor has not pressed this very video. */
	provider?: "youtube" | "vimeo";
}

/** The content of a slide. */
export interface Slide {
	/** Address of the image, or of the video. */
	url: string;
	/** It is a video's. One without a player, which the part for videos gives, is left out. */
	isVideo?: boolean;
	player?: Player;
	title?: string;
	description?: string;
	/** The name of an image without title and description. */
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
	/** The slides are those of a slideshow, which may have one only: they are counted. */
	isSlideshow?: boolean;
	/** The first slide's video is single, without anything around it. */
	isAlone?: boolean;
	/** Class of the entrance animation, default `zoomIn`; empty for none. */
	entrance?: string;
}

/** The request in a link's JSON or action; its values may be anything. */
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

/** The accessible name of a slide; empty if it has none. */
export const nameOf = ({ title, description, alt }: Slide): string => title || description || alt || "";

/** The slide at a position that counts on in both directions. */
export const slideAt = (position: number, count: number): number => ((position % count) + count) % count;

/**
 * The place of a slide that is closest to the position, counted in rounds.
 * @param bias the preferred side, so that with two slides each can be on both sides: -1 … 1
 */
export const placeOf = (index: number, position: number, count: number, bias: number): number =>
	index + count * Math.round((position + bias / 4 - index) / count);
