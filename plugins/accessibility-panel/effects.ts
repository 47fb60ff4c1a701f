// The effects of each mode on the page, and undoing them.
import { memberOf, querySelectorAll } from "../../src/base/dom";
import { isSelector } from "../../src/base/is-selector";
import { $preferences, setPreference } from "../../src/stores/preferences";
import { type Mode, modes } from "./model";

type Undo = () => void;

/** @returns undoes it; undefined if the page has nothing to change */
export const beginMode = (mode: Mode): Undo | undefined => {
	const more = others[mode];
	const undo = more?.();
	if (more && !undo) return;
	const [, name] = modes[mode];
	if (name) document.body.classList.add(name);
	return () => {
		undo?.();
		if (name) removeClass(document.body, name);
	};
};

const all = (selector: string) => querySelectorAll.call(document.documentElement, selector);

/** Adds the class to matching elements. */
const mark = (selector: string, name: string): Undo => {
	for (const element of all(selector)) classListOf(element).add(name);
	return () => {
		for (const element of all(`.${name}`)) removeClass(element, name);
	};
};

const removeClass = (element: Element, name: string) => {
	const { value } = classListOf(element);
	classListOf(element).remove(name);
	// The attribute is removed as well if it was added with the class.
	if (value === name) Element.prototype.removeAttribute.call(element, "class");
};

const classListOf = (element: Element) => memberOf(element, "classList");

const others: Partial<Record<Mode, () => Undo | undefined>> = {
	noAnimations() {
		// Switching it off while the system asks for reduced motion applies to this page.
		const isReduced = $preferences.get().reducedMotion;
		setPreference("reducedMotion", true);
		return () => setPreference("reducedMotion", isReduced ? false : undefined);
	},

	greyscale() {
		const name = "active_greyscale";
		const paint = () => mark(`img:not(.${name})`, name);
		const unmark = paint();
		const observer = new MutationObserver(paint);
		observer.observe(document, { childList: true, subtree: true });
		return () => {
			observer.disconnect();
			unmark();
		};
	},

	lightsOff() {
		const { wah_lights_off_selector: selector } = window as { wah_lights_off_selector?: unknown };
		if (!selector || typeof selector !== "string" || !isSelector(selector)) return;
		const overlay = document.createElement("div");
		overlay.className = "wah-dark-overlay";
		document.body.append(overlay);
		const unmark = mark(selector, "wah-lights-selector");
		return () => {
			overlay.remove();
			unmark();
		};
	},

	removeStyles() {
		const links = [...all("link[rel~=stylesheet]:not(#wpah-front-styles-css)")] as HTMLLinkElement[];
		const enabled = links.filter((link) => !link.disabled);
		for (const link of enabled) link.disabled = true;
		return () => {
			for (const link of enabled) link.disabled = false;
		};
	},
};
