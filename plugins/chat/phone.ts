// On phones: hides the widget while the visitor types, and gives style sheets the height of the window.
import type { Scope } from "../../src/kit/scope";
import type { Chat, ChatPage } from "./model";

/** Milliseconds after the last event of a burst. */
const debounceMs = 200;
/** Milliseconds that the window takes to close. */
const closingMs = 400;
const isText = /^(date(time(-local)?)?|email|month|number|password|search|tel|text|textarea|time|url|week)$/;

export const watchPhone = (host: HTMLElement, chat: Chat, page: ChatPage, scope: Scope): void => {
	let isHidden: boolean | undefined;
	let cancelHiding: (() => void) | undefined;
	/** Openings that would have covered a field. */
	const waiting: (() => void)[] = [];

	const isField = (node: Element | null) => {
		const { type, isContentEditable } = (node ?? {}) as Partial<HTMLInputElement>;
		return !host.contains(node) && (isText.test(`${type}`) || isContentEditable === true);
	};
	const debounce = (callback: () => void) => {
		let cancel: (() => void) | undefined;
		return () => {
			cancel?.();
			cancel = scope.timeout(debounceMs, callback);
		};
	};
	const hide = () => {
		isHidden ||= host.classList.contains("joinchat--show");
		chat.hide();
	};
	const check = debounce(() => {
		cancelHiding?.();
		if (isField(document.activeElement)) {
			if (!chat.chatbox) return hide();
			chat.chatbox_hide();
			cancelHiding = scope.timeout(closingMs, hide);
			return;
		}
		// Elements that it did not hide stay unchanged.
		if (isHidden) chat.show();
		isHidden = false;
		for (const callback of waiting.splice(0)) callback();
	});
	for (const type of ["focusin", "focusout"])
		scope.on(document, type, ({ target }) => {
			const { tagName, isContentEditable } = target as HTMLElement;
			if ((/^(INPUT|TEXTAREA)$/.test(tagName) || isContentEditable) && !host.contains(target as Node)) check();
		});
	page.afterTyping = (callback) => {
		if (isField(document.activeElement)) waiting.push(callback);
		else callback();
	};

	const measure = debounce(() => host.style.setProperty("--vh", `${innerHeight}px`));
	scope.on(window, "resize", measure);
	measure();
};
