// Follows a pointer that drags: one axis, a threshold before it counts, no click when it ends.
import { closestTo } from "../base/dom";
import { type Styles, setStyles } from "../kit/inline-styles";
import type { Scope } from "../kit/scope";

/** The state of a drag. */
export interface Drag {
	/** CSS pixels from the start of the press. */
	dx: number;
	dy: number;
	/** CSS pixels a millisecond over the last 100 ms; 0 if the pointer rested. */
	vx: number;
	vy: number;
	/** Milliseconds since the pointer went down. */
	ms: number;
	/** The last event of the pointer. */
	event: PointerEvent;
}

export interface DragOptions {
	/** Along which axis; a movement that begins closer to the other one is the browser's, which scrolls. */
	axis: "x" | "y";
	/** Which pointers, default all. */
	pointers?: readonly ("mouse" | "touch" | "pen")[];
	/** CSS pixels that a press may move and is still a click; default 5. */
	threshold?: number;
	/** Degrees from the axis up to which a first movement counts as along it; default 45. */
	angle?: number;
	/** Whether a press may become a drag. Not asked about presses of other than the main button. */
	canStart?(event: PointerEvent): boolean;
	/** The press has become a drag. */
	onStart?(drag: Drag): void;
	/** It has moved; once per frame, with the browser's own pace of `pointermove`. */
	onMove(drag: Drag): void;
	/** It is over. @param isCancelled the browser took the pointer, to scroll for example */
	onEnd(drag: Drag, isCancelled: boolean): void;
}

/** Milliseconds over which the speed is measured. */
const sampleMs = 100;

/**
 * Follows pointers that go down in the element, until the scope ends. For touch, the browser keeps scrolling across
 * the axis and zooming (`touch-action`). Text fields keep their presses, a drag selects no text and does not move the
 * focus, and the click after a drag is suppressed.
 * @returns takes an event of a pointer that went down before it listened
 * @example followDrag(scope, track, { axis: "x", onMove: ({ dx }) => shift(dx), onEnd: ({ vx }) => settle(vx) });
 */
export const followDrag = (
	scope: Scope,
	element: HTMLElement,
	options: DragOptions,
): ((event: PointerEvent) => void) => {
	const { axis, pointers, threshold = 5, angle = 45, canStart, onStart, onMove, onEnd } = options;
	/** How the pointer went down; undefined while none is. */
	let first: PointerEvent | undefined;
	/** The element with the focus at that time; a press without a control removes the focus. */
	let focused: Element | null;
	/** The last 100 ms. */
	let samples: PointerEvent[] = [];
	let isDragging = false;
	/** The element's styles before a drag. */
	let selectable: Styles = {};
	/** Until the click that a drag ends with has passed. */
	let ignoresClick = false;

	const read = (): Drag => {
		const event = samples.at(-1)!;
		samples = samples.filter(({ timeStamp }) => event.timeStamp - timeStamp <= sampleMs);
		const oldest = samples[0]!;
		const ms = event.timeStamp - oldest.timeStamp || 1;
		return {
			dx: event.clientX - first!.clientX,
			dy: event.clientY - first!.clientY,
			vx: (event.clientX - oldest.clientX) / ms,
			vy: (event.clientY - oldest.clientY) / ms,
			ms: event.timeStamp - first!.timeStamp,
			event,
		};
	};

	const press = (event: PointerEvent) => {
		if (isDragging || event.button || (pointers && !pointers.includes(event.pointerType as "mouse"))) return;
		if (closestTo(event.target, "input,select,textarea,[contenteditable=true]")) return;
		if (canStart && !canStart(event)) return;
		ignoresClick = false;
		first = event;
		focused = document.activeElement;
		samples = [event];
	};

	const move = (event: PointerEvent) => {
		if (event.pointerId !== first?.pointerId) return;
		samples.push(event);
		if (isDragging) return onMove(read());
		const dx = Math.abs(event.clientX - first.clientX);
		const dy = Math.abs(event.clientY - first.clientY);
		// A button released outside the element sends no event here.
		if (!event.buttons) first = undefined;
		else if (Math.hypot(dx, dy) > threshold) {
			const [along, across] = axis === "x" ? [dx, dy] : [dy, dx];
			if ((Math.atan2(across, along) * 180) / Math.PI > angle) first = undefined;
			else {
				isDragging = true;
				// Clears the text selected before the threshold; from now on nothing is selected.
				getSelection()?.removeAllRanges();
				if (document.activeElement === document.body) (focused as HTMLElement | null)?.focus?.({ preventScroll: true });
				selectable = setStyles(element, { "-webkit-user-select": "none" });
				try {
					// Not before: the click of a captured pointer misses the pressed element.
					element.setPointerCapture(event.pointerId);
				} catch {
					// A synthetic pointer cannot be captured.
				}
				onStart?.(read());
				onMove(read());
			}
		}
	};

	const end = (event: PointerEvent) => {
		if (event.pointerId !== first?.pointerId) return;
		const isCancelled = event.type === "pointercancel";
		// A cancelled pointer has no position.
		if (!isCancelled) samples.push(event);
		const drag = read();
		first = undefined;
		if (!isDragging) return;
		isDragging = false;
		setStyles(element, selectable);
		ignoresClick = !isCancelled;
		// The click of this press comes before the next task.
		scope.timeout(0, () => {
			ignoresClick = false;
		});
		onEnd(drag, isCancelled);
	};

	scope.keep(element, "style");
	if (!pointers || pointers.includes("touch")) element.style.touchAction = `pan-${axis === "x" ? "y" : "x"} pinch-zoom`;
	// Browsers send one `pointermove` per frame, so styles are written once per frame.
	const handlers: Record<string, (event: PointerEvent) => void> = {
		pointerdown: press,
		pointermove: move,
		pointerup: end,
		pointercancel: end,
	};
	for (const [type, handler] of Object.entries(handlers)) scope.on(element, type, handler as (event: Event) => void);
	// Pictures and links would be dragged by the browser.
	scope.on(element, "dragstart", (event) => first && event.preventDefault());
	scope.on(
		element,
		"click",
		(event) => {
			if (!ignoresClick) return;
			event.preventDefault();
			event.stopPropagation();
		},
		{ capture: true },
	);
	return (event) => handlers[event.type]?.(event);
};
