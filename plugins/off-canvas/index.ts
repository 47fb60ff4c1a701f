// Off-canvas: opens and closes the panel, and keeps the links that do it, the focus and the page behind in step.

import type { ActionHandler } from "../../src/base/descriptor";
import { decodeAction } from "../../src/kit/actions";
import { definePlugin } from "../../src/kit/plugin";
import { responsive, text, toggle } from "../../src/kit/settings";
import { focusables, lockScroll, type Overlay, openOverlay } from "../../src/parts/overlays";
import { $preferences } from "../../src/stores/preferences";
import { addressOf, isAddress, isByKeyboard, type ToggleRequest, wanted } from "./model";

const toggleEvent = "elementor-pro/off-canvas/toggle-display-mode";
/** Milliseconds until the focus moves: into the panel after it opens, back after it has closed. */
const focusDelay = 100;
/** Milliseconds after which an animation that never began, because its style sheet is missing for one, counts as ended. */
const patience = 2000;
const delayed = "data-delay-child-handlers";
const exiting = "animated-reverse-wrapper";
const exitingBody = "e-off-canvas__no-scroll-animation";

/** The last request of a link, as long as no panel has heard it: its panel may be mounted in a moment. */
let unheard: ToggleRequest | undefined;
const request: ActionHandler = (detail) => {
	unheard = detail;
	dispatchEvent(new CustomEvent(toggleEvent, { detail }));
};

const settings = {
	entrance_animation: responsive(text()),
	exit_animation: responsive(text()),
	is_not_close_on_overlay: toggle(),
	is_not_close_on_esc_overlay: toggle(),
	prevent_scroll: toggle(),
};

