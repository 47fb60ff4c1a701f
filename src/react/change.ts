// What a component says of a change: what it came from, and how to prevent it.

/**
 * `press`: a pointer on what changes it, a drag as well; `outside`: one elsewhere; `hover`: the mouse, of menus; `key`: a key;
 * `escape`: that key; `back`: the history; `script`: anything else, a timer as well.
 */
export type ChangeReason = "press" | "outside" | "hover" | "key" | "escape" | "back" | "script";

export interface ChangeDetails {
	reason: ChangeReason;
	/** The visitor's, if there is one. */
	event?: Event | undefined;
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

/** Runs what would be undone by the rest of the visitor's event: menus close at a press elsewhere, which may be the one that opens them. */
export const afterEvent = (run: () => void): void => {
	if (last?.eventPhase) setTimeout(run);
	else run();
};

/** Presses a key for the app: no event of the visitor's. */
export const pressKey = (node: Element | null | undefined, key: string): void => {
	const before = last;
	node?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
	last = before;
};

let users = 0;
const types = ["click", "pointerup", "keydown", "keyup", "popstate", "hashchange"];

/** Listens for what visitors do. @returns ends it */
export const followVisitor = (): (() => void) => {
	if (!users++) for (const type of types) addEventListener(type, note, true);
	return () => {
		if (!--users) for (const type of types) removeEventListener(type, note, true);
	};
};

const reasonOf = (event: Event, isInside: (target: Node) => boolean): ChangeReason => {
	if (event instanceof KeyboardEvent) return event.key === "Escape" ? "escape" : "key";
	if (!/^(click|pointerup)$/.test(event.type)) return "back";
	// The click of a key.
	if (event.type === "click" && !(event as MouseEvent).detail && event.isTrusted) return "key";
	return isInside(event.target as Node) ? "press" : "outside";
};

/**
 * What a component says of a change now, and whether a listener has prevented it.
 * @param isInside whether a pressed node is one that changes it; any is by default
 * @param otherwise where the visitor has done nothing
 */
export const detailsNow = (
	isInside: (target: Node) => boolean = () => true,
	otherwise: ChangeReason = "script",
): { details: ChangeDetails; isPrevented(): boolean } => {
	let isPrevented = false;
	const details = {
		reason: last ? reasonOf(last, isInside) : otherwise,
		event: last,
		preventDefault() {
			isPrevented = true;
		},
	};
	return { details, isPrevented: () => isPrevented };
};
