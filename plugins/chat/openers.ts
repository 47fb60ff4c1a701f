// Clicks and keys on the controls that close the window, open it, or go straight to the app.
import { closestTo, getAttribute, querySelector, setAttribute } from "../../src/base/dom";
import { clickByKey, plainKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { loadAnalytics } from "./loaders";
import type { Chat } from "./model";
import { appOpeners, windowOpeners } from "./plugin";
import type { Widget } from "./widget";

const launchers = `.joinchat__open,${appOpeners}`;
const closers = ".joinchat__close,.joinchat_close";
const controls = `.joinchat__button,${windowOpeners},${launchers},${closers}`;
/** Elements for which the browser itself sends a click. */
const native = "a[href]:not([role=button]),button,input,select,summary,textarea";

/** Lets the keyboard reach an opener or closer of the page that is neither a link nor a control, nor holds one. */
export const addTabStop = (control: HTMLElement, scope: Scope): void => {
	if (control.tabIndex >= 0 || querySelector.call(control, `a[href],${native},[tabindex]`)) return;
	scope.keep(control, "role", "tabindex");
	setAttribute.call(control, "role", "button");
	setAttribute.call(control, "tabindex", "0");
};

/** @param widget if it may be shown; without it all openers go straight to the app */
export const bindOpeners = (chat: Chat, scope: Scope, widget?: Widget): void => {
	// Analytics are notified before the app opens: they have to be loaded by then. Not `atSign`: openers may come later.
	for (const type of ["pointerdown", "focusin"])
		scope.on(document, type, ({ target }) => {
			if (closestTo(target, controls)) scope.part(loadAnalytics, () => {});
		});
	scope.on(document, "click", (event) => {
		const { target } = event;
		const control = closestTo(target, controls);
		if (!control) return;
		// The browser opens such a link elsewhere.
		if (closestTo(target, "a[href]") && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
		const is = (selector: string) => closestTo(control, selector) === control;
		const [phone, message] = ["phone", "message"].map(
			(name) => getAttribute.call(control, `data-${name}`) ?? undefined,
		);
		const isCloser = is(closers);
		if (isCloser ? !widget : !(phone || chat.settings.telephone)) return;
		event.preventDefault();
		if (isCloser) return chat.close();
		if (!widget) return chat.open_whatsapp(phone, message, control);
		widget.opener = control;
		chat.open(is(launchers), phone, message, control);
		widget.opener = undefined;
	});
	scope.on(document, "keydown", (event) => {
		const target = event.target as HTMLElement;
		if (event.defaultPrevented) return;
		if (closestTo(target, controls) === target && closestTo(target, native) !== target) clickByKey(event, target);
		if (plainKey(event) !== "Escape" || !chat.chatbox || !chat.$div?.contains(target)) return;
		chat.close();
		event.preventDefault();
	});
};
