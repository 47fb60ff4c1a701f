// The widget on the page: what the rules turn on and off in it, and who has the focus meanwhile.
import type { Overlay } from "../../src/core/overlays";
import type { Scope } from "../../src/core/scope";

export interface Widget {
	hasWindow: boolean;
	/** Element that opens the window; set while a click or key is at work, which is the visitor's own doing. */
	opener?: HTMLElement;
	turn(isShown: boolean, hasTooltip?: boolean): void;
	turnWindow(isOpen: boolean): void;
	turnBadge(state?: string): void;
}

/** Milliseconds between attempts to focus what may still be fading in. */
const focusStep = 50;

/** @param close asked for by Esc */
export const createWidget = (host: HTMLElement, scope: Scope, close: () => void): Widget => {
	const { classList } = host;
	const find = (name: string) => host.querySelector<HTMLElement>(`.joinchat__${name}`);
	const button = find("button");
	const badge = find("badge");
	const chatbox = find("chatbox");
	let overlay: Overlay | undefined;
	let opener: HTMLElement | undefined;

	scope.keep(host, "class", "hidden", "style");
	if (badge) scope.keep(badge, "class");
	if (chatbox) {
		scope.keep(chatbox, "inert", "tabindex", "aria-modal");
		chatbox.tabIndex = -1;
		if (button) scope.keep(button, "aria-expanded");
	}

	const trap = async () => {
		const trapped = opener;
		const { openOverlay } = await import("../../src/core/overlays");
		// It may have been closed meanwhile.
		if (!trapped || opener !== trapped || !chatbox) return;
		overlay = openOverlay(scope, {
			root: host,
			trap: chatbox,
			onDismiss(reason) {
				if (reason === "escape") close();
				// The page is not covered: who goes on in it is let go.
				else if (reason === "outside") release();
			},
		});
		chatbox.ariaModal = "true";
	};
	const release = () => {
		overlay?.close();
		overlay = undefined;
		if (chatbox) chatbox.ariaModal = "false";
	};
	/** What fades in cannot have the focus at once. */
	const enter = (attempts = 9) => {
		if (!chatbox || chatbox.inert || chatbox.contains(document.activeElement)) return;
		chatbox.focus({ preventScroll: true });
		if (attempts) scope.timeout(focusStep, () => enter(attempts - 1));
	};
	const state = (isOpen: boolean) => {
		if (!chatbox) return;
		chatbox.toggleAttribute("inert", !isOpen);
		if (button) button.ariaExpanded = `${isOpen}`;
	};
	state(false);
	release();

	const widget: Widget = {
		hasWindow: !!chatbox,
		turn(isShown, hasTooltip) {
			if (isShown) host.removeAttribute("hidden");
			classList.toggle("joinchat--show", isShown);
			if (hasTooltip) classList.add("joinchat--tooltip");
		},
		turnWindow(isOpen) {
			const hadFocus = chatbox?.contains(document.activeElement);
			classList.toggle("joinchat--chatbox", isOpen);
			state(isOpen);
			if (isOpen) {
				// Before its time the widget is hidden, and its window with it.
				if (!classList.contains("joinchat--show")) widget.turn(true);
				opener = widget.opener;
				if (!opener) return;
				enter();
				trap().catch((error) => scope.report("load", error));
			} else {
				classList.remove("joinchat--tooltip");
				release();
				if (hadFocus) (opener?.isConnected ? opener : button)?.focus({ preventScroll: true });
				opener = undefined;
			}
		},
		turnBadge(state) {
			if (!badge) return;
			const { classList } = badge;
			if (state === "out" && !classList.contains("joinchat__badge--in")) return;
			for (const name of ["in", "out"]) classList.toggle(`joinchat__badge--${name}`, name === state);
		},
	};
	return widget;
};
