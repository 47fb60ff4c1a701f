// What lies above the page: order, Esc, clicks beside it, focus, what is behind, scroll lock. Its state lives once a page.
import type { Scope } from "../kit/scope";

export type DismissReason = "escape" | "background" | "outside";

export interface OverlayOptions {
	/** The topmost element of the overlay; in the document when it opens. */
	root: HTMLElement;
	/**
	 * Asked to close: by Esc, by a click on `root` itself ("background"), by one beside it ("outside", also on elements
	 * that do something with it). Called for the topmost overlay only, whose owner decides and calls {@link Overlay.close}.
	 */
	onDismiss?(reason: DismissReason, event: Event): void;
	/**
	 * Which event of the key counts as Esc, default `keyup`. An Esc that something inside has used does not count (`defaultPrevented`,
	 * also of the `keydown` before), and one press closes one overlay at most, also when held.
	 */
	escape?: "keyup" | "keydown";
	/**
	 * What is in the page behind it at this moment becomes `inert`, default false. Overlays above stay reachable, live
	 * regions without controls, and what the page configuration names: `{"overlays": {"keep": ".chat, #cookie-bar"}}`.
	 */
	modal?: boolean;
	/** Tab stays inside, and comes back when the focus is elsewhere; default no trap. Looked at with each Tab. */
	trap?: HTMLElement;
	/** Locks scrolling, with this class on `body`; see {@link lockScroll}. Default no lock. */
	lockScroll?: string;
}

export interface Overlay {
	/** Whether it is the topmost one. */
	isTop(): boolean;
	/** Takes it off the stack and undoes inert, trap and lock. Idempotent. Leaves the focus where it is. */
	close(): void;
	/**
	 * Gives the focus back to the element that had it when the overlay opened, without scrolling. To be called after
	 * {@link Overlay.close}. Does nothing when that element is gone, or when the visitor has moved the focus elsewhere meanwhile.
	 */
	restoreFocus(): void;
}

interface Entry extends Overlay {
	/** Not a copy: an owner may answer anew at each look, by a getter. */
	given_: OverlayOptions;
	scope_: Scope;
}

const controls = "a[href],button,iframe,input,select,summary,textarea,[controls],[contenteditable=true],[tabindex]";
const unreachable = ":disabled,[type=hidden],[tabindex^='-'],[inert],[inert] *";
const live = "[aria-live],[role=alert],[role=status],[role=log],output";
/** Hung into `body` by a date field, which may be one of the overlay's. */
const calendar = ".flatpickr-calendar";

const stack: Entry[] = [];
/** What this module made inert. */
const inert: Element[] = [];
/** The body class of each scroll lock that is held. */
const held: string[] = [];
let lockSheet: CSSStyleSheet | undefined;
let listening: AbortController | undefined;
/** The topmost overlay when Esc went down; null when something else used the key; undefined when no key is down. */
let pressed: Entry | null | undefined;
let pressedOn: EventTarget | null | undefined;

/**
 * Puts an overlay on top of what is open. It closes itself when its scope ends or its root leaves the document.
 * @example
 * const overlay = openOverlay(scope, { root: dialog, modal: true, trap: dialog, onDismiss: () => overlay.close() });
 */
export const openOverlay = (scope: Scope, options: OverlayOptions): Overlay => {
	const { root, lockScroll: className } = options;
	const { signal } = scope;
	const before = document.activeElement as HTMLElement | null;
	const release = className !== undefined && lockScroll(className);
	const close = () => {
		const at = stack.indexOf(entry);
		if (at < 0) return;
		stack.splice(at, 1);
		signal.removeEventListener("abort", close);
		if (release) release();
		update();
	};
	const entry: Entry = {
		given_: options,
		scope_: scope,
		isTop: () => stack.at(-1) === entry,
		close,
		restoreFocus() {
			const { activeElement, body } = document;
			const isFree = !activeElement || activeElement === body || root.contains(activeElement);
			if (isFree && before?.isConnected) before.focus({ preventScroll: true });
		},
	};
	stack.push(entry);
	signal.addEventListener("abort", close);
	update();
	if (signal.aborted) close();
	return entry;
};

/** What Tab reaches inside an element, in the order of the document: no hidden, disabled or inert ones. */
export const focusables = (root: Element): HTMLElement[] =>
	[...root.querySelectorAll<HTMLElement>(controls)].filter(
		(element) =>
			!element.matches(unreachable) &&
			(element.checkVisibility?.({ visibilityProperty: true }) ??
				(getComputedStyle(element).visibility !== "hidden" && isRendered(element))),
	);

/**
 * Keeps the page from being scrolled, without moving it: `scrollY` stays, and so does the room of the scroll bar. A class
 * stays on `body` until the last lock that wants it is released; what a style sheet does with it to the height and the
 * overflow of `body` is overruled, because that would move the page.
 * @param className none when empty
 * @returns releases this lock; idempotent
 */
