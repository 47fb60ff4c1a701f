// The search form: marks the focused form, and opens the full-screen one.
import { memberOf } from "../../src/base/dom";
import { clickByKey, plainKey } from "../../src/kit/keys";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";
import { afterFrame } from "../../src/parts/after-frame";

/** For the full-screen form: Escape, a press outside the form, focus that stays in it. */
const loadOverlays = () => import("../../src/parts/overlays");
/** The close button of a form that takes the screen is laid out by the page builder's sheet of lightboxes. */
const loadStyles = () => import("../../src/parts/builder-styles");
const open = ["elementor-search-form--full-screen", "elementor-lightbox"];

export const startForm = (host: HTMLElement, skin: string, scope: Scope): void => {
	const find = (name: string) => queryOwn(host, name)[0];
	const form = find("form");
	const input = find("input.elementor-search-form__input");
	const container = find(".elementor-search-form__container");
	if (!form || !input || !container) return void scope.report("markup", ".elementor-search-form__container");
	if (skin !== "full_screen") {
		const classes = memberOf(form, "classList");
		const icon = find(".elementor-search-form__icon");
		scope.keep(form, "class");
		scope.on(input, "focus", () => classes.add("elementor-search-form--focus"));
		scope.on(input, "blur", () => classes.remove("elementor-search-form--focus"));
		if (icon && skin === "minimal") scope.on(icon, "click", () => input.focus());
		return;
	}

	const toggle = find(".elementor-search-form__toggle");
	const close = find(".dialog-close-button");
	let stop: (() => void) | undefined;
	let isOpen = false;
	const setOpen = (next: boolean) => {
		if (next === isOpen) return;
		isOpen = next;
		for (const name of open) container.classList.toggle(name, isOpen);
		if (toggle) toggle.ariaExpanded = `${isOpen}`;
		// In the same task: phones show their keyboard only for a press.
		if (isOpen) {
			input.focus();
			scope.part(loadStyles, ({ loadBuilderStyle }) => loadBuilderStyle(scope, "e-lightbox"));
		}
		// Making the page inert, and undoing it, restyles the whole page: only after the frame that responds to the press.
		afterFrame(scope, isOpen ? cover : uncover);
	};
	const uncover = () => {
		if (isOpen) return;
		stop?.();
		stop = undefined;
		toggle?.focus();
	};
	const cover = () =>
		scope.part(
			loadOverlays,
			({ openOverlay }) => {
				if (!isOpen || stop) return;
				stop = openOverlay(scope, {
					root: container,
					trap: container,
					modal: true,
					escape: "keydown",
					onDismiss(_, event) {
						// Escape empties a search field: https://html.spec.whatwg.org/multipage/input.html#text-(type=text)-state-and-search-state-(type=search)
						if (event.type === "keydown") event.preventDefault();
						setOpen(false);
					},
				}).close;
			},
			true,
		);
	scope.keep(container, "class");
	scope.on(document, "keydown", (event) => {
		// The part that hears Escape everywhere may not be there yet.
		if (!isOpen || stop || plainKey(event) !== "Escape") return;
		event.preventDefault();
		setOpen(false);
	});
	for (const [button, next] of [
		[toggle, true],
		[close, false],
	] as const) {
		if (!button) continue;
		scope.keep(button, "role", "tabindex", "aria-expanded");
		button.role ??= "button";
		button.tabIndex = 0;
		scope.on(button, "click", () => setOpen(next));
		scope.on(button, "keydown", clickByKey);
	}
	if (toggle) toggle.ariaExpanded = "false";
};
