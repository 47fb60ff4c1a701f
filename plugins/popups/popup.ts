// One popup: its settings, its counters, and how it is shown and closed.

import { parseObject } from "../../src/base/page";
import { createScope, type OwnedScope, type Scope } from "../../src/kit/scope";
import { type Lookup, number, object, responsive, slider, text, toggle } from "../../src/kit/settings";
import { focusables, type Overlay, openOverlay } from "../../src/parts/overlays";
import { $preferences } from "../../src/stores/preferences";
import { storage } from "../../src/stores/storage";
import { contentClass, createModal, type Modal } from "./modal";
import { announce, type Config, increase, preparePage, toCount } from "./page";

/** What other scripts get: `elementorFrontend.documentsManager.documents[id]`, and `detail.instance` of the events. */
export interface Popup {
	/** The popup's element, in jQuery where the page has it; that of the copy that was shown last. */
	$element: unknown;
	getModal(): PopupModal;
	/** Opens it, unless the visitor has asked not to see it again. Open already, it starts anew. */
	showModal(): void;
	/** Never again for this visitor. */
	disable(): void;
	getStorage(key: string): unknown;
	setStorage(key: string, value: unknown, options?: { lifetimeInSeconds?: number }): void;
	/** One setting that the server printed, or all. */
	getDocumentSettings(key?: string): unknown;
	getSettings(key?: "id"): unknown;
}

export interface PopupModal {
	show(): void;
	/** Does nothing while another dialog is above. */
	hide(): void;
	isVisible(): boolean;
	/** `widget`, `widgetContent`, `message`, `closeButton`… in jQuery where the page has it; all nodes without a name. */
	getElements(name?: string): unknown;
}

/** A popup and what only this plugin does with it. */
export interface OwnedPopup {
	popup: Popup;
	id: string;
	settings: Lookup;
	/** Opens it for a trigger; other popups may forbid that. */
	openByTrigger(): void;
	/** @param event a click that has just closed the popup from outside does not open it again */
	toggle(event?: Event): void;
	/** How often it was shown in its period. */
	countShown(): number;
}

/** Milliseconds until the focus moves, as long as the page builder takes. */
const focusDelay = 250;

/** Seconds that the impressions of a period count. */
const lifetimes: Record<string, number> = { day: 86400, week: 604800, month: 2628288 };

const openPopups = new Set<Popup>();

