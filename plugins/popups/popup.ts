// One popup: how it is opened and closed, and what other scripts get of it.

import { getJQuery } from "../../src/base/jquery";
import { parseObject } from "../../src/base/page";
import { isPress } from "../../src/kit/keys";
import { createScope, type OwnedScope, type Scope } from "../../src/kit/scope";
import { text } from "../../src/kit/settings";
import { markDialogs } from "../../src/parts/builder-styles";
import { type Overlay, openOverlay } from "../../src/parts/overlays";
import { $preferences } from "../../src/stores/preferences";
import { storage } from "../../src/stores/storage";
import { copyOf, startElements } from "./content";
import { createImpressions } from "./counters";
import { contentClass, createModal, type Modal } from "./modal";
import { addSymbols, type Config, notify } from "./page";
import { readPopup } from "./settings";
import type { OwnedPopup, Popup, PopupModal } from "./types";

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
	const settings = readPopup(values);
	const impressions = createImpressions(id, settings.timing);
	const countsClosing = !!text()((key) => settings.timing[key], "times_count");
	const duration = settings.entrance_animation_duration.size * 1000;

	let modal: Modal | undefined;
	/** From an opening to the closing after it. */
	let session: OwnedScope | undefined;
	let overlay: Overlay | undefined;
	let cancelCleaning: (() => void) | undefined;
	let cancelRestoring: (() => void) | undefined;
	let dismissedBy: Event | undefined;

	const getModal = () => {
		if (modal) return modal;
		const { experimentalFeatures, i18n } = page.builder as Config;
		modal = createModal({
			id,
			classes: settings.classes,
			isOutside: settings.close_button_position === "outside",
			closeLabel: text()((key) => i18n?.[key], "close") || "Close",
			hasSvgIcons: experimentalFeatures?.e_font_icon_svg,
		});
		const { widget, closeButton } = modal;
		scope.add(() => widget.remove());
		scope.on(closeButton, "click", (event) => {
			event.preventDefault();
			close();
		});
		scope.on(closeButton, "keydown", (event) => {
			if (!isPress(event)) return;
			event.preventDefault();
			closeButton.click();
		});
		return modal;
	};

	const animate = (name: string) => {
		getModal().widgetContent.className = `${contentClass} ${name}`.trim();
	};

	/** Puts a fresh copy into the page. */
	const fill = () => {
		const { widget, closeButton, message } = getModal();
		const copy = copyOf(server);
		popup.$element = wrap(copy);
		markDialogs(scope);
		addSymbols(scope);
		animate("");
		document.body.append(widget);
		message.replaceChildren(copy);
		widget.ariaLabel = copy.querySelector("h1,h2,h3,h4,h5,h6")?.textContent.trim() || document.title;
		widget.style.display = closeButton.style.display = "";
		return copy;
	};

	const openOnTop = () => {
		const { widget } = getModal();
		if (overlay?.isTop()) return;
		overlay?.close();
		overlay = openOverlay(scope, {
			root: widget,
			trap: settings.a11y_navigation ? widget : undefined,
			lockScroll: settings.prevent_scroll ? "dialog-prevent-scroll" : undefined,
			onDismiss(reason, event) {
				if (settings[reason === "escape" ? "prevent_close_on_esc_key" : "prevent_close_on_background_click"]) return;
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
		// The focus goes back to where it came from, so that this is what is remembered again.
		if (cancelRestoring) restoreFocus();
		const current = createScope(page, server, "popups", (error) => scope.report("plugin", error));
		session = current;
		openPopups.add(popup);
		const copy = fill();
		const autoCloseMs = settings.close_automatically * 1000;
		if (autoCloseMs) current.timeout(autoCloseMs, () => close(true));
		openOnTop();
		notifyOthers("show");
		if (!isEdited) delayCloseButton(current);
		startElements(copy, current);
		const entrance = settings.entrance_animation();
		if (entrance) {
			animate(entrance);
			if (!isEdited) current.timeout(duration, () => animate(""));
		}
		if (!countsClosing) impressions.count();
		const { popup: module } = window.elementorProFrontend?.modules ?? {};
		if (module) module.popupPopped = true;
		if (settings.a11y_navigation) focusAfterEntrance(copy, current);
	};

	const delayCloseButton = (current: Scope) => {
		const delayMs = settings.close_button_delay * 1000;
		if (!delayMs) return;
		const { style } = getModal().closeButton;
		style.display = "none";
		current.timeout(delayMs, () => {
			style.display = "";
		});
	};

	const focusAfterEntrance = (copy: HTMLElement, current: Scope) => {
		const { widgetContent } = getModal();
		const focusLater = () => current.timeout(focusDelay, () => overlay?.focusFirst(widgetContent, copy));
		// The setting of the device does not count. No animation runs where its style sheet is missing or motion is reduced.
		const isAnimated = !/^(none)?$/.test(text()((key) => values[key], "entrance_animation"));
		const animations = (isAnimated && widgetContent.getAnimations?.()) || [];
		if (animations[0])
			Promise.allSettled(animations.map(({ finished }) => finished))
				.then(focusLater)
				.catch(current.fail);
		else focusLater();
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
		const exit = settings.exit_animation();
		animate(exit && `${exit} reverse`);
		overlay?.close();
		cancelCleaning = scope.timeout(exit && !$preferences.get().reducedMotion ? duration : 0, () => {
			const { widget, message } = getModal();
			animate("");
			message.replaceChildren();
			widget.style.display = "none";
		});
		if (settings.a11y_navigation) cancelRestoring = scope.timeout(focusDelay, restoreFocus);
		notifyOthers("hide");
	};

	const keyOf = (key: string) => `popup_${id}_${key}`;
	const popup: Popup = {
		$element: wrap(server),
		getModal: () => modalApi,
		showModal: open,
		disable: () => popup.setStorage("disable", true),
		getStorage: (key) => storage.get(keyOf(key)),
		setStorage: (key, value, options) => storage.set(keyOf(key), value, options),
		getDocumentSettings: (key) => (key ? values[key] : values),
		getSettings: (key) => (key ? id : { id }),
	};
	const modalApi: PopupModal = {
		show: open,
		hide: () => close(),
		isVisible: () => !!session,
		getElements(name) {
			const elements = getModal();
			return name ? wrap(elements[name as keyof Modal]) : elements;
		},
	};
	const notifyOthers = (what: "show" | "hide") => notify(scope, `elementor/popup/${what}`, +id || id, popup);

	const openByTrigger = () => {
		// Nobody would see it behind what fills the screen.
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

const wrap = (node: unknown) => getJQuery()?.(node) ?? node;
