// The elements that Tab reaches inside an element, and moving the focus to them.
import { querySelectorAll, setAttribute } from "../../base/dom";

export const controls =
	"a[href],button,iframe,input,select,summary,textarea,[controls],[contenteditable=true],[tabindex]";
const unreachable = ":disabled,[type=hidden],[tabindex^='-'],[inert],[inert] *";

// Members are taken from the prototype: a control of a form hides the form's member of that name.

/** The elements that Tab reaches inside an element, in document order: no hidden, disabled or inert ones. */
export const focusables = (root: Element): HTMLElement[] =>
	renderedControls(root).filter((element, _, all) => isVisible(element) && isStopOfGroup(element, all));

/** A group of radio buttons is one tab stop: the checked one, else the one with the focus, else any. */
const isStopOfGroup = (element: HTMLElement, all: HTMLElement[]) => {
	if (!isRadio(element) || !element.name) return true;
	const group = all.filter(isRadio).filter(({ name, form }) => name === element.name && form === element.form);
	const stop = group.find(({ checked }) => checked) ?? group.find((radio) => radio === document.activeElement);
	return !stop || stop === element;
};

const isRadio = (element: Element): element is HTMLInputElement =>
	element instanceof HTMLInputElement && element.type === "radio";

/** Elements that have a box, even if hidden by `visibility`. */
const renderedControls = (root: Element) =>
	[...querySelectorAll.call(root, `:is(${controls}):not(${unreachable})`)].filter((element): element is HTMLElement =>
		isShown(element),
	);

/** If the browser cannot tell, everything is visible. */
const isShown = (element: Element, options?: CheckVisibilityOptions) =>
	Element.prototype.checkVisibility?.call(element, options) ?? true;

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
	return document.activeElement === element;
};
