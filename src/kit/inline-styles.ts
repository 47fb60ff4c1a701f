// Inline styles that come and go without a trace, and the zoom that their lengths are in.

/** By CSS name. A value may end in `!important`; an empty one takes the property away. */
export type Styles = Record<string, string>;

/**
 * Sets inline styles.
 * @returns what was there before, priorities included: given to this function, it undoes what it did
 * @example const before = setStyles(node, { position: "fixed", top: "0px" }); setStyles(node, before);
 */
export const setStyles = (node: HTMLElement, styles: Styles): Styles => {
	const { style } = node;
	const before: Styles = {};
	for (const name in styles) {
		const priority = style.getPropertyPriority(name);
		before[name] = style.getPropertyValue(name) + (priority && `!${priority}`);
		const [value, important] = styles[name]!.split("!");
		style.setProperty(name, value!, important);
	}
	// In Chromium `removeAttribute("style")` leaves an empty attribute when only script wrote the style.
	if (!node.getAttribute("style")) node.toggleAttribute("style", false);
	return before;
};

/**
 * How many window pixels one CSS pixel of an element is, by the CSS `zoom` of it and of what it stands in. Client rects
 * and scroll positions are window pixels, what is set in `style` and read from computed styles is the element's own.
 */
export const zoomOf = (node: Element): number => (node as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
