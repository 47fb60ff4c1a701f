// Overlays of the page: order, Esc, clicks outside, focus, the page behind, scroll lock. The state exists once a page.
import { closestTo, contains, querySelector } from "../../base/dom";
import { pressedAt } from "../../base/repeat";
import { safeDecode } from "../../base/safe-decode";
import type { Scope } from "../../kit/scope";
import { activeElement, controls, focus, focusables, focusFirst, focusPlace } from "./focus";
import { makeInertExcept } from "./make-inert";
import { lockScroll } from "./scroll-lock";

export { focusables, lockScroll };

export type DismissReason = "escape" | "background" | "outside" | "return";

export interface OverlayOptions {
	/** The topmost element of the overlay; in the document when it opens. */
	root: HTMLElement;
	/**
	 * Asked to close: by Esc, or a phone's back gesture ("escape"), by a click on `root` itself ("background"), by a
	 * click elsewhere ("outside", also on elements that handle it), by a link in it that has led out of it: to a place
	 * on the page, or to another page from which the visitor is back ("return"). Called for the topmost overlay only,
	 * for a link for each overlay that contains it; the owner decides and calls {@link Overlay.close}.
	 */
	onDismiss?(reason: DismissReason, event: Event): void;
	/**
	 * Which event of the key counts as Esc, default `keyup`. An Esc that an element inside has handled does not count
	 * (`defaultPrevented`, also of the previous `keydown`; a missing `keydown`, because a list of options was open; a
	 * native dialog or popover that it closes), and one press closes one overlay at most, even if held.
	 */
	escape?: "keyup" | "keydown";
	/**
	 * The page's elements behind it at this moment become `inert`, default false. Overlays above stay reachable, as do
	 * live regions without controls, and elements that the page configuration names: `{"overlays": {"keep": ".chat, #cookie-bar"}}`.
	 */
	modal?: boolean;
	/**
	 * Tab stays inside, and returns if the focus is elsewhere; default no trap. Read at each Tab. The page hears no key that is
	 * pressed in a frame: Tab may lead out at a frame's end, and the next one returns. Controls in a closed shadow root are not
	 * seen: at an end of the trap, they are left out.
	 */
	trap?: HTMLElement;
	/** Locks scrolling, with this class on `body`; see {@link lockScroll}. Default no lock. */
	lockScroll?: string;
}

export interface Overlay {
	/** Whether it is the topmost one. */
	isTop(): boolean;
	/** Removes it from the stack and undoes inert, trap and lock. Idempotent. Leaves the focus where it is. */
	close(): void;
	/**
	 * Gives the focus to the first control in an element of it, without scrolling, unless it is closed, is not the topmost
	 * one, or has the focus by then. A control that is just becoming visible is waited for.
	 * @param fallback gets the focus if there is no control, and stays focusable
	 */
	focusFirst(area: Element, fallback: HTMLElement): void;
	/**
	 * Returns the focus without scrolling: to the element that had it when the overlay opened; if that was removed, to
	 * the one from which the overlay below was opened, and so on. With a trap in the topmost overlay only to an element
	 * in it, at least its first control. Call it after {@link Overlay.close}. Does nothing when the visitor has moved the
	 * focus elsewhere in the meantime.
	 */
	restoreFocus(): void;
}

interface Entry extends Overlay {
	/** Not a copy: an owner may use a getter, which is read each time. */
	given_: OverlayOptions;
	scope_: Scope;
	/** When it opened, in the time of events. */
	openedAt_: number;
	/** The focused element when it opened, then when the overlay below opened, and so on. */
	openers_: Element[];
}

const live = "[aria-live],[role=alert],[role=status],[role=log],output";
/** Added to `body` by a date field, which may be in the overlay. */
const calendar = ".flatpickr-calendar";
/** Elements in the browser's top layer, which it closes on Esc. In `:is`, as a browser may not support it. */
const nativeLayer = ":is(:modal:not(:fullscreen),:popover-open:not([popover=manual]))";