export default definePlugin({
	settings,
	actions: { "off_canvas:open": request, "off_canvas:close": request, "off_canvas:toggle": request },
	setup(host, settings, scope) {
		const find = (part: string) => host.querySelector<HTMLElement>(`.e-off-canvas${part}`);
		const wrapper = find("");
		const main = find("__main");
		const content = find("__content");
		if (!wrapper || !main || !content) return;
		const address = addressOf(wrapper.id, host.dataset.id);
		const { body } = document;
		const triggers = new Set<Element>();
		let overlay: Overlay | undefined;
		let isKeyboard: boolean | undefined;
		let stopFocus: (() => void) | undefined;
		/** Ends the animation that runs; cut short: because the next one begins. */
		let end: ((isCut?: boolean) => void) | undefined;
		let isReduced: boolean | undefined;

		const isOpen = () => wrapper.ariaHidden === "false";

		/** Tells every trigger, those included that were inserted meanwhile. */
		const tellTriggers = () => {
			for (const link of document.querySelectorAll('a[href*="elementor-action"],[aria-controls]')) {
				if (link.getAttribute("aria-controls") !== wrapper.id) {
					const [name, { id } = {} as ToggleRequest] = decodeAction(link.getAttribute("href") ?? "") ?? [];
					if (!name?.startsWith("off_canvas:") || !isAddress(id, address)) continue;
				}
				if (!triggers.has(link)) scope.keep(link, "aria-controls", "aria-expanded");
				triggers.add(link);
				link.setAttribute("aria-controls", wrapper.id);
				link.ariaExpanded = `${isOpen()}`;
			}
		};

		const animate = (setting: string, classes: string[], after?: (isCut?: boolean) => void) => {
			end?.(true);
			const name = setting.trim() || "none";
			const names = ["animated", ...classes, ...name.split(/\s+/)];
			if (name === "none") wrapper.classList.add("no-animation");
			main.classList.add(...names);
			const stop = scope.timeout(patience, () => main.getAnimations?.()[0] || end?.());
			end = (isCut) => {
				end = undefined;
				stop();
				main.classList.remove(...names);
				after?.(isCut);
			};
			if (isReduced) end();
		};

		const open = (isByKey: boolean) => {
			if (host.closest(".swiper-wrapper")) return;
			stopFocus?.();
			isKeyboard = isByKey;
			const isFirst = wrapper.hasAttribute(delayed);
			wrapper.ariaHidden = "false";
			wrapper.toggleAttribute("inert", false);
			wrapper.removeAttribute(delayed);
			overlay = openOverlay(scope, {
				root: wrapper,
				escape: "keydown",
				// Where nothing covers the page, a pointer may go on using it.
				modal: isKeyboard && !!find("__overlay")?.getClientRects().length,
				trap: isKeyboard ? wrapper : undefined,
				lockScroll: settings.prevent_scroll ? "e-off-canvas__no-scroll" : undefined,
				onDismiss: (reason) => reason === "escape" && !settings.is_not_close_on_esc_overlay && close(),
			});
			tellTriggers();
			wrapper.classList.remove("no-animation");
			animate(settings.entrance_animation(), []);
			if (isFirst) startElements();
			if (isKeyboard) {
				stopFocus = scope.timeout(focusDelay, () => {
					const [first = content] = focusables(wrapper);
					if (first === content) first.tabIndex = 0;
					first.focus({ preventScroll: true });
				});
			}
		};

		const startElements = () => {
			for (const element of content.querySelectorAll(".elementor-element")) {
				try {
					if (!element.closest(`[${delayed}=true]`)) window.elementorFrontend?.elementsHandler.runReadyTrigger(element);
				} catch (error) {
					scope.report("listener", error);
				}
			}
		};

		const close = () => {
			if (!isOpen()) return;
			stopFocus?.();
			const returnsFocus = isKeyboard || wrapper.contains(document.activeElement);
			const closed = overlay;
			// Until the panel has gone, so that the scroll bar comes back after it.
			const unlock = settings.prevent_scroll && lockScroll();
			closed?.close();
			wrapper.ariaHidden = "true";
			wrapper.toggleAttribute("inert", true);
			tellTriggers();
			wrapper.classList.add(exiting);
			body.classList.add(exitingBody);
			animate(settings.exit_animation(), ["reverse"], (isCut) => {
				wrapper.classList.remove(exiting);
				// Another panel may be on its way out as well.
				body.classList.toggle(exitingBody, !!document.querySelector(`.${exiting}`));
				if (unlock) unlock();
				if (isCut || !closed || !returnsFocus) return;
				if (isReduced) closed.restoreFocus();
				else stopFocus = scope.timeout(focusDelay, closed.restoreFocus);
			});
		};

		const answer = (detail: ToggleRequest | null | undefined) => {
			if (!detail || !isAddress(detail.id, address)) return;
			unheard = undefined;
			const should = wanted(detail, isOpen());
			if (should === isOpen()) return;
			if (should) open(isByKeyboard(detail.previousEvent));
			else if (should === false) close();
		};

		scope.keep(wrapper, "class", "aria-hidden", "inert");
		scope.keep(main, "class");
		scope.keep(content, "tabindex");
		scope.add(() => end?.(true));
		const previous = host.previousElementSibling;
		if (previous && host.closest(".e-con,.elementor-section")?.matches(".elementor-section")) {
			scope.keep(previous, "class");
			previous.classList.add("e-element-before-off-canvas");
		}
		scope.watch($preferences, ({ reducedMotion }) => {
			isReduced = reducedMotion;
			if (isReduced) end?.();
		});
		tellTriggers();

		for (const type of ["animationend", "animationcancel"] as const) {
			scope.on(main, type, (event) => {
				if (event.target !== main || event.pseudoElement) return;
				// The end of an entrance that the exit has replaced is heard when the exit runs already.
				if (type === "animationend" || !main.getAnimations?.()[0]) end?.();
			});
		}
		const background = find("__overlay");
		if (background) {
			scope.on(background, "click", (event) => {
				event.preventDefault();
				if (!settings.is_not_close_on_overlay) close();
			});
		}
		scope.on(window, toggleEvent, (event) => answer((event as CustomEvent<ToggleRequest>).detail));
		answer(unheard);
	},
});
