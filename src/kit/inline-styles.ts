// Inline styles that can be restored exactly, and the zoom of their lengths.
import { getAttribute, memberOf, toggleAttribute } from "../base/dom";

/** By CSS name. A value may end in `!important`; an empty one takes the property away. */
export type Styles = Record<string, string>;

/**
 * Sets inline styles.
 * @returns the previous values with their priorities: passed to this function, they undo the change
 * @example const before = setStyles(node, { position: "fixed", top: "0px" }); setStyles(node, before);
 */
export const setStyles = (node: HTMLElement, styles: Styles): Styles => {
	const style = styleOf(node);
	const before: Styles = {};
	for (const [name, text] of Object.entries(styles)) {
		const priority = style.getPropertyPriority(name);
		before[name] = style.getPropertyValue(name) + (priority && `!${priority}`);
		const [value, important] = text.split("!");
		style.setProperty(name, value!, important);
	}
	// In Chromium `removeAttribute("style")` leaves an empty attribute when only script wrote the style.
	if (!getAttribute.call(node, "style")) toggleAttribute.call(node, "style", false);
	return before;
};

/** A form's own, whatever its fields are called. */
const styleOf = (node: HTMLElement): CSSStyleDeclaration =>
	node instanceof HTMLFormElement ? Reflect.get(HTMLElement.prototype, "style", node) : node.style;

/**
 * How many window pixels one CSS pixel of an element is, by the CSS `zoom` of it and of its container. Client rects
 * and scroll positions are window pixels, values in `style` and in computed styles are the element's own.
 */
export const zoomOf = (node: Element): number =>
	memberOf(node as Element & { currentCSSZoom?: number }, "currentCSSZoom" as never) ?? 1;
