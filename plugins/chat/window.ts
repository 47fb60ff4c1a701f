// Features of a widget with a window in addition to clicks: a class while it opens, opening by hover, the opt-in.
import type { Scope } from "../../src/kit/scope";
import type { Chat, ChatPage } from "./model";

/** Milliseconds that the mouse rests. */
const hoverMs = 1500;
/** Milliseconds for which style sheets know a window that is opening. */
const openingMs = 1000;

export const bindWindow = (host: HTMLElement, chat: Chat, page: ChatPage, scope: Scope): void => {
	const button = host.querySelector(".joinchat__button");
	let cancel: (() => void) | undefined;
	if (button && !chat.is_mobile) {
		let moved: MouseEvent | undefined;
		scope.on(host, "mousemove", (event) => {
			moved = event;
		});
		// A tap also sends an enter event, but clicks immediately.
		for (const type of ["mouseenter", "mouseleave", "click"] as const)
			scope.on(button, type, ({ clientX, clientY }) => {
				cancel?.();
				// Style sheets hide it behind the window: under a resting mouse it only reappears.
				const isBack = clientX === moved?.clientX && clientY === moved.clientY;
				cancel = type === "mouseenter" && !isBack ? page.timeout(hoverMs, () => chat.open()) : undefined;
			});
	}

	let endOpening: (() => void) | undefined;
	for (const type of ["show", "hide"])
		scope.on(document, `joinchat:${type}`, () => {
			endOpening?.();
			const isOpening = host.classList.toggle("joinchat--opening", type === "show");
			if (isOpening) endOpening = scope.timeout(openingMs, () => host.classList.remove("joinchat--opening"));
		});

	const optin = host.querySelector<HTMLInputElement>("#joinchat_optin");
	const agree = () => host.classList.toggle("joinchat--optout", !optin!.checked);
	if (!optin) return;
	scope.on(optin, "change", agree);
	// As the browser remembers it from before a reload.
	if (optin.checked) agree();
};
