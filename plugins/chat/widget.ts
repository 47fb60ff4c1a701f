// The widget on the page: the classes that the rules toggle, and the focus.
import type { Scope } from "../../src/kit/scope";
import { loadWidgetParts } from "./loaders";
import type { ChatPage } from "./model";

export interface Widget extends Pick<ChatPage, "hasWindow" | "setShown" | "setWindowOpen" | "setBadge"> {
	/** The control with which the visitor opens the window, during the click or key; undefined while it opens automatically. */
	opener?: HTMLElement;
}

/** @param close requested by Esc */
export const createWidget = (host: HTMLElement, scope: Scope, close: () => void): Widget => {
	const { classList } = host;
	/** The node, or a detached replacement if the markup lacks it. */
	const find = (name: string) => host.querySelector<HTMLElement>(`.joinchat__${name}`) ?? document.createElement("div");
	const [button, badge, chatbox] = [find("button"), find("badge"), find("chatbox")];
	const hasWindow = chatbox.isConnected;
	let release: (() => void) | undefined;
	let opener: HTMLElement | undefined;

	const setState = (isOpen: boolean) => {
		classList.toggle("joinchat--chatbox", isOpen);
		chatbox.toggleAttribute("inert", !isOpen);
		if (hasWindow) button.ariaExpanded = `${isOpen}`;
	};
	const widget: Widget = {
		hasWindow,
		setShown(isShown, hasTooltip) {
			if (isShown) host.removeAttribute("hidden");
			classList.toggle("joinchat--show", isShown);
			if (hasTooltip) classList.add("joinchat--tooltip");
		},
		setWindowOpen(isOpen) {
			const hadFocus = chatbox.contains(document.activeElement);
			setState(isOpen);
			if (isOpen) {
				// Before its time the widget is hidden, and its window with it.
				widget.setShown(true);
				opener = widget.opener;
				if (!opener) return;
				scope.part(loadWidgetParts, ({ holdFocus }) => {
					if (opener) release = holdFocus(host, chatbox, scope, close);
				});
			} else {
				classList.remove("joinchat--tooltip");
				release?.();
				release = undefined;
				if (hadFocus) (opener?.isConnected ? opener : button).focus({ preventScroll: true });
				opener = undefined;
			}
		},
		setBadge(state) {
			const { classList } = badge;
			if (state === "out" && !classList.contains("joinchat__badge--in")) return;
			for (const name of ["in", "out"]) classList.toggle(`joinchat__badge--${name}`, name === state);
		},
	};
	for (const node of [host, button, badge, chatbox])
		scope.keep(node, "class", "hidden", "style", "aria-expanded", "inert", "tabindex", "aria-modal");
	chatbox.tabIndex = -1;
	chatbox.ariaModal = "false";
	setState(false);
	return widget;
};
