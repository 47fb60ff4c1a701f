// The panel itself: opens and closes, keeps the focus and the controls in step, and passes on what the visitor presses.
import { closest } from "../../src/base/closest";
import { plainKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";
import { $display, forgetColours, resetDisplay, resetText, resizeText, setColours, setMode } from "./display";
import { modeNames, modes } from "./model";
import { styles } from "./styles";

const fadeMs = 350;

/** Makes a panel that the server printed, or a view has drawn, work. */
export const enhancePanel = (host: HTMLElement, scope: Scope): void => {
	const find = (selector: string) => host.querySelector<HTMLElement>(selector);
	const all = (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)];
	const content = find("#access_container");
	const icon = find(".aicon_link");
	const trigger = find("#contrast_trigger");
	const list = find(".color_selector");
	const toggles = modeNames.map((mode) => [mode, all(modes[mode][0])] as const);

	/** What an opener opens, or hides from everybody. */
	const show = (opener: HTMLElement | null, part: HTMLElement | null, isShown: boolean) => {
		if (opener) opener.ariaExpanded = `${isShown}`;
		if (!part) return;
		part.ariaHidden = `${!isShown}`;
		part.toggleAttribute("inert", !isShown);
	};
	const setOpen = (isOpen: boolean) => {
		host.classList.toggle("active", isOpen);
		show(icon, content, isOpen);
		for (const button of all("#access_container button")) {
			button.tabIndex = -1;
			if (isOpen) button.removeAttribute("tabindex");
		}
	};
	const focus = (control: HTMLElement | null) => control?.focus({ preventScroll: true });
	const setListOpen = (isOpen: boolean) => {
		list?.classList.toggle("is_visible", isOpen);
		show(trigger, list, isOpen);
	};
	const close = () => {
		setOpen(false);
		focus(icon);
	};

	const presses: Record<string, (control: HTMLElement) => void> = {
		".aicon_link"() {
			setOpen(true);
			focus(find(".close_container") ?? find("#access_container button"));
		},
		".close_container,.close-wah-sidebar": close,
		".font_resizer .larger": () => resizeText(1),
		".font_resizer .smaller": () => resizeText(-1),
		".font_resizer .wah-font-reset": resetText,
		"#contrast_trigger": () => setListOpen(!list?.matches(".is_visible")),
		".convar"({ dataset }) {
			setColours(dataset.bgcolor, dataset.color);
			setListOpen(false);
		},
		".wah-call-clear-cookies"() {
			forgetColours();
			location.reload();
		},
		".gossamer-reset": resetDisplay,
	};
	for (const [mode] of toggles) presses[modes[mode][0]] = () => setMode(mode);

	scope.keep(host, "class", "role", "aria-label", "style", "popover");
	for (const part of all("#access_container,.color_selector")) scope.keep(part, "aria-hidden", "inert", "class");
	for (const control of all("button,.aicon_link")) {
		scope.keep(control, "tabindex", "class", "style");
		scope.keep(control, "aria-pressed", "aria-expanded", "aria-controls", "aria-label");
	}
	for (const colour of all(".convar:empty:not([title],[aria-label])"))
		colour.ariaLabel = `${colour.dataset.bgcolor} / ${colour.dataset.color}`;
	const style = document.createElement("style");
	style.textContent = styles;
	document.head.append(style);
	scope.add(() => style.remove());

	scope.on(host, "click", (event) => {
		for (const selector in presses) {
			const control = closest(event.target, selector);
			if (!control) continue;
			event.preventDefault();
			presses[selector]!(control);
		}
		closest(event.target, ".wah-action-button:not([aria-pressed])")?.classList.toggle("active_button");
	});
	scope.on(document, "keydown", (event) => {
		if (!host.matches(".active") || event.defaultPrevented || plainKey(event) !== "Escape") return;
		// A dialog above the page has its own.
		if (closest(event.target, "dialog,[role=dialog],[aria-modal=true]")) return;
		event.preventDefault();
		close();
	});

	setOpen(false);
	setListOpen(false);
	icon?.setAttribute("aria-controls", "access_container");
	host.role ??= "region";
	host.ariaLabel ??= icon?.ariaLabel || icon?.textContent || null;
	if (icon?.matches("a")) {
		const show = () => {
			icon.style.display = "block";
			if (!$preferences.get().reducedMotion) icon.animate?.({ opacity: [0, 1] }, fadeMs);
		};
		if (document.readyState === "complete") show();
		else scope.on(window, "load", show);
	}
	scope.watch($display, ({ modes, zoom }) => {
		for (const [mode, buttons] of toggles)
			for (const button of buttons) {
				const isOn = modes.includes(mode);
				button.ariaPressed = `${isOn}`;
				button.classList.toggle("active_button", isOn);
			}
		keepPlace(host, zoom);
	});
};

/** The panel keeps its size; and its place in the window, which is not that of a page with `transform`: above the page. */
const keepPlace = (host: HTMLElement, zoom: number) => {
	const isScaled = zoom !== 1 && !!document.body.style.transform;
	host.style.setProperty("zoom", zoom === 1 || isScaled ? "" : `${1 / zoom}`);
	if (!host.showPopover || isScaled === host.matches(":popover-open")) return;
	host.popover = isScaled ? "manual" : null;
	if (isScaled) host.showPopover();
};
