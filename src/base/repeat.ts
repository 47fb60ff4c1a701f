// Presses that are kept and repeated later: the copy says when the visitor pressed.

/** A copy of an event that was kept. */
interface Repeated extends Event {
	pressedAt?: number;
}

/** The time at which the visitor acted, in the time of `event.timeStamp`. */
export const pressedAt = (event: Repeated): number => event.pressedAt ?? event.timeStamp;

/** @returns a copy that can be dispatched */
export const copyOf = (event: Event): Event =>
	Object.assign(new (event.constructor as typeof Event)(event.type, event), { pressedAt: pressedAt(event) });
