// The part that follows fingers, mouse and wheel: swipes, double taps, pinches, and moving a zoomed image.

import { toleranceOn } from "./controls";
import { largestScale, type Zoom } from "./model";
import type { Slides } from "./slides";
import type { LightboxContext } from "./types";
import { clampPan, stepOf, zoomAt } from "./zoom";

/** Milliseconds between the taps of a double tap. */
const doubleTapMs = 300;

/** @returns takes the events of pointers, wherever they move once they are down, and of the wheel */
export const followPointers = (slides: Slides, { dialog, has, sign }: LightboxContext): ((event: Event) => void) => {
	const pointers = new Map<number, PointerEvent>();
	/** How it was when the number of fingers last changed. */
	let from = { x: 0, y: 0, distance: 0, time: 0, zoom: slides.$zoom.get() };
	let origin: [x: number, y: number] = [0, 0];
	let lastTap = 0;
	/** The effect of a one-finger move. */
	let kind: "swipe" | "zoom" | "none" | undefined;
	let isTap = false;
	let tolerance = 0;

	const canZoom = () => has("zoom") && !slides.at(slides.$position.get()).player;
	const imageOf = () => dialog.querySelector<HTMLElement>(".swiper-slide-active img");
	/** Takes the middle of the unzoomed image as the origin. */
	const setOrigin = () => {
		const { offsetLeft = 0, offsetTop = 0, offsetWidth = 0, offsetHeight = 0 } = imageOf() ?? {};
		origin = [offsetLeft + offsetWidth / 2, offsetTop + offsetHeight / 2];
	};
	/** The middle of the fingers, and how far they are apart. */
	const measure = () => {
		const [first, second = first] = [...pointers.values()] as [PointerEvent, PointerEvent?];
		return {
			x: (first.clientX + second.clientX) / 2 - origin[0],
			y: (first.clientY + second.clientY) / 2 - origin[1],
			distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
		};
	};
	const begin = (time: number) => {
		setOrigin();
		from = { ...measure(), time, zoom: slides.$zoom.get() };
	};
	const zoomTo = (zoom: Zoom, isAtOnce?: boolean) => {
		const image = imageOf();
		if (!image || !canZoom()) return;
		const sizes = [image.offsetWidth, image.offsetHeight, dialog.clientWidth, dialog.clientHeight];
		slides.zoomTo(clampPan(zoom, sizes), isAtOnce);
	};

	const onDown = (event: PointerEvent) => {
		if (event.button || slides.$isSharing.get()) return;
		pointers.set(event.pointerId, event);
		isTap = pointers.size < 2;
		tolerance = toleranceOn(event.target);
		if (!isTap) slides.release();
		kind = isTap && slides.$zoom.get().scale === 1 ? undefined : "zoom";
		begin(event.timeStamp);
	};
	const onWheel = (event: WheelEvent) => {
		if (!canZoom()) return;
		event.preventDefault();
		const zoom = slides.$zoom.get();
		const scale = zoom.scale * 2 ** (-event.deltaY / (event.deltaMode ? 9 : 300));
		setOrigin();
		zoomTo(zoomAt(zoom, scale, event.clientX - origin[0], event.clientY - origin[1]), true);
	};
	const onMove = (event: PointerEvent) => {
		pointers.set(event.pointerId, event);
		const { x, y, distance } = measure();
		const { zoom } = from;
		const [dx, dy] = [x - from.x, y - from.y];
		if (Math.hypot(dx, dy) > tolerance) isTap = false;
		if (kind === "zoom") {
			const to = zoomAt(zoom, zoom.scale * (from.distance ? distance / from.distance : 1), from.x, from.y);
			zoomTo(to.scale > 1 ? { ...to, x: to.x + dx, y: to.y + dy } : to, true);
			return;
		}
		if (!isTap) kind ??= slides.all[1] && Math.abs(dx) > Math.abs(dy) ? "swipe" : "none";
		if (kind === "swipe") slides.dragTo(dx);
	};
	const onEnd = (event: PointerEvent) => {
		const { x, y } = measure();
		pointers.delete(event.pointerId);
		if (pointers.size) return begin(event.timeStamp);
		const isCancelled = event.type === "pointercancel";
		if (kind === "swipe") {
			const moved = sign * (x - from.x);
			const step = isCancelled ? 0 : stepOf(moved, dialog.clientWidth, event.timeStamp - from.time);
			if (step) slides.move(step);
			else slides.release();
		}
		if (!isTap || isCancelled || !(event.target instanceof HTMLImageElement)) return;
		const isDouble = event.timeStamp - lastTap < doubleTapMs;
		lastTap = isDouble ? 0 : event.timeStamp;
		const zoom = slides.$zoom.get();
		if (isDouble) zoomTo(zoomAt(zoom, zoom.scale > 1 ? 1 : largestScale, x, y));
	};
	return (event) => {
		const { pointerId, type } = event as PointerEvent;
		if (type === "wheel") onWheel(event as WheelEvent);
		else if (type === "pointerdown") onDown(event as PointerEvent);
		else if (pointers.has(pointerId)) (type === "pointermove" ? onMove : onEnd)(event as PointerEvent);
	};
};
