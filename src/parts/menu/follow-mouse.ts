// Follows the mouse through a menu: what it rests on is entered, what it only crosses on its way to an open list is not.
import type { Scope } from "../../kit/scope";
import { headsFor, type Place } from "./heads-for";

/** Milliseconds that the mouse rests on an item. */
const enterMs = 250;
/** Milliseconds that it may be outside of the menu. */
const leaveMs = 500;

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

/** Fingers and pens, which tap, are not followed: what they do comes as clicks. */
export const followMouse = <T>(
	menu: HTMLElement,
	{ itemOf, enter, leave, goal }: MouseOptions<T>,
	scope: Scope,
): void => {
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
	const onMove = (event: PointerEvent) => {
		if (event.pointerType !== "mouse") return;
		const next = itemOf(event);
		const box = cancel && last && goal();
		if (next !== item || (box && headsFor(last!, event, box))) wait(enterMs, () => enter(next));
		item = next;
		last = event;
	};
	scope.on(menu, "pointerover", onMove);
	scope.on(menu, "pointermove", onMove, { passive: true });
	scope.on(menu, "pointerleave", ({ pointerType }) => {
		if (pointerType !== "mouse") return;
		item = undefined;
		wait(leaveMs, leave);
	});
};
