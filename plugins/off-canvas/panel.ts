// The panel: opens and closes, and keeps its openers, the focus and the page behind in step.
import { closestTo } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";
import { lockScroll, type Overlay, openOverlay } from "../../src/parts/overlays";
import { $preferences } from "../../src/stores/preferences";
import { createAnimation } from "./animation";
import { addressOf, isAddress, isByKeyboard, type ToggleRequest, wanted } from "./model";
import { createOpeners } from "./openers";

export interface PanelSettings {
	entrance_animation(): string;
	exit_animation(): string;
	is_not_close_on_overlay: boolean;
	is_not_close_on_esc_overlay: boolean;
	prevent_scroll: boolean;
}

/** Milliseconds until the focus moves: into the panel after it opens, back after it has closed. */
const focusDelay = 100;
const delayed = "data-delay-child-handlers";
const exiting = "animated-reverse-wrapper";

/** @returns handles a request, and returns whether it was for this panel. Undefined if the markup is incomplete */
export const createPanel = (
	host: HTMLElement,
	settings: PanelSettings,
	scope: Scope,
): ((request: ToggleRequest) => boolean) | undefined => {
	const find = (part: string) => host.querySelector<HTMLElement>(`.e-off-canvas${part}`);
	const wrapper = find("");
	const main = find("__main");
	const content = find("__content");
	const background = find("__overlay");
	if (!wrapper || !main || !content) return scope.report("markup", ".e-off-canvas__content") as undefined;

	scope.keep(wrapper, "class", "aria-hidden", "inert");
	scope.keep(main, "class");
	scope.keep(content, "tabindex");
	const address = addressOf(wrapper.id, host.dataset.id);
	const animation = createAnimation(wrapper, main, scope);
	const notifyOpeners = createOpeners(wrapper.id, address, scope);
	let overlay: Overlay | undefined;
	let isKeyboard: boolean | undefined;
	let cancelFocus: (() => void) | undefined;

	const isOpen = () => wrapper.ariaHidden === "false";
	/** Writes down the state, which style sheets show. */
	const setOpen = (isNowOpen: boolean) => {
		wrapper.ariaHidden = `${!isNowOpen}`;
		wrapper.toggleAttribute("inert", !isNowOpen);
		notifyOpeners(isNowOpen);
	};

	const open = (isByKey: boolean) => {
		if (host.closest(".swiper-wrapper")) return;
		cancelFocus?.();
		isKeyboard = isByKey;
		const isFirst = wrapper.hasAttribute(delayed);
		wrapper.removeAttribute(delayed);
		// Before any change: the lock reads the page's layout.
		const release = settings.prevent_scroll && lockScroll();
		setOpen(true);
		const current = openOverlay(scope, {
			root: wrapper,
			escape: "keydown",
			// Where nothing covers the page, a pointer may keep using it.
			modal: isKeyboard && !!background?.getClientRects().length,
			trap: isKeyboard ? wrapper : undefined,
			lockScroll: settings.prevent_scroll ? "e-off-canvas__no-scroll" : undefined,
			onDismiss: (reason) =>
				(reason === "return" || (reason === "escape" && !settings.is_not_close_on_esc_overlay)) && close(),
		});
		if (release) release();
		overlay = current;
		wrapper.classList.remove("no-animation");
		animation.run(settings.entrance_animation(), []);
		if (isFirst) startElements(content, scope);
		if (isKeyboard) cancelFocus = scope.timeout(focusDelay, () => current.focusFirst(wrapper, content));
	};

	const close = () => {
		const closed = overlay;
		if (!isOpen() || !closed) return;
		cancelFocus?.();
		const returnsFocus = isKeyboard || wrapper.contains(document.activeElement);
		// The site's style sheet locks the page with this class, until the panel has closed.
		const unlock = lockScroll("e-off-canvas__no-scroll-animation");
		closed.close();
		setOpen(false);
		wrapper.classList.add(exiting);
		animation.run(settings.exit_animation(), ["reverse"], (isCut) => {
			wrapper.classList.remove(exiting);
			unlock();
			if (isCut || !returnsFocus) return;
			if ($preferences.get().reducedMotion) closed.restoreFocus();
			else cancelFocus = scope.timeout(focusDelay, closed.restoreFocus);
		});
	};

	if (background) {
		scope.on(background, "click", (event) => {
			event.preventDefault();
			// The first click of a double click has opened it.
			if (!settings.is_not_close_on_overlay && !(event.detail > 1)) close();
		});
	}
	notifyOpeners(false);

	return (request) => {
		if (!isAddress(request.id, address)) return false;
		const should = wanted(request, isOpen());
		if (should && !isOpen()) open(isByKeyboard(request.previousEvent));
		else if (should === false) close();
		return true;
	};
};

/** Starts the elements that waited for the first opening. */
const startElements = (content: HTMLElement, scope: Scope) => {
	for (const element of content.querySelectorAll(".elementor-element")) {
		try {
			if (!closestTo(element, `[${delayed}=true]`)) window.elementorFrontend?.elementsHandler?.runReadyTrigger(element);
		} catch (error) {
			scope.report("listener", error);
		}
	}
};
