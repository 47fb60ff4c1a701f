// The panel's controls: keeps them in sync, and handles presses.
import { closestTo } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";
import {
	$display,
	forgetColours,
	openDisplay,
	resetDisplay,
	resetText,
	resizeText,
	setColours,
	setMode,
} from "./display";
import { modeNames, modes } from "./model";
import { disclose } from "./opener";
import { styles } from "./styles";
import { noteSizes } from "./text-size";

const loadDraw = () => import("./draw");

export interface ServeOptions {
	/** The page's consent tool decides on the cookies. */
	consent: boolean;
	/** Whether the page keeps the visitor's settings when the panel is removed. */
	isKept(): boolean;
}

/** Activates a panel that the server printed, or a view has rendered. @returns handles a press */
export const servePanel = (
	host: HTMLElement,
	scope: Scope,
	{ consent, isKept }: ServeOptions,
): ((event: Event) => void) => {
	const end = openDisplay(scope, consent ? "denied" : undefined);
	// Before the panel's own, which makes the controls follow.
	scope.add(() => isKept() || end());
	const find = (selector: string) => host.querySelector<HTMLElement>(selector);
	const all = (selector: string) => [...host.querySelectorAll<HTMLElement>(selector)];
	const trigger = find("#contrast_trigger");
	const list = find(".color_selector");
	const toggles = modeNames.map((mode) => [mode, all(modes[mode][0])] as const);

	const setListOpen = (isOpen: boolean) => {
		list?.classList.toggle("is_visible", isOpen);
		disclose(trigger, list, isOpen);
	};
	const presses: Record<string, (control: HTMLElement) => void> = {
		".font_resizer .larger": () => resizeText(1),
		".font_resizer .smaller": () => resizeText(-1),
		".font_resizer .wah-font-reset": resetText,
		"#contrast_trigger": () => setListOpen(!list?.matches(".is_visible")),
		".convar"({ dataset }) {
			setColours(dataset.bgcolor, dataset.color);
			setListOpen(false);
			trigger?.focus({ preventScroll: true });
		},
		".wah-call-clear-cookies"() {
			forgetColours();
			location.reload();
		},
		".gossamer-reset": resetDisplay,
	};
	for (const [mode] of toggles) presses[modes[mode][0]] = () => setMode(mode);

	for (const colour of all(".convar:empty:not([title],[aria-label])"))
		colour.ariaLabel = `${colour.dataset.bgcolor} / ${colour.dataset.color}`;
	const style = document.createElement("style");
	style.textContent = styles;
	document.head.append(style);
	scope.add(() => style.remove());

	setListOpen(false);
	scope.watch($display, ({ modes, zoom }) => {
		for (const [mode, buttons] of toggles)
			for (const button of buttons) {
				const isOn = modes.includes(mode);
				button.ariaPressed = `${isOn}`;
				button.classList.toggle("active_button", isOn);
			}
		keepPlace(host, zoom);
	});
	if (find(".font_resizer")) noteSizes();
	return (event) => {
		for (const [selector, press] of Object.entries(presses)) {
			const control = closestTo(event.target, selector);
			if (!control) continue;
			event.preventDefault();
			press(control);
		}
		closestTo(event.target, ".wah-action-button:not([aria-pressed])")?.classList.toggle("active_button");
	};
};

/** Renders a panel if the page has only settings. @param start called when it is rendered */
export const drawPanel = (
	host: HTMLElement,
	settings: object,
	scope: Scope,
	start: () => Promise<void> | undefined,
): Promise<void> => scope.part(loadDraw, ({ draw }) => draw(host, settings, scope).then(start));

/** The panel keeps its size; and its place in the window, which is not that of a page with `transform`: above the page. */
const keepPlace = (host: HTMLElement, zoom: number) => {
	const isScaled = zoom !== 1 && !!document.body.style.transform;
	host.style.setProperty("zoom", zoom === 1 || isScaled ? "" : `${1 / zoom}`);
	if (!host.showPopover || isScaled === host.matches(":popover-open")) return;
	host.popover = isScaled ? "manual" : null;
	if (isScaled) host.showPopover();
};
