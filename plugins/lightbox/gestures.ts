// Fingers, mouse and wheel on the slides: swipes, double taps, pinches, and moving a zoomed image.
import { clampPan, largestScale, noZoom, stepOf, type Zoom, zoomAt } from "./model";

/** What the gestures do to the slideshow. */
export interface Gestures {
	rtl: boolean;
	zoom: Zoom;
	canDrag: boolean;
	canZoom: boolean;
	isSharing?: boolean;
	move(step: number): void;
	/** @param x pixels */
	setDrag(x: number): void;
	/** Lets the slides go back to their place. */
	release(): void;
	/** @param isSlow it is moved there, not put */
	setZoom(zoom: Zoom, isSlow?: boolean): void;
}

/** Pixels that a press may move and is still a tap. */
const tolerance = 5;
/** Milliseconds between the taps of a double tap. */
const tapTime = 300;

export const watchGestures = (
	wrapper: HTMLElement,
	dialog: HTMLElement,
	live: { current: Gestures },
	signal: AbortSignal,
): void => {
	const pointers = new Map<number, PointerEvent>();
	/** How it was when the number of fingers last changed. */
	let from = { x: 0, y: 0, distance: 0, time: 0, width: 0, zoom: live.current.zoom };
	let lastTap = 0;
	let kind: "tap" | "swipe" | "zoom" | "none" = "none";
	let swallowsClick = false;

	const on = <K extends keyof HTMLElementEventMap>(
		target: EventTarget,
		type: K,
		listener: (event: HTMLElementEventMap[K]) => void,
		capture = false,
	) => target.addEventListener(type, listener as EventListener, { signal, capture, passive: false });

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
	const setZoom = (zoom: Zoom, isSlow?: boolean) => {
		const image = wrapper.querySelector<HTMLElement>(".swiper-slide-active img");
		if (!image || !live.current.canZoom) return;
		const { clientWidth, clientHeight } = wrapper;
		live.current.setZoom(clampPan(zoom, [image.offsetWidth, image.offsetHeight, clientWidth, clientHeight]), isSlow);
	};

	on(wrapper, "pointerdown", (event) => {
		if (event.button || live.current.isSharing) return;
		pointers.set(event.pointerId, event);
		kind = pointers.size > 1 || live.current.zoom.scale > 1 ? "zoom" : "tap";
		if (pointers.size < 2) swallowsClick = false;
		else {
			swallowsClick = true;
			live.current.release();
		}
		begin(event.timeStamp);
	});
	on(window, "pointermove", (event) => {
		if (!pointers.has(event.pointerId)) return;
		pointers.set(event.pointerId, event);
		const { x, y, distance } = measure();
		const { zoom } = from;
		const [dx, dy] = [x - from.x, y - from.y];
		if (Math.hypot(dx, dy) > tolerance) swallowsClick = true;
		if (kind === "zoom") {
			const to = zoomAt(zoom, zoom.scale * (from.distance ? distance / from.distance : 1), from.x, from.y);
			setZoom(to.scale > 1 ? { ...to, x: to.x + dx, y: to.y + dy } : to);
			return;
		}
		if (kind === "tap" && swallowsClick) kind = live.current.canDrag && Math.abs(dx) > Math.abs(dy) ? "swipe" : "none";
		if (kind === "swipe") live.current.setDrag(dx);
	});
	const end = (event: PointerEvent) => {
		if (!pointers.has(event.pointerId)) return;
		const { x, y } = measure();
		pointers.delete(event.pointerId);
		if (pointers.size) return begin(event.timeStamp);
		const { canZoom, move, release, rtl, zoom } = live.current;
		const isCancelled = event.type === "pointercancel";
		if (kind === "swipe") {
			const moved = (rtl ? -1 : 1) * (x - from.x);
			const step = isCancelled ? 0 : stepOf(moved, from.width, event.timeStamp - from.time);
			if (step) move(step);
			else release();
		}
		// The click of this press comes right after it.
		setTimeout(() => (swallowsClick = false));
		if (swallowsClick || isCancelled || !canZoom || !(event.target as Element).matches("img")) return;
		const isDouble = event.timeStamp - lastTap < tapTime;
		lastTap = isDouble ? 0 : event.timeStamp;
		if (isDouble) setZoom(zoom.scale > 1 ? noZoom : zoomAt(zoom, largestScale, x, y), true);
	};
	on(window, "pointerup", end);
	on(window, "pointercancel", end);
	on(wrapper, "wheel", (event) => {
		const { canZoom, zoom } = live.current;
		if (!canZoom) return;
		event.preventDefault();
		const scale = zoom.scale * 2 ** (-event.deltaY / (event.deltaMode ? 9 : 300));
		setZoom(zoomAt(zoom, scale, event.clientX - innerWidth / 2, event.clientY - innerHeight / 2));
	});
	on(
		dialog,
		"click",
		(event) => {
			if (!swallowsClick) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		},
		true,
	);
};
