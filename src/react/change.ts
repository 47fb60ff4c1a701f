// What a component says of a change: what it came from, and how to prevent it.

/** `press`: a pointer on what changes it; `outside`: one elsewhere; `key`: a key; `escape`: that key; `back`: the history; `script`: anything else, a timer as well. */
export type ChangeReason = "press" | "outside" | "key" | "escape" | "back" | "script";

export interface ChangeDetails {
	reason: ChangeReason;
	/** The visitor's, where there is one. */
	event?: Event;
	/** The change is taken back. */
	preventDefault(): void;
}

/** The visitor's last event, for as long as a plugin may answer it: in the frame after it at the latest. What comes later is a timer's. */
let last: Event | undefined;

const note = (event: Event) => {
	last = event;
	const forget = () => {
		if (last === event) last = undefined;
	};
	requestAnimationFrame(() => requestAnimationFrame(forget));
};

let users = 0;
const types = ["click", "keydown", "keyup", "popstate", "hashchange"];

/** Listens for what visitors do. @returns ends it */
export const followVisitor = (): (() => void) => {
	if (!users++) for (const type of types) addEventListener(type, note, true);
	return () => {
		if (!--users) for (const type of types) removeEventListener(type, note, true);
	};
};

/** @param isInside whether a pressed node is one that changes it; any is by default */
export const reasonNow = (
	isInside: (target: Node) => boolean = () => true,
): Pick<ChangeDetails, "reason" | "event"> => {
	if (!last) return { reason: "script" };
	const event = last;
	if (event instanceof KeyboardEvent) return { reason: event.key === "Escape" ? "escape" : "key", event };
	if (event.type !== "click") return { reason: "back", event };
	// The click of a key.
	if (!(event as MouseEvent).detail && event.isTrusted) return { reason: "key", event };
	return { reason: isInside(event.target as Node) ? "press" : "outside", event };
};
