// The part that follows fingers, mouse and wheel: swipes, double taps, pinches, and moving a zoomed image.
import type { Zoom } from "./model";
import type { State } from "./slideshow";
import { clampPan, largestScale, stepOf, zoomAt } from "./zoom";

/** The slideshow as the gestures see it; read anew at each event. */
export interface Gestured extends State {
	/** 1, or -1 on a site that is written from right to left. */
	sign: number;
	canDrag: boolean;
	canZoom: boolean;
	/** Milliseconds of a motion. */
	duration: number;
	move(step: number): void;
	patch(change: Partial<State>): void;
}

/** Pixels that a press may move and is still a tap. */
const tolerance = 5;
/** Milliseconds between the taps of a double tap. */
const tapTime = 300;

/**
 * @param wrapper of the slides
 * @returns takes the events of pointers, wherever they move once they are down, and of the wheel
 */
export const followPointers = (wrapper: HTMLElement, live: { current: Gestured }): ((event: Event) => void) => {
	const pointers = new Map<number, PointerEvent>();
	/** How it was when the number of fingers last changed. */
	let from = { x: 0, y: 0, distance: 0, time: 0, width: 0, zoom: live.current.zoom };
	let lastTap = 0;
	/** What one finger that moves does. */
	let kind: "swipe" | "zoom" | "none" | undefined;
	let isTap = false;

	/** The middle of the fingers from the centre of the slide, and how far they are apart. */
	const measure = () => {
		const [first, second = first] = [...pointers.values()] as [PointerEvent, PointerEvent?];
		return {
			x: (first.clientX + second.clientX - innerWidth) / 2,
			y: (first.clientY + second.clientY - innerHeight) / 2,
			distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
		};
	};
	const begin = (time: number) => {
		from = { ...measure(), time, width: wrapper.clientWidth, zoom: live.current.zoom };
	};
	const release = () => live.current.patch({ drag: 0, ms: live.current.duration });
	/** @param isSlow it is moved there, not put */
	const setZoom = (zoom: Zoom, isSlow?: boolean) => {
		const image = wrapper.querySelector<HTMLElement>(".swiper-slide-active img");
		const { canZoom, duration, patch } = live.current;
		if (!image || !canZoom) return;
		const sizes = [image.offsetWidth, image.offsetHeight, wrapper.clientWidth, wrapper.clientHeight];
		patch({ zoom: clampPan(zoom, sizes), ms: isSlow ? duration : 0 });
	};

	const onDown = (event: PointerEvent) => {
		if (event.button || live.current.isSharing) return;
		pointers.set(event.pointerId, event);
		isTap = pointers.size < 2;
		if (!isTap) release();
		kind = isTap && live.current.zoom.scale === 1 ? undefined : "zoom";
		begin(event.timeStamp);
	};
	const onWheel = (event: WheelEvent) => {
		const { canZoom, zoom } = live.current;
		if (!canZoom) return;
		event.preventDefault();
		const scale = zoom.scale * 2 ** (-event.deltaY / (event.deltaMode ? 9 : 300));
		setZoom(zoomAt(zoom, scale, event.clientX - innerWidth / 2, event.clientY - innerHeight / 2));
	};
	const onMove = (event: PointerEvent) => {
		pointers.set(event.pointerId, event);
		const { x, y, distance } = measure();
		const { zoom } = from;
		const [dx, dy] = [x - from.x, y - from.y];
		if (Math.hypot(dx, dy) > tolerance) isTap = false;
		if (kind === "zoom") {
			const to = zoomAt(zoom, zoom.scale * (from.distance ? distance / from.distance : 1), from.x, from.y);
			setZoom(to.scale > 1 ? { ...to, x: to.x + dx, y: to.y + dy } : to);
			return;
		}
		if (!isTap) kind ??= live.current.canDrag && Math.abs(dx) > Math.abs(dy) ? "swipe" : "none";
		if (kind === "swipe") live.current.patch({ drag: dx, bias: -Math.sign(dx), ms: 0 });
	};
	const onEnd = (event: PointerEvent) => {
		const { x, y } = measure();
		pointers.delete(event.pointerId);
		if (pointers.size) return begin(event.timeStamp);
		const { move, sign, zoom } = live.current;
		const isCancelled = event.type === "pointercancel";
		if (kind === "swipe") {
			const moved = sign * (x - from.x);
			const step = isCancelled ? 0 : stepOf(moved, from.width, event.timeStamp - from.time);
			if (step) move(step);
			else release();
		}
		if (!isTap || isCancelled || !(event.target as Element).matches("img")) return;
		const isDouble = event.timeStamp - lastTap < tapTime;
		lastTap = isDouble ? 0 : event.timeStamp;
		if (isDouble) setZoom(zoomAt(zoom, zoom.scale > 1 ? 1 : largestScale, x, y), true);
	};
	return (event) => {
		const { pointerId, type } = event as PointerEvent;
		if (type === "wheel") onWheel(event as WheelEvent);
		else if (type === "pointerdown") onDown(event as PointerEvent);
		else if (pointers.has(pointerId)) (type === "pointermove" ? onMove : onEnd)(event as PointerEvent);
	};
};
