// Opens and closes the panel, and manages the focus; presses in it are passed to the part that handles them.
import { closestTo } from "../../src/base/dom";
import { atSign } from "../../src/copied/at-sign";
import { plainKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { onReturn } from "../../src/parts/menu/on-return";
import { $preferences } from "../../src/stores/preferences";

const fadeMs = 350;

/** As in menus, but either may be missing, and a press that closes moves the focus in any case: Safari gives a pressed button none. */
export const disclose = (opener: HTMLElement | null, part: HTMLElement | null, isShown: boolean): void => {
	if (opener) opener.ariaExpanded = `${isShown}`;
	if (!part) return;
	part.ariaHidden = `${!isShown}`;
	part.toggleAttribute("inert", !isShown);
};

/** @param serve loads the part that handles presses, and passes it a press */
export const serveOpener = (host: HTMLElement, scope: Scope, serve: (pressed?: Event) => unknown): void => {
	const find = (selector: string) => host.querySelector<HTMLElement>(selector);
	const all = (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)];
	const icon = find(".aicon_link");
	// Newer releases print the credits next to the panel's content, as far off the screen. The controls of a form may hide its members.
	const beside = all(":scope > :not(.aicon_link,#access_container,script,form)");

	const setOpen = (isOpen: boolean) => {
		host.classList.toggle("active", isOpen);
		disclose(icon, find("#access_container"), isOpen);
		for (const part of beside) part.toggleAttribute("inert", !isOpen);
		for (const button of all("#access_container button")) {
			button.tabIndex = -1;
			if (isOpen) button.removeAttribute("tabindex");
		}
	};
	const focus = (control: HTMLElement | null) => control?.focus({ preventScroll: true });
	const close = () => {
		setOpen(false);
		focus(icon);
	};

	scope.keep(host, "class", "role", "aria-label", "style", "popover");
	for (const part of [...beside, ...all("#access_container,.color_selector")])
		scope.keep(part, "aria-hidden", "inert", "class");
	for (const control of all("button,.aicon_link")) {
		scope.keep(control, "tabindex", "class", "style");
		scope.keep(control, "aria-pressed", "aria-expanded", "aria-controls", "aria-label");
	}

	atSign(scope, host, () => serve());
	scope.on(host, "click", (event) => {
		const { target } = event;
		if (closestTo(target, "button,[href^='#'],.aicon_link,.wah-action-button")) event.preventDefault();
		if (closestTo(target, ".aicon_link")) {
			setOpen(true);
			focus(find(".close_container") ?? find("#access_container button"));
		} else if (closestTo(target, ".close_container,.close-wah-sidebar")) close();
		return serve(event);
	});
	onReturn(scope, () => setOpen(false));
	scope.on(document, "keydown", (event) => {
		if (!host.matches(".active") || event.defaultPrevented || plainKey(event) !== "Escape") return;
		// A dialog above the page has its own.
		if (closestTo(event.target, "dialog,[role=dialog],[aria-modal=true]")) return;
		event.preventDefault();
		close();
	});

	// The page may arrive so.
	if (!find("#access_container[inert]")) {
		setOpen(false);
		icon?.setAttribute("aria-controls", "access_container");
	}
	host.role ??= "region";
	host.ariaLabel ??= icon?.ariaLabel || icon?.textContent || null;
	if (!icon?.matches("a")) return;
	const show = () => {
		icon.style.display = "block";
		if (!$preferences.get().reducedMotion) icon.animate?.({ opacity: [0, 1] }, fadeMs);
	};
	if (document.readyState === "complete") show();
	else scope.on(window, "load", show);
};
