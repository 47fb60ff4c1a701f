// Who gets a QR picture, and when: the widget when a pointer or the focus comes, a block's button when it comes near.
import type { Scope } from "../../src/core/scope";
import { type Chat, linkOf } from "./model";
import type { CodeOptions } from "./qr";

export interface Codes {
	/** The picture of a text: the canvas at once, what is on it as soon as the drawing library is there. */
	draw(text: string, options?: CodeOptions): HTMLCanvasElement;
	/** Draws anew what has been drawn. */
	refresh(): void;
}

/** @param host the widget, where it may be shown */
export const createCodes = (host: HTMLElement | undefined, chat: Chat, scope: Scope): Codes => {
	const { settings } = chat;
	const options = settings.qr as CodeOptions;
	const holder = host?.querySelector<HTMLElement>(".joinchat__qr");
	const drawn = new Map<Element, () => void>();

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
	const draw = (text: string, more?: CodeOptions) => {
		const canvas = document.createElement("canvas");
		import("./qr").then(({ paint }) => {
			if (!paint(canvas, { ...options, text, ...more })) canvas.remove();
		}, giveUp);
		return canvas;
	};
	const fill = (holder: HTMLElement) => {
		if (drawn.has(holder)) return;
		const caption = holder.firstElementChild ?? holder.previousElementSibling;
		let canvas: HTMLCanvasElement | undefined;
		const refresh = () => {
			const { phone, message } = holder.dataset;
			canvas?.remove();
			canvas = draw(linkOf(phone || settings.telephone, message ?? settings.message_send));
			canvas.setAttribute("role", "img");
			canvas.ariaLabel = caption?.textContent || "QR";
			holder.append(canvas);
		};
		scope.add(() => canvas?.remove());
		drawn.set(holder, refresh);
		refresh();
	};

	if (!chat.can_qr) giveUp();
	else if (!options) remove(holder);
	else if (holder && host)
		for (const type of ["pointerenter", "mouseenter", "focusin"])
			scope.on(host, type, () => fill(holder), { capture: true });
	if (chat.can_qr)
		for (const link of document.querySelectorAll<HTMLElement>(".joinchat-button__qr"))
			scope.observe(link, (isNear) => isNear && fill(link), "200px");

	return {
		draw,
		refresh() {
			for (const refresh of drawn.values()) refresh();
		},
	};
};
