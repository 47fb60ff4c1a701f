// Where fingers and mouse lead: how slides and a zoomed image move.
import { largestScale, noZoom, type Zoom } from "./model";

/**
 * By how many slides a drag moves when it is released: slow ones if past half a slide, swift ones always.
 * @param moved pixels, positive towards the previous slide
 * @param ms how long it took
 */
export const stepOf = (moved: number, width: number, ms: number): number =>
	moved && (ms < 300 || Math.abs(moved) > width / 2) ? -Math.sign(moved) : 0;

/**
 * Scales an image and keeps the point under the fingers in place.
 * @param x of the point, in pixels from the centre; likewise `y`
 */
export const zoomAt = (from: Zoom, to: number, x = 0, y = 0): Zoom => {
	const scale = Math.min(largestScale, Math.max(1, to));
	const factor = scale / from.scale;
	return scale === 1 ? noZoom : { scale, x: x - (x - from.x) * factor, y: y - (y - from.y) * factor };
};

/** Limits a moved image to its own edge. @param size of the image and of its container, in pixels */
export const clampPan = ({ scale, x, y }: Zoom, [width, height, boxWidth, boxHeight]: number[]): Zoom => {
	const clamp = (value: number, size = 0, box = 0) => {
		const room = Math.max(0, (size * scale - box) / 2);
		return Math.min(room, Math.max(-room, value));
	};
	return { scale, x: clamp(x, width, boxWidth), y: clamp(y, height, boxHeight) };
};