export const lockScroll = (className = ""): (() => void) => {
	const { documentElement: html, body, adoptedStyleSheets: sheets } = document;
	if (!held.length && sheets) {
		// The overflow of `body` is the window's as long as `html` has none, and must not become its own now.
		const isWindow = [html, body].some((element) => getComputedStyle(element).overflowY === "visible");
		const gutter = innerWidth - html.clientWidth > 1 ? "scrollbar-gutter:stable!important" : "";
		lockSheet = new CSSStyleSheet();
		lockSheet.replaceSync(
			`html{overflow:hidden!important;${gutter}}body{overflow:${isWindow ? "visible" : "hidden"}!important;max-height:none!important}`,
		);
		document.adoptedStyleSheets = [...sheets, lockSheet];
	}
	held.push(className);
	if (className) body.classList.add(className);
	let isHeld = true;
	return () => {
		if (!isHeld) return;
		isHeld = false;
		held.splice(held.indexOf(className), 1);
		if (className && !held.includes(className)) body.classList.remove(className);
		if (!held.length && sheets)
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lockSheet);
	};
};

const isRendered = (element: Element | null): boolean =>
	!element || (getComputedStyle(element).display !== "none" && isRendered(element.parentElement));

const update = () => {
	for (const element of inert.splice(0)) element.toggleAttribute("inert", false);
	const bottom = stack.findLastIndex(({ given_ }) => given_.modal);
	const { scope_ } = stack[bottom] ?? {};
	if (scope_) {
		const reachable = stack.slice(bottom).map(({ given_ }): Element => given_.root);
		for (const region of document.querySelectorAll(live)) if (!region.querySelector(controls)) reachable.push(region);
		try {
			reachable.push(...document.querySelectorAll([calendar].concat(scope_.page.config.overlays?.keep ?? []).join()));
		} catch (error) {
			scope_.report("selector", error);
		}
		darken(document.body, reachable);
	}
	if (!stack.length) {
		listening?.abort();
		listening = undefined;
	} else if (!listening) listen();
};

const darken = (parent: Element, reachable: Element[]) => {
	for (const child of parent.children) {
		if (reachable.includes(child) || child.hasAttribute("inert")) continue;
		if (reachable.some((element) => child.contains(element))) darken(child, reachable);
		else {
			child.toggleAttribute("inert", true);
			inert.push(child);
		}
	}
};

const listen = () => {
	listening = new AbortController();
	const { signal } = listening;
	pressed = pressedOn = undefined;
	for (const type of ["keydown", "keyup"]) addEventListener(type, onKey as EventListener, { signal });
	for (const type of ["pointerdown", "click"]) addEventListener(type, onPointer, { signal, capture: true });
	const observer = new MutationObserver(() => {
		for (const { given_, close } of [...stack]) if (!given_.root.isConnected) close();
	});
	observer.observe(document, { childList: true, subtree: true });
	signal.addEventListener("abort", () => observer.disconnect());
};

const dismiss = (entry: Entry, reason: DismissReason, event: Event) => {
	try {
		entry.given_.onDismiss?.(reason, event);
	} catch (error) {
		entry.scope_.report("listener", error);
	}
};

const onKey = (event: KeyboardEvent) => {
	const { key, type, shiftKey } = event;
	const top = stack.at(-1)!;
	const { trap, escape: moment = "keyup" } = top.given_;
	const isDown = type === "keydown";
	const isUsed = event.defaultPrevented;
	if (key === "Escape" && !event.repeat) {
		if (isDown) pressed = isUsed ? null : top;
		if (!isUsed && (pressed === undefined || pressed === top) && type === moment) dismiss(top, "escape", event);
		if (!isDown) pressed = undefined;
	}
	if (key !== "Tab" || !isDown || isUsed || !trap) return;
	const all = focusables(trap);
	if (shiftKey) all.reverse();
	const end = all.at(-1);
	const { activeElement } = document;
	// The browser moves the focus as long as there is something to move it to: the end lies after it, or before it for Shift+Tab.
	if (trap.contains(activeElement) && end && end.compareDocumentPosition(activeElement!) & (shiftKey ? 4 : 2)) return;
	event.preventDefault();
	all[0]?.focus();
};

const onPointer = (event: Event) => {
	const { target, type } = event;
	const top = stack.at(-1)!;
	const { root } = top.given_;
	const isBeside = (node: unknown) => !(node instanceof Node) || node === root || !root.contains(node);
	// A text that is selected to beyond the overlay's edge is no click beside it.
	const isMeant = isBeside(target) && isBeside(pressedOn) && !(event as MouseEvent).button;
	pressedOn = type === "click" ? undefined : target;
	if (type === "click" && isMeant && target instanceof Element && !target.closest(calendar))
		dismiss(top, target === root ? "background" : "outside", event);
};
