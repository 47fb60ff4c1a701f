// Rules of background videos that need no page: which part of the video is shown, and how large it is.

/** Seconds from the beginning of the video; NaN where nothing is set. */
export interface Part {
	start: number;
	end: number;
}

/** Address of a file, with the part that is shown as a media fragment. */
export const fileAddress = (link: string, { start, end }: Part): string =>
	start > 0 || end > 0 ? `${link.split("#")[0]}#t=${start || 0}${end > 0 ? `,${end}` : ""}` : link;

/** Milliseconds from a position in the video until a part with an end is over; undefined for one without. */
export const timeLeft = ({ end }: Part, position: number): number | undefined =>
	end > 0 ? Math.max(0, end - position + 1) * 1000 : undefined;

/** The smallest size of that ratio that covers a box, in CSS pixels. */
export const cover = (width: number, height: number, ratio: number): [width: number, height: number] =>
	width > height * ratio ? [width, width / ratio] : [height * ratio, height];
