// On phones: leaves the place to whoever types, and tells style sheets how high the window is.
import type { Scope } from "../../src/kit/scope";
import type { Chat } from "./model";

/** Milliseconds after the last event of a burst. */
const pause = 200;
/** Milliseconds that the window takes to close. */
const closing = 400;
const isText = /^(date(time(-local)?)?|email|month|number|password|search|tel|text|textarea|time|url|week)$/;

export const watchPhone = (host: HTMLElement, chat: Chat, scope: Scope): void => {
	let isHidden: boolean | undefined;
	let cancelHiding: (() => void) | undefined;

	const burst = (callback: () => void) => {
		let cancel: (() => void) | undefined;
		return () => {
			cancel?.();
			cancel = scope.timeout(pause, callback);
		};
	};
	const hide = () => {
		isHidden ||= host.classList.contains("joinchat--show");
		chat.hide();
	};
	const check = burst(() => {
		const { activeElement } = document;
		cancelHiding?.();
		const { type, isContentEditable } = activeElement as HTMLInputElement;
		if (!host.contains(activeElement) && (isText.test(type) || isContentEditable)) {
			if (!chat.chatbox) return hide();
			chat.chatbox_hide();
			cancelHiding = scope.timeout(closing, hide);
		} else if (isHidden) {
			// What it did not hide stays as it is.
			isHidden = false;
			chat.show();
		}
	});
	for (const name of ["focusin", "focusout"] as const)
		scope.on(document, name, ({ target }) => {
			const field = target as HTMLElement;
			if ((field.matches?.("input,textarea") || field.isContentEditable) && !host.contains(field)) check();
		});

	const measure = burst(() => host.style.setProperty("--vh", `${innerHeight}px`));
	scope.on(window, "resize", measure);
	measure();
};
