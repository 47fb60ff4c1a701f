// The details of a component's change event: its reason, and how to prevent it.

/**
 * `press`: a pointer on its control, or a drag; `outside`: a pointer elsewhere; `hover`: the mouse, for menus; `key`:
 * a key; `escape`: the Escape key; `back`: the history; `script`: anything else: the component's handle, timers.
 */
export type ChangeReason = "press" | "outside" | "hover" | "key" | "escape" | "back" | "script";

export interface ChangeDetails {
	reason: ChangeReason;
	/** The visitor's, if there is one. */
	event?: Event | undefined;
	/** The change is taken back. */
	preventDefault(): void;
}

/** The visitor's last event, while a plugin may still handle it: until the frame after it. Later changes come from timers. */
let last: Event | undefined;
/** The visitor's last key or press, however long ago. */
let pressed: Event | undefined;

const note = (event: Event) => {
	last = event;
	if (event instanceof UIEvent) pressed = event;
	const forget = () => {
		if (last === event) last = undefined;
	};
	requestAnimationFrame(() => requestAnimationFrame(forget));
};

/** The visitor's last key or press: whether keys or a pointer are in use. While nothing follows the visitor, the one that is being handled. */
export const lastPress = (): Event | undefined =>
	pressed ?? (window.event instanceof UIEvent ? window.event : undefined);

/** Calls of the app that make changes in this task, by a handle: React may be rendering. */
let asks = 0;

/** Runs a call of the app. */
export const ask = <R>(run: () => R): R => {
	asks++;
	try {
		return run();
	} finally {
		// Observers of what it has changed come first.
		queueMicrotask(() => asks--);
	}
};

/** Runs what has React render immediately: after its present rendering. */
export const afterRender = (run: () => void): void => (asks ? queueMicrotask(run) : run());

/** Runs changes that the rest of the visitor's event would undo: menus close at a press elsewhere, which may be the one that opens them. */
export const afterEvent = (run: () => void): void => {
	const later = asks ? () => ask(run) : run;
	if (last?.eventPhase) setTimeout(later);
	else run();
};

/** Runs what sends events for the app: none of the visitor's. */
const forApp = (run: () => void) => {
	const before = [last, pressed] as const;
	run();
	[last, pressed] = before;
};

/** Presses a key for the app. */
export const pressKey = (node: Element | null | undefined, key: string): void =>
	forApp(() => node?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));

/** Clicks a control for the app. */
export const pressControl = (node: HTMLElement | null | undefined): void => forApp(() => node?.click());

let users = 0;
const types = ["click", "pointerup", "keydown", "keyup", "popstate", "hashchange"];

/** Listens to visitors' events. @returns stops it */
export const followVisitor = (): (() => void) => {
	if (!users++) for (const type of types) addEventListener(type, note, true);
	return () => {
		if (--users) return;
		pressed = undefined;
		for (const type of types) removeEventListener(type, note, true);
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
 * Creates the details of a change now, and returns whether a listener has prevented it.
 * @param isInside whether a pressed node is its control; by default any node is
 * @param otherwise the reason if there is no event of the visitor
 */
export const detailsNow = (
	isInside: (target: Node) => boolean = () => true,
	otherwise: ChangeReason = "script",
): { details: ChangeDetails; isPrevented(): boolean } => {
	let isPrevented = false;
	const event = asks ? undefined : last;
	const details: ChangeDetails = {
		reason: event ? reasonOf(event, isInside) : asks ? "script" : otherwise,
		event,
		preventDefault() {
			isPrevented = true;
		},
	};
	return { details, isPrevented: () => isPrevented };
};
