// The dialog that shows a popup: created at the first opening, filled with a fresh copy at each, and animated.
import { clickByKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { text } from "../../src/kit/settings";
import { markDialogs } from "../../src/parts/builder-styles";
import { $preferences } from "../../src/stores/preferences";
import { copyOf, noteTyped } from "./content";
import { contentClass, createModal, type Modal } from "./modal";
import { addSymbols, type Config } from "./page";
import type { PopupSettings } from "./settings";

export interface Dialog {
	/** Its nodes, which are created at their first use. */
	getModal(): Modal;
	/** Puts a fresh copy of the popup into the page. */
	fill(): HTMLElement;
	/** Plays the entrance. @param stays whether its classes do, as in the editor */
	enter(session: Scope, stays: boolean): void;
	/** Shows the close button when its delay is over. */
	delayCloseButton(session: Scope): void;
	/** Plays the exit and takes the copy out at its end. @returns cancels that */
	leave(): () => void;
}

/**
 * @param server the popup as the server printed it
 * @param scope the popup's own
 * @param close action of the close button
 */
export const createDialog = (
	server: HTMLElement,
	id: string,
	settings: PopupSettings,
	scope: Scope,
	close: () => void,
): Dialog => {
	const durationMs = settings.entrance_animation_duration.size * 1000;
	let modal: Modal | undefined;

	const getModal = () => {
		if (modal) return modal;
		const { experimentalFeatures, i18n } = scope.page.builder as Config;
		modal = createModal({
			id,
			classes: settings.classes,
			isOutside: settings.close_button_position === "outside",
			closeLabel: text()((key) => i18n?.[key], "close") || "Close",
			hasSvgIcons: experimentalFeatures?.e_font_icon_svg,
		});
		const { widget, closeButton } = modal;
		scope.add(() => widget.remove());
		scope.on(closeButton, "click", (event) => {
			event.preventDefault();
			close();
		});
		scope.on(closeButton, "keydown", clickByKey);
		return modal;
	};

	const animate = (name: string) => {
		getModal().widgetContent.className = `${contentClass} ${name}`.trim();
	};

	let restore: ((copy: Element) => void) | undefined;
	const empty = () => {
		const { message } = getModal();
		if (message.firstChild) restore = noteTyped(message);
		message.replaceChildren();
	};

	return {
		getModal,
		fill() {
			const { widget, closeButton, message } = getModal();
			const copy = copyOf(server);
			markDialogs(scope);
			addSymbols(scope);
			animate("");
			document.body.append(widget);
			empty();
			restore?.(copy);
			message.append(copy);
			widget.ariaLabel = copy.querySelector("h1,h2,h3,h4,h5,h6")?.textContent.trim() || document.title;
			widget.style.display = closeButton.style.display = "";
			return copy;
		},
		enter(session, stays) {
			const entrance = settings.entrance_animation();
			if (!entrance) return;
			animate(entrance);
			if (!stays) session.timeout(durationMs, () => animate(""));
		},
		delayCloseButton(session) {
			const delayMs = settings.close_button_delay * 1000;
			if (!delayMs) return;
			const { style } = getModal().closeButton;
			style.display = "none";
			session.timeout(delayMs, () => {
				style.display = "";
			});
		},
		leave() {
			const exit = settings.exit_animation();
			animate(exit && `${exit} reverse`);
			return scope.timeout(exit && !$preferences.get().reducedMotion ? durationMs : 0, () => {
				const { widget } = getModal();
				animate("");
				empty();
				widget.style.display = "none";
			});
		},
	};
};
