// Follows the mouse through a menu: it enters items on which it rests, not those that it only crosses on its way to an open list.
import type { Scope } from "../../kit/scope";

/** Milliseconds that the mouse rests on an item. */
const enterMs = 250;
/** Milliseconds that it may be outside the menu. */
const leaveMs = 500;

/** A place in the window, in CSS pixels, as pointer events carry it. */
interface Place {
	clientX: number;
	clientY: number;
}

export interface MouseOptions<T> {
	/** The item that an event was sent to. */
	itemOf(event: Event): T;
	/** The mouse has rested on another item. */
	enter(item: T): void;
	/** It has left the menu. */
	leave(): void;
	/** Box of the open list that it may be heading for. */
	goal(): DOMRectReadOnly | undefined;
}

/** Touch and pens are not followed: they send clicks. @returns makes the mouse rest on an item */
export const followMouse = <T>(
	menu: HTMLElement,
	{ itemOf, enter, leave, goal }: MouseOptions<T>,
	scope: Scope,
): ((item: T) => void) => {
	let item: T | undefined;
	let last: Place | undefined;
	let cancel: (() => void) | undefined;
	const wait = (ms: number, then: () => void) => {
		cancel?.();
		cancel = scope.timeout(ms, () => {
			cancel = undefined;
			then();
		});
	};
	const rest = (next: T) => {
		item = next;
		wait(enterMs, () => enter(next));
	};
	const onMove = (event: PointerEvent) => {
		if (event.pointerType !== "mouse") return;
		const next = itemOf(event);
		const box = cancel && last && goal();
		if (next !== item || (box && headsFor(last!, event, box))) rest(next);
		last = event;
	};
	scope.on(menu, "pointerover", onMove);
	scope.on(menu, "pointermove", onMove, { passive: true });
	const stop = () => {
		cancel?.();
		cancel = undefined;
	};
	// Dismissing the open list must not let the item under the mouse open 250 ms later.
	scope.on(document, "keydown", ({ key }) => {
		if (key === "Escape" && item !== undefined) stop();
	});
	// A click has said what to open: a followed link closes the menu.
	scope.on(menu, "click", stop);
	// Nor does who leaves the page: a browser that keeps it would open the item on the way back.
	scope.on(window, "pagehide", stop);
	scope.on(menu, "pointerleave", ({ pointerType }) => {
		if (pointerType !== "mouse") return;
		item = undefined;
		wait(leaveMs, leave);
	});
	return rest;
};

/** Least cosine between a pointer's direction and the direction to a box that counts as moving toward it: about 70 degrees. */
const leastCosine = 0.3;

/** Whether a pointer that has moved between two places is on its way to a box. */
export const headsFor = (from: Place, to: Place, { x, y, width, height }: DOMRectReadOnly): boolean => {
	const way = [to.clientX - from.clientX, to.clientY - from.clientY] as const;
	const rest = [x + width / 2 - from.clientX, y + height / 2 - from.clientY] as const;
	return way[0] * rest[0] + way[1] * rest[1] > leastCosine * Math.hypot(...way) * Math.hypot(...rest);
};