const stack: Entry[] = [];
let listening: AbortController | undefined;
/** The topmost overlay when Esc went down; null when something else used the key; undefined when no key is down. */
let pressed: Entry | null | undefined;
let pressedOn: EventTarget | null | undefined;
/** Whether Escape is held down, whatever handles it. */
let isEscape = false;
/** Gets a phone's close requests. */
let watcher: CloseWatcher | undefined;
/** The link that was clicked last. */
let leftBy: Element | null | undefined;

/**
 * Puts an overlay on top of what is open. It closes itself when its scope ends or its root leaves the document.
 * @example
 * const overlay = openOverlay(scope, { root: dialog, modal: true, trap: dialog, onDismiss: () => overlay.close() });
 */
export const openOverlay = (scope: Scope, options: OverlayOptions): Overlay => {
	const { root, lockScroll: className } = options;
	const { signal } = scope;
	const { activeElement } = document;
	const release = className !== undefined && lockScroll(className);
	const close = () => {
		const at = stack.indexOf(entry);
		if (at < 0) return;
		stack.splice(at, 1);
		signal.removeEventListener("abort", close);
		if (release) release();
		update();
	};
	const isTop = () => stack.at(-1) === entry;
	const entry: Entry = {
		given_: options,
		scope_: scope,
		openedAt_: new Event("").timeStamp,
		openers_: [...(activeElement ? [activeElement] : []), ...(stack.at(-1)?.openers_ ?? [])],
		isTop,
		close,
		focusFirst: (area, fallback) =>
			// A visitor who has moved into it must not lose the focus in the middle of a word.
			focusFirst(area, fallback, () => isTop() && !contains.call(root, document.activeElement)),
		restoreFocus() {
			const { activeElement, body } = document;
			// A press on an unfocusable element focuses an ancestor: `<main tabindex="-1">`.
			const isAround = activeElement && contains.call(activeElement, root);
			if (activeElement && activeElement !== body && !isAround && !contains.call(root, activeElement)) return;
			const trap = stack.at(-1)?.given_.trap;
			const openers = entry.openers_.filter((opener) => opener !== body && (!trap || contains.call(trap, opener)));
			// The browser does not focus elements that are removed, hidden, disabled or inert.
			[...openers, ...(trap ? focusables(trap) : [])].some((element) => focus(element));
		},
	};
	stack.push(entry);
	signal.addEventListener("abort", close);
	update();
	if (signal.aborted) close();
	return entry;
};

const update = () => {
	const bottom = stack.findLastIndex(({ given_ }) => given_.modal);
	makeInertExcept(bottom < 0 ? [] : reachableFrom(bottom));
	if (!stack.length) {
		listening?.abort();
		watcher?.destroy();
		listening = watcher = undefined;
		return;
	}
	if (!listening) listen();
	watchBack();
};

/** The first back gesture closes the open overlay, https://html.spec.whatwg.org/multipage/interaction.html#close-watchers */
const watchBack = () => {
	if (watcher || !window.CloseWatcher) return;
	watcher = new window.CloseWatcher();
	watcher.onclose = (event) => {
		watcher = undefined;
		const top = stack.at(-1);
		if (top && !isEscape) dismiss(top, "escape", event);
		// If it stays open, the next back gesture leaves the page.
		if (stack[0] && (isEscape || stack.at(-1) !== top)) watchBack();
	};
};

/** Elements that stay usable behind a modal overlay. */
const reachableFrom = (bottom: number): Element[] => {
	const { scope_ } = stack[bottom]!;
	const reachable = stack.slice(bottom).map(({ given_ }): Element => given_.root);
	for (const region of document.querySelectorAll(live))
		if (!querySelector.call(region, controls)) reachable.push(region);
	try {
		reachable.push(...document.querySelectorAll([calendar].concat(scope_.page.config.overlays?.keep ?? []).join()));
	} catch (error) {
		scope_.report("selector", error);
	}
	return reachable;
};

