// Clicks and keys: what closes, what opens the window, what goes straight to the app.
import { plainKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { withAnalytics } from "./lazy";
import type { Chat } from "./model";
import type { Widget } from "./widget";

const direct = ".joinchat__open,.joinchat_app,a[href='#whatsapp']";
const closing = ".joinchat__close,.joinchat_close";
const sources = `${direct},${closing},.joinchat__button,.joinchat_open,a[href='#joinchat']`;
/** Those that stand anywhere in the page and may be no controls. */
export const triggers = ".joinchat_app,.joinchat_open,.joinchat_close";
/** What the browser makes a click itself for. */
const native = "a[href]:not([role=button]),button,input,select,summary,textarea";

/** Lets the keyboard reach a trigger that is neither a link nor a control, nor holds one. */
export const addStop = (trigger: HTMLElement, scope: Scope): void => {
	if (trigger.tabIndex >= 0 || trigger.querySelector("a[href],button,[tabindex]")) return;
	scope.keep(trigger, "role", "tabindex");
	trigger.role = "button";
	trigger.tabIndex = 0;
};

/** @param widget where it may be shown; without it all triggers go straight to the app */
export const bindTriggers = (chat: Chat, scope: Scope, widget?: Widget): void => {
	scope.on(document, "pointerdown", ({ target }) => {
		if ((target as Element).closest?.(sources)) withAnalytics();
	});
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
		if (event.defaultPrevented || event.repeat) return;
		if (key === "Escape" && chat.chatbox && chat.$div?.contains(target)) chat.close();
		else if (/^( |Enter)$/.test(key) && target.matches?.(sources) && !target.matches(native)) target.click();
		else return;
		event.preventDefault();
	});
};
