// Rules of background videos that need no page: which part of the video is shown, and how large it is.

/** Seconds from the beginning of the video; NaN where nothing is set. */
export interface Part {
	start: number;
	end: number;
}

/** Address of a file, with the part that is shown as a media fragment. */
export const fileAddress = (link: string, { start, end }: Part): string =>
	start > 0 || end > 0 ? `${link.split("#")[0]}#t=${start || 0}${end > 0 ? `,${end}` : ""}` : link;

/** The smallest size of that ratio that covers a box, in CSS pixels. */
export const cover = (width: number, height: number, ratio: number): [width: number, height: number] =>
	width > height * ratio ? [width, width / ratio] : [height * ratio, height];
