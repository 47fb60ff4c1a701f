// Where and when QR codes are shown: in the widget when a pointer or the focus enters, at a block's button when it comes near.
import type { Scope } from "../../src/kit/scope";
import type { Chat } from "./model";
import type { Codes } from "./qr";

/** The chat's QR state before the drawing library has loaded. */
export type EarlyCodes = Pick<Codes, "draw" | "refresh">;

const loadQr = () => import("./qr");

/** @param host the widget, if it may be shown */
export const createCodes = (host: HTMLElement | undefined, chat: Chat, scope: Scope): EarlyCodes => {
	const holder = host?.querySelector<HTMLElement>(".joinchat__qr");
	let codes: Codes | undefined;

	const remove = (node: Element | null | undefined) => {
		if (!node?.isConnected) return;
		const place = new Comment();
		node.replaceWith(place);
		scope.add(() => place.replaceWith(node));
	};
	const giveUp = () => {
		chat.can_qr = false;
		remove(holder);
		document.querySelectorAll(".wp-block-joinchat-button figure").forEach(remove);
	};
	const withQr = async (use: (codes: Codes) => void) => {
		const isThere = await scope.part(loadQr, ({ createCodes }) => {
			use((codes ??= createCodes(chat, scope)));
			return true;
		});
		if (!isThere && !scope.signal.aborted) giveUp();
	};
	const fill = (holder: HTMLElement) => withQr(({ fill }) => fill(holder));

	if (!chat.can_qr) giveUp();
	else {
		if (!chat.use_qr()) remove(holder);
		else if (holder && host) {
			for (const type of ["pointerenter", "mouseenter", "focusin"])
				scope.on(host, type, () => fill(holder), { capture: true });
			// They may have been added before this part loaded.
			if (host.matches(":hover,:focus-within")) fill(holder);
		}
		for (const link of document.querySelectorAll<HTMLElement>(".joinchat-button__qr")) {
			// Empty until then, it has no name.
			scope.keep(link, "aria-label");
			link.ariaLabel ??= link.previousElementSibling?.textContent ?? "QR";
			scope.observe(link, (isNear) => isNear && fill(link), "200px");
		}
	}
	return {
		draw: (canvas, text, options) => void withQr(({ draw }) => draw(canvas, text, options)),
		refresh: () => codes?.refresh(),
	};
};
