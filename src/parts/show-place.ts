// Shows a place of the page by whatever hides it (tabs, accordions, details, panels, slides), and scrolls to it.
import { closest, closestTo, contains, getAttribute, matches, parentOf, querySelector } from "../base/dom";
import { safeDecode } from "../base/safe-decode";
import type { Scope } from "../kit/scope";

/** State of an opener that is not pressed. */
const closed = ":is([aria-selected=false],[aria-expanded=false]:not([aria-selected=true]))";
/** Has a box, but its content is hidden. */
export const toBeFound = "[hidden=until-found]";
/** Milliseconds for which the place is followed: panels slide open, and others above may close. */
const followMs = 1500;
/** By which a visitor goes elsewhere. */
const inputs = ["wheel", "touchmove", "keydown", "pointerdown"];

const known = new WeakSet<Element>();
let shown: Element | undefined;

/** Shows the place of the address if it is in the host, and the places of links that are pressed again. */
export const showPlace = (host: HTMLElement, scope: Scope): void => {
	const show = (hash: string) => {
		const place = hash && document.getElementById(safeDecode(hash.slice(1)));
		// Nested hosts all get it.
		if (!place || place === shown || !contains.call(host, place)) return;
		shown = place;
		queueMicrotask(() => (shown = undefined));
		reveal(place, scope);
	};
	show(location.hash);
	if (known.has(host)) return;
	known.add(host);
	scope.add(() => known.delete(host));
	// The address does not change if it already points there.
	scope.on(document, "click", ({ target }) => {
		const link = closestTo<HTMLAnchorElement>(target, "a[href*='#']");
		if (link && link.hash === location.hash && link.pathname === location.pathname) show(link.hash);
	});
};

/** Presses the opener of each area that contains a place, the outermost first, and scrolls there. */
const reveal = (place: Element, scope: Scope) => {
	if (openAround(place)) follow(place, scope);
};

/** @returns whether something was closed */
export const openAround = (place: Element): boolean => {
	let isPressed = false;
	const areas: Element[] = [];
	for (let node: Element | null = place; node; node = parentOf(node)) areas.unshift(node);
	for (const area of areas) {
		const control = openerOf(area, area === place);
		if (!control) continue;
		isPressed = true;
		control();
	}
	return isPressed;
};

/** How an area is opened; undefined if it is open, or nothing opens it. */
export const openerOf = (area: Element, isPlace?: boolean): (() => unknown) | undefined => {
	const press = (control: Element | null) =>
		control &&
		(() =>
			EventTarget.prototype.dispatchEvent.call(control, new MouseEvent("click", { bubbles: true, cancelable: true })));
	if (area instanceof HTMLDetailsElement)
		return area.open ? undefined : (press(querySelector.call(area, ":scope>summary")) ?? undefined);
	const { swiper } = (closest.call(area, ".swiper,.swiper-container") ?? {}) as {
		swiper?: { slides: readonly Element[]; slideTo(index: number, ms?: number): unknown };
	};
	if (swiper && matches.call(area, ".swiper-slide")) {
		const index = [...swiper.slides].indexOf(area);
		return index >= 0 && matches.call(area, "[inert]") ? () => swiper.slideTo(index, 0) : undefined;
	}
	if (isPlace && matches.call(area, `[aria-controls]${closed}`)) return press(area) ?? undefined;
	const id = getAttribute.call(area, "id");
	if (!id || (isSeen(area) && !matches.call(area, toBeFound))) return;
	// The builder adds the owner's own id to that of a panel, after a space.
	return press(document.querySelector(`[aria-controls~=${JSON.stringify(id.split(" ")[0])}]${closed}`)) ?? undefined;
};

const isSeen = (node: Element) => Element.prototype.checkVisibility?.call(node, { visibilityProperty: true }) ?? false;

/** Keeps a place in view, below elements stuck at the top, until nothing moves any more or the visitor scrolls. */
const follow = (place: Element, scope: Scope) => {
	const end = performance.now() + followMs;
	let isOver = false;
	const stop = () => {
		isOver = true;
	};
	// The press that has led here is over.
	scope.timeout(0, () => {
		for (const type of inputs) scope.on(window, type, stop, { once: true, passive: true, capture: true });
	});
	let last: number | undefined;
	const lookSoon = () => look;
	const look = () => {
		if (isOver || performance.now() > end) return;
		if (isSeen(place)) {
			const { top } = Element.prototype.getBoundingClientRect.call(place);
			if (top !== last) {
				Element.prototype.scrollIntoView.call(place, { behavior: "instant" });
				clear(place);
				last = Element.prototype.getBoundingClientRect.call(place).top;
			}
		}
		scope.frame(lookSoon);
	};
	look();
};

/** Scrolls back by as much as something stuck covers. */
const clear = (place: Element) => {
	const { left, top, width } = Element.prototype.getBoundingClientRect.call(place);
	const cover = document.elementFromPoint(left + width / 2, top + 1);
	for (let node = cover; node && !contains.call(node, place) && !contains.call(place, node); node = parentOf(node))
		if (/fixed|sticky/.test(getComputedStyle(node).position)) {
			const { bottom } = Element.prototype.getBoundingClientRect.call(node);
			return scrollBy({ top: top - bottom, behavior: "instant" });
		}
};