const listen = () => {
	listening = new AbortController();
	const { signal } = listening;
	pressed = pressedOn = undefined;
	isEscape = false;
	for (const type of ["keydown", "keyup"]) {
		addEventListener(type, onKey as EventListener, { signal });
		const note = (event: Event) => {
			isEscape = type === "keydown" && (event as KeyboardEvent).key === "Escape";
		};
		addEventListener(type, note, { signal, capture: true });
	}
	for (const type of ["pointerdown", "click"]) addEventListener(type, onPointer, { signal, capture: true });
	addEventListener("pageshow", onReturn, { signal });
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

/** The browser shows a page again as it was left, https://web.dev/articles/bfcache */
const onReturn = (event: PageTransitionEvent) => {
	if (event.persisted && leftBy)
		for (const entry of stack.toReversed())
			if (contains.call(entry.given_.root, leftBy)) dismiss(entry, "return", event);
	leftBy = undefined;
};

/** A link in an overlay has led to a place of the page behind it, or will in this task. */
const onFollowed = (link: Element | null, event: Event) => {
	if (!(link instanceof HTMLAnchorElement) || link.href.split("#")[0] !== location.href.split("#")[0]) return;
	const place = document.getElementById(safeDecode(link.hash.slice(1)));
	const left = stack.filter(
		({ given_: { root } }) => place && contains.call(root, link) && !contains.call(root, place),
	);
	for (const entry of left.reverse()) dismiss(entry, "return", event);
	if (left[0] && !left.some((entry) => stack.includes(entry))) focusPlace(place!);
};

const onKey = (event: KeyboardEvent) => {
	if (event.key === "Escape" && !event.repeat) onEscape(event);
	if (event.key === "Tab" && event.type === "keydown" && !event.defaultPrevented) onTab(event);
};

const onEscape = (event: KeyboardEvent) => {
	const { defaultPrevented, isTrusted, type } = event;
	const top = stack.at(-1)!;
	if (type === "keydown") pressed = defaultPrevented || document.querySelector(nativeLayer) ? null : top;
	// The `keydown` before went to a list of options, or to whatever was open then; scripts may send the one without the other.
	const isOurs = pressed === top || (pressed === undefined && !isTrusted);
	if (isOurs && !defaultPrevented && type === (top.given_.escape ?? "keyup")) dismiss(top, "escape", event);
	if (type === "keyup") pressed = undefined;
};

const onTab = (event: KeyboardEvent) => {
	const { trap } = stack.at(-1)!.given_;
	if (!trap) return;
	const all = focusables(trap);
	if (event.shiftKey) all.reverse();
	const active = activeElement();
	const end = all.at(-1);
	if (active && end && contains.call(trap, document.activeElement)) {
		// The browser moves the focus as long as there is something to move it to.
		const at = all.indexOf(active as HTMLElement);
		const place = Node.prototype.compareDocumentPosition.call(active, end);
		const ahead = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
		// Between shadow roots there is no order.
		if (at < 0 ? place & ahead && !(place & Node.DOCUMENT_POSITION_DISCONNECTED) : active !== end) return;
	}
	event.preventDefault();
	if (all[0]) focus(all[0], false);
};

const onPointer = (event: Event) => {
	const { target, type } = event;
	const top = stack.at(-1)!;
	const { root } = top.given_;
	const isBeside = (node: unknown) => !(node instanceof Node) || node === root || !contains.call(root, node);
	// A text selection that begins inside and ends outside is not a click outside the overlay.
	const { button, detail } = event as MouseEvent;
	// Nor is the second click of a double click, the first of which has opened the overlay.
	const isClick = type === "click" && !button && !(detail > 1);
	// Nor is a press from before, which was kept and is repeated now.
	const isOutsideClick = isClick && isBeside(target) && isBeside(pressedOn) && pressedAt(event) >= top.openedAt_;
	pressedOn = type === "click" ? undefined : target;
	if (type === "click") {
		const link = (leftBy = closestTo(target, "a[href]"));
		const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
		// Afterwards: the browser scrolls first, and who opens something in its place has done so.
		if (link && !ctrlKey && !metaKey && !shiftKey) setTimeout(() => onFollowed(link, event));
	}
	if (!isOutsideClick || !(target instanceof Element)) return;
	const layer = closestTo(target, `${calendar},${nativeLayer}`);
	if (!layer || contains.call(layer, root)) dismiss(top, target === root ? "background" : "outside", event);
};