export const createPopup = (
	server: HTMLElement,
	scope: Scope,
	{ isEdited, isPreviewed }: Record<"isEdited" | "isPreviewed", boolean>,
): OwnedPopup => {
	const { page } = scope;
	const config = page.builder as Config;
	const id = server.dataset.elementorId!;
	const values: Record<string, unknown> = {
		...(page.config.plugins?.popups as object),
		...parseObject(server.dataset.elementorSettings, (error) => scope.report("settings", error)),
	};
	const get: Lookup = (key) => values[key];
	const isOn = (key: string) => toggle()(get, key);
	const seconds = (key: string) => number()(get, key) * 1000;
	const animation = (key: string) => responsive(text())(get, key)();
	const duration = slider(1.2)(get, "entrance_animation_duration").size * 1000;
	const timing = object()(get, "timing");
	const period = `${timing.times_period}`;
	const impressions = `popup-${id}-impressions-count`;

	let modal: Modal | undefined;
	/** Ends when the popup is closed. */
	let shown: OwnedScope | undefined;
	let overlay: Overlay | undefined;
	let cancelCleaning: (() => void) | undefined;
	let cancelRestoring: (() => void) | undefined;
	let dismissed: Event | undefined;

	const keyOf = (key: string) => `popup_${id}_${key}`;
	const countShown = () => {
		try {
			if (period === "session") return toCount(sessionStorage.getItem(impressions));
		} catch {}
		return toCount(storage.get(lifetimes[period] ? impressions : keyOf("times")));
	};
	const count = () => {
		const lifetimeInSeconds = lifetimes[period];
		try {
			if (period === "session") sessionStorage.setItem(impressions, `${countShown() + 1}`);
		} catch {}
		if (lifetimeInSeconds) increase(impressions, { lifetimeInSeconds });
		increase(keyOf("times"));
	};

	const getModal = () => {
		if (modal) return modal;
		modal = createModal(
			id,
			text()(get, "classes"),
			get("close_button_position") === "outside",
			config.i18n?.close || "Close",
			config.experimentalFeatures?.e_font_icon_svg,
		);
		const { widget, closeButton } = modal;
		scope.add(() => widget.remove());
		scope.on(closeButton, "click", (event) => {
			event.preventDefault();
			close();
		});
		scope.on(closeButton, "keydown", (event) => {
			if (event.key !== " ") return;
			event.preventDefault();
			closeButton.click();
		});
		return modal;
	};
	const animate = (name: string) => {
		getModal().widgetContent.className = `${contentClass} ${name}`.trim();
	};

	const open = () => {
		if (popup.getStorage("disable") && !isPreviewed) return;
		const { widget, widgetContent, closeButton, message } = getModal();
		const copy = server.cloneNode(true) as HTMLElement;
		copy.style.display = "block";
		copy.querySelectorAll("script").forEach(revive);

		shown?.dispose();
		cancelCleaning?.();
		// Back to where it came from, so that this is what is remembered again.
		if (cancelRestoring) {
			cancelRestoring();
			restore();
		}
		const session = createScope(page, server, "popups", (error) => scope.report("plugin", error));
		shown = session;
		openPopups.add(popup);
		popup.$element = wrap(copy);
		preparePage(scope, config);
		animate("");
		document.body.append(widget);
		message.replaceChildren(copy);
		widget.ariaLabel = copy.querySelector("h1,h2,h3,h4,h5,h6")?.textContent.trim() || document.title;
		widget.style.display = closeButton.style.display = "";

		const autoClose = seconds("close_automatically");
		if (autoClose) session.timeout(autoClose, () => close(true));
		const hasNavigation = isOn("a11y_navigation");
		if (!overlay?.isTop()) {
			overlay?.close();
			overlay = openOverlay(scope, {
				root: widget,
				trap: hasNavigation ? widget : undefined,
				lockScroll: isOn("prevent_scroll") ? "dialog-prevent-scroll" : undefined,
				onDismiss(reason, event) {
					if (isOn(`prevent_close_on_${reason === "escape" ? "esc_key" : "background_click"}`)) return;
					dismissed = event;
					close();
				},
			});
		}
		tell("show");

		const buttonDelay = seconds("close_button_delay");
		if (buttonDelay && !isEdited) {
			closeButton.style.display = "none";
			session.timeout(buttonDelay, () => {
				closeButton.style.display = "";
			});
		}
		for (const element of copy.querySelectorAll(".elementor-element")) {
			session.timeout(0, () => window.elementorFrontend?.elementsHandler.runReadyTrigger(element));
		}
		const entrance = animation("entrance_animation");
		if (entrance) {
			animate(entrance);
			if (!isEdited) session.timeout(duration, () => animate(""));
		}
		if (!timing.times_count) count();
		const { popup: api } = window.elementorProFrontend?.modules ?? {};
		if (api) api.popupPopped = true;
		if (!hasNavigation) return;

		const focusLater = () =>
			session.timeout(focusDelay, () => {
				const [first] = focusables(widgetContent);
				if (!first) copy.tabIndex = 0;
				(first ?? copy).focus();
			});
		// Of no animation comes no end: on a smaller device, without a style sheet, or when the visitor does not like them.
		const animations = (/^(none)?$/.test(text()(get, "entrance_animation")) ||
			widgetContent.getAnimations?.()) as Animation[];
		if (animations?.length) Promise.allSettled(animations.map(({ finished }) => finished)).then(focusLater);
		else focusLater();
	};

	const restore = () => {
		cancelRestoring = undefined;
		overlay?.restoreFocus();
	};

	/** @param isForced also under another dialog */
	const close = (isForced?: boolean) => {
		if (!shown || isEdited || !(isForced || overlay?.isTop())) return;
		const { widget, message } = getModal();
		shown.dispose();
		shown = undefined;
		openPopups.delete(popup);
		if (timing.times_count) count();
		const exit = animation("exit_animation");
		animate(exit && `${exit} reverse`);
		overlay?.close();
		cancelCleaning = scope.timeout(exit && !$preferences.get().reducedMotion ? duration : 0, () => {
			animate("");
			message.replaceChildren();
			widget.style.display = "none";
		});
		if (isOn("a11y_navigation")) cancelRestoring = scope.timeout(focusDelay, restore);
		tell("hide");
	};

	const popup: Popup = {
		$element: wrap(server),
		getModal: () => modalApi,
		showModal: open,
		disable: () => popup.setStorage("disable", true),
		getStorage: (key) => storage.get(keyOf(key)),
		setStorage: (key, value, options) => storage.set(keyOf(key), value, options),
		getDocumentSettings: (key) => (key ? get(key) : values),
		getSettings: (key) => (key ? id : { id }),
	};
	const modalApi: PopupModal = {
		show: open,
		hide: () => close(),
		isVisible: () => !!shown,
		getElements(name) {
			const elements = getModal();
			return name ? wrap(elements[name as keyof Modal]) : elements;
		},
	};
	const tell = (what: string) => announce(scope, `elementor/popup/${what}`, +id || id, popup);

	scope.add(() => {
		shown?.dispose();
		openPopups.delete(popup);
	});
	return {
		popup,
		id,
		settings: get,
		countShown,
		openByTrigger() {
			if (!isOn("avoid_multiple_popups") || [...openPopups].every((other) => other === popup)) open();
		},
		toggle(event) {
			if (shown) close();
			else if (!event || event !== dismissed) open();
		},
	};
};

const wrap = (node: unknown) => window.jQuery?.(node) ?? node;

/** A clone of a script that has run does not run again; another element with the same text does. */
const revive = (script: HTMLScriptElement) => {
	try {
		const fresh = document.createElement("script");
		for (const { name, value } of script.attributes) fresh.setAttribute(name, value);
		fresh.nonce = script.nonce;
		fresh.text = script.text;
		script.replaceWith(fresh);
	} catch {
		// Forbidden by the policy of the page.
	}
};
