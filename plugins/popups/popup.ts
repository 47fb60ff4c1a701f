// One popup: how it is opened and closed, and the focus.
import { parseObject } from "../../src/base/page";
import { isOlder } from "../../src/base/version";
import { createScope, type OwnedScope, type Scope } from "../../src/kit/scope";
import { text } from "../../src/kit/settings";
import { afterFrame } from "../../src/parts/after-frame";
import { type Overlay, openOverlay } from "../../src/parts/overlays";
import { createApi, wrap } from "./api";
import { startElements } from "./content";
import { createImpressions } from "./counters";
import { createDialog } from "./dialog";
import { notify } from "./page";
import { readPopup } from "./settings";
import type { OwnedPopup, Popup } from "./types";
import { versionOfPopups } from "./version";

/** Milliseconds until the focus moves, as long as the page builder takes. */
const focusDelay = 250;

const openPopups = new Set<Popup>();

/** @param scope the popup's own */
export const createPopup = (server: HTMLElement, scope: Scope, mode: OwnedPopup["mode"]): OwnedPopup => {
	const { page } = scope;
	const isEdited = mode === "edited";
	const { elementorId: id = "" } = server.dataset;
	const values: Record<string, unknown> = {
		...(page.config.plugins?.popups as object),
		...parseObject(server.dataset.elementorSettings, (error) => scope.report("settings", error)),
	};
	const settings = readPopup(values, isOlder(versionOfPopups(page), "3.11"));
	const impressions = createImpressions(id, settings.timing);
	const countsClosing = !!text()((key) => settings.timing[key], "times_count");
	/** From an opening to the closing after it. */
	let session: OwnedScope | undefined;
	let overlay: Overlay | undefined;
	let cancelCleaning: (() => void) | undefined;
	let cancelRestoring: (() => void) | undefined;
	let dismissedBy: Event | undefined;

	const { getModal, ...dialog } = createDialog(server, id, settings, scope, () => close());

	const openOnTop = () => {
		const { widget } = getModal();
		if (overlay?.isTop()) return;
		overlay?.close();
		overlay = openOverlay(scope, {
			root: widget,
			modal: settings.modal,
			trap: settings.a11y_navigation ? widget : undefined,
			lockScroll: settings.prevent_scroll ? "dialog-prevent-scroll" : undefined,
			onDismiss(reason, event) {
				const isPrevented =
					reason === "escape" ? settings.prevent_close_on_esc_key : settings.prevent_close_on_background_click;
				if (isPrevented && reason !== "return") return;
				dismissedBy = event;
				close();
			},
		});
	};

	const open = () => scope.run(openAnew);
	const openAnew = () => {
		if (popup.getStorage("disable") && mode !== "previewed") return;
		session?.dispose();
		cancelCleaning?.();
		// The focus returns first, so that the same element is recorded again.
		if (cancelRestoring) restoreFocus();
		const current = createScope(page, server, "popups", (error) => scope.report("plugin", error));
		session = current;
		openPopups.add(popup);
		// Before any change: the lock reads the page's layout.
		openOnTop();
		const copy = dialog.fill();
		popup.$element = wrap(copy);
		const autoCloseMs = settings.close_automatically * 1000;
		if (autoCloseMs) current.timeout(autoCloseMs, () => close(true));
		notifyOthers("show");
		if (!isEdited) dialog.delayCloseButton(current);
		startElements(copy, current);
		dialog.enter(current, isEdited);
		if (!countsClosing) impressions.count();
		const { popup: module } = window.elementorProFrontend?.modules ?? {};
		if (module) module.popupPopped = true;
		if (!settings.a11y_navigation) return;
		const { widgetContent } = getModal();
		// The setting of the device does not count.
		const isAnimated = !/^(none)?$/.test(text()((key) => values[key], "entrance_animation"));
		afterAnimation(isAnimated ? widgetContent : undefined, current, () => overlay?.focusFirst(widgetContent, copy));
	};

	const restoreFocus = () => {
		cancelRestoring?.();
		cancelRestoring = undefined;
		overlay?.restoreFocus();
	};

	/** @param isForced also under another dialog */
	const close = (isForced?: boolean) => {
		if (!session || isEdited || !(isForced || overlay?.isTop())) return;
		session.dispose();
		session = undefined;
		openPopups.delete(popup);
		if (countsClosing) impressions.count();
		overlay?.close();
		cancelCleaning = dialog.leave();
		if (settings.a11y_navigation) cancelRestoring = scope.timeout(focusDelay, restoreFocus);
		notifyOthers("hide");
	};

	const popup = createApi(id, values, { open, close: () => close(), isOpen: () => !!session, getModal });
	popup.$element = wrap(server);
	const notifyOthers = (what: "show" | "hide") => notify(scope, `elementor/popup/${what}`, +id || id, popup);

	const openByTrigger = () => {
		// It would be invisible behind a full-screen element.
		if (document.fullscreenElement) scope.on(document, "fullscreenchange", openByTrigger, { once: true });
		else if (!settings.avoid_multiple_popups || [...openPopups].every((other) => other === popup)) open();
	};

	scope.add(() => {
		session?.dispose();
		openPopups.delete(popup);
	});
	return {
		popup,
		id,
		mode,
		settings,
		impressions,
		scope,
		openByTrigger,
		toggle(event) {
			if (session) close();
			else if (!event || event !== dismissedBy) open();
		},
	};
};

/** Calls back a moment after the element's animation, if there is one: its style sheet may be missing, or motion reduced. */
const afterAnimation = (element: HTMLElement | undefined, session: Scope, callback: () => void) => {
	const wait = () => session.timeout(focusDelay, callback);
	if (!element?.getAnimations) return void wait();
	// Not during the press: notifying them makes the browser style all the new content.
	afterFrame(session, () => {
		const animations = element.getAnimations();
		if (!animations[0]) return void wait();
		Promise.allSettled(animations.map(({ finished }) => finished))
			.then(wait)
			.catch(session.fail);
	});
};
