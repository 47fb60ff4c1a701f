// The widget on the page: what the rules turn on and off in it, and who has the focus meanwhile.
import type { Overlay } from "../../src/core/overlays";
import type { Scope } from "../../src/core/scope";
import { lazy } from "./lazy";
import type { ChatPage } from "./model";

export interface Widget extends Pick<ChatPage, "hasWindow" | "turn" | "turnWindow" | "turnBadge"> {
	/** What the visitor opens the window with, while the click or key is at work; nothing while it opens by itself. */
	opener?: HTMLElement;
}

/** Milliseconds between attempts to focus what may still be fading in. */
const focusStep = 50;

const withOverlays = lazy(() => import("../../src/core/overlays"));

/** @param close asked for by Esc */
export const createWidget = (host: HTMLElement, scope: Scope, close: () => void): Widget => {
	const { classList } = host;
	/** The node, or where the markup lacks it one outside the page that takes its place. */
	const find = (name: string) => host.querySelector<HTMLElement>(`.joinchat__${name}`) ?? document.createElement("div");
	const [button, badge, chatbox] = [find("button"), find("badge"), find("chatbox")];
	const hasWindow = chatbox.isConnected;
	let overlay: Overlay | undefined;
	let opener: HTMLElement | undefined;

	const trap = (trapped: HTMLElement) =>
		withOverlays(({ openOverlay }) => {
			// It may have been closed meanwhile.
			if (opener !== trapped) return;
			chatbox.ariaModal = "true";
			overlay = openOverlay(scope, {
				root: host,
				trap: chatbox,
				onDismiss(reason) {
					if (reason === "escape") close();
					// The page is not covered: who goes on in it is let go.
					else if (reason === "outside") release();
				},
			});
		});
	const release = () => {
		overlay?.close();
		chatbox.ariaModal = "false";
	};
	/** What fades in cannot have the focus at once. */
	const enter = (attempts = 9) => {
		if (!attempts || !opener || chatbox.contains(document.activeElement)) return;
		chatbox.focus({ preventScroll: true });
		scope.timeout(focusStep, () => enter(attempts - 1));
	};
	const setState = (isOpen: boolean) => {
		classList.toggle("joinchat--chatbox", isOpen);
		chatbox.toggleAttribute("inert", !isOpen);
		if (hasWindow) button.ariaExpanded = `${isOpen}`;
	};
	const widget: Widget = {
		hasWindow,
		turn(isShown, hasTooltip) {
			if (isShown) host.removeAttribute("hidden");
			classList.toggle("joinchat--show", isShown);
			if (hasTooltip) classList.add("joinchat--tooltip");
		},
		turnWindow(isOpen) {
			const hadFocus = chatbox.contains(document.activeElement);
			setState(isOpen);
			if (isOpen) {
				// Before its time the widget is hidden, and its window with it.
				widget.turn(true);
				opener = widget.opener;
				if (!opener) return;
				enter();
				trap(opener);
			} else {
				classList.remove("joinchat--tooltip");
				release();
				if (hadFocus) (opener?.isConnected ? opener : button).focus({ preventScroll: true });
				opener = undefined;
			}
		},
		turnBadge(state) {
			const { classList } = badge;
			if (state === "out" && !classList.contains("joinchat__badge--in")) return;
			for (const name of ["in", "out"]) classList.toggle(`joinchat__badge--${name}`, name === state);
		},
	};
	for (const node of [host, button, badge, chatbox])
		scope.keep(node, "class", "hidden", "style", "aria-expanded", "inert", "tabindex", "aria-modal");
	chatbox.tabIndex = -1;
	setState(false);
	release();
	return widget;
};
