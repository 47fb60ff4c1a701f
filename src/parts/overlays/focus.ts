// The elements that Tab reaches inside an element, and moving the focus to them.
import { closestTo, matches, querySelectorAll, setAttribute } from "../../base/dom";

export const controls =
	":is(a,area)[href],button,iframe,input,select,details>summary:first-of-type,textarea,[controls],[contenteditable]:not([contenteditable=false]),[tabindex]";
const unreachable = ":disabled,[type=hidden],[tabindex^='-'],[inert],[inert] *";

// Members are taken from the prototype: a control of a form hides the form's member of that name.

/** The elements that Tab reaches inside an element and its open shadow roots, in document order: no hidden, disabled or inert ones. */
export const focusables = (root: Element): HTMLElement[] =>
	renderedControls(root).filter((element, _, all) => isVisible(element) && isStopOfGroup(element, all));

/** A group of radio buttons is one tab stop: the checked one, else the one with the focus, else any. */
const isStopOfGroup = (element: HTMLElement, all: HTMLElement[]) => {
	if (!isRadio(element) || !element.name) return true;
	const group = all.filter(isRadio).filter(({ name, form }) => name === element.name && form === element.form);
	const stop = group.find(({ checked }) => checked) ?? group.find((radio) => radio === activeElement());
	return !stop || stop === element;
};

const isRadio = (element: Element): element is HTMLInputElement =>
	element instanceof HTMLInputElement && element.type === "radio";

/** Elements that have a box, even if hidden by `visibility`. */
const renderedControls = (root: Element) => controlsAmong(querySelectorAll.call(root, "*"));

const controlsAmong = (elements: Iterable<Element>): HTMLElement[] =>
	[...elements].flatMap((element) => {
		// Tab passes over the shadow root of such an element, too.
		if (matches.call(element, unreachable)) return [];
		const { shadowRoot } = element;
		const inner = shadowRoot ? controlsAmong(shadowRoot.querySelectorAll("*")) : [];
		const isStop = matches.call(element, controls) && isShown(element) && !shadowRoot?.delegatesFocus;
		return isStop ? [element as HTMLElement, ...inner] : inner;
	});

/** The element with the focus, in whatever open shadow root. */
export const activeElement = (): Element | null => {
	let active = document.activeElement;
	for (let inner = active; inner; inner = inner.shadowRoot?.activeElement ?? null) active = inner;
	return active;
};

/** If the browser cannot tell, everything is visible. The area of an image map is where its image is. */
const isShown = (element: Element, options?: CheckVisibilityOptions): boolean => {
	const { name = "" } = (matches.call(element, "area") && closestTo<HTMLMapElement>(element, "map")) || {};
	const image = name && document.querySelector(`img[usemap="#${CSS.escape(name)}"]`);
	return Element.prototype.checkVisibility?.call(image || element, options) ?? true;
};

const isVisible = (element: Element) => isShown(element, { visibilityProperty: true });

/** Whether a transition of `visibility` runs on an element or inside. */
const isRevealing = (area: Element) =>
	!!Element.prototype.getAnimations
		?.call(area, { subtree: true })
		.some((animation) => (animation as CSSTransition).transitionProperty === "visibility");

/**
 * Gives the focus to the first control in an element, without scrolling. One whose `visibility` changes by a transition
 * stays hidden until the browser has drawn a frame (https://drafts.csswg.org/css-transitions/#starting), which takes
 * a busy one long: it is waited for.
 * @param fallback gets the focus if there is no control, and stays focusable
 * @param isWanted asked before each look
 */
export const focusFirst = (area: Element, fallback: HTMLElement, isWanted: () => boolean): void => {
	if (!isWanted()) return;
	const rendered = renderedControls(area);
	const first = rendered.find(isVisible);
	if (first !== rendered[0] && isRevealing(area)) {
		requestAnimationFrame(() => focusFirst(area, fallback, isWanted));
		return;
	}
	if (!first) fallback.tabIndex = 0;
	focus(first ?? fallback);
};

/** Gives the focus to a place of the page, from which Tab continues. */
export const focusPlace = (place: Element): void => {
	if (focus(place)) return;
	setAttribute.call(place, "tabindex", "-1");
	focus(place);
	const forget = () => Element.prototype.removeAttribute.call(place, "tabindex");
	EventTarget.prototype.addEventListener.call(place, "blur", forget, { once: true });
};

/** Gives an element the focus, without scrolling by default. @returns whether the browser let it have that */
export const focus = (element: Element, preventScroll: boolean = true): boolean => {
	const { prototype } = element instanceof SVGElement ? SVGElement : HTMLElement;
	prototype.focus.call(element, { preventScroll });
	return activeElement() === element;
};
