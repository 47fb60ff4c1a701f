// Clicks and keys: what closes, what opens the window, what goes straight to the app.
import { plainKey } from "../../src/core/roving";
import type { Scope } from "../../src/core/scope";
import type { Chat } from "./model";
import type { Widget } from "./widget";

const direct = ".joinchat__open,.joinchat_app,a[href='#whatsapp']";
const closing = ".joinchat__close,.joinchat_close";
const sources = `${direct},${closing},.joinchat__button,.joinchat_open,a[href='#joinchat']`;
/** Those that stand anywhere in the page and may be no controls. */
export const triggers = ".joinchat_app,.joinchat_open,.joinchat_close";
const native = "button,input,select,summary,textarea";
const focusable = `a[href],${native},[tabindex]`;

/** Lets the keyboard reach a trigger that is neither a link nor a control. */
export const addStop = (trigger: HTMLElement, scope: Scope): void => {
	if (trigger.matches(focusable) || trigger.querySelector(focusable)) return;
	scope.keep(trigger, "role", "tabindex");
	trigger.role = "button";
	trigger.tabIndex = 0;
};

/** @param widget where it may be shown; without it all triggers go straight to the app */
export const bindTriggers = (chat: Chat, scope: Scope, widget?: Widget): void => {
	scope.on(document, "click", (event) => {
		const source = (event.target as Element).closest?.<HTMLElement>(sources);
		if (!source) return;
		const { phone, message } = source.dataset;
		const isClosing = source.matches(closing);
		if (isClosing ? !widget : !(phone || chat.settings.telephone)) return;
		event.preventDefault();
		if (isClosing) chat.close();
		else if (widget) {
			widget.opener = source;
			chat.open(source.matches(direct), phone, message);
			widget.opener = undefined;
		} else chat.open_whatsapp(phone, message);
	});
	scope.on(document, "keydown", (event) => {
		const target = event.target as HTMLElement;
		const key = plainKey(event);
		const isControl = target.matches?.(sources) && !target.matches(native);
		if (event.defaultPrevented || event.repeat) return;
		if (key === "Escape" && chat.chatbox && chat.$div?.contains(target)) {
			event.preventDefault();
			chat.close();
		} else if (isControl && (key === "Enter" || key === " ")) {
			// Of a link the browser makes a click itself, but by Space only where it is a button.
			if (target.matches(key === " " ? "a[href]:not([role=button])" : "a[href]")) return;
			event.preventDefault();
			target.click();
		}
	});
};
