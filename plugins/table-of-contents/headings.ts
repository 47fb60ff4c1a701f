// The headings of the page that a table lists: their elements, texts and anchors.
import { closestTo, matches, memberOf } from "../../src/base/dom";
import { isSelector } from "../../src/base/is-selector";

const popups = "[data-elementor-type=popup]";
const documents = "[data-elementor-type]";
/** Not part of the content. */
const apart = "[data-elementor-type=header],[data-elementor-type=footer]";

/**
 * @param tags `h1` to `h6`; others are left out
 * @param container selector of the element to search; else the popup that contains the table, else all except header, footer, popups
 * @param exclude selectors of elements to skip, with their content
 */
export const findHeadings = (
	host: Element,
	tags: readonly string[],
	container: string,
	exclude: readonly string[],
): HTMLElement[] => {
	const popup = closestTo(host, popups);
	// In an app there are no documents.
	const home = closestTo(host, documents) ? documents : "*";
	const area = isSelector(container) ? container : "h0";
	// A copy of a slide comes and goes with the carousel.
	const skipped = [".elementor-toc__header-title,.swiper-slide-duplicate", ...exclude.filter(isSelector)].join();
	const known = tags.filter((tag) => /^h[1-6]$/i.test(tag)).join() || "h0";
	return Array.from(document.querySelectorAll<HTMLElement>(known)).filter(
		(heading) =>
			(container
				? closestTo(heading, area)
				: closestTo(heading, popups) === popup && closestTo(heading, home) && !closestTo(heading, apart)) &&
			!closestTo(heading, skipped) &&
			!isElsewhere(heading) &&
			textOf(heading),
	);
};

/** Whether it is shown on other devices than this one: many sites print a heading once for each. */
const isElsewhere = (node: Element | null): boolean => {
	const area = closestTo(node, "[class*=elementor-hidden-]");
	return !!area && (getComputedStyle(area).display === "none" || isElsewhere(area.parentElement));
};

/** The text of a heading, in one line, without content hidden from assistive technology. */
export const textOf = (heading: Node): string => spell(heading).replace(/\s+/g, " ").trim();

const spell = (node: Node): string => {
	if (node instanceof Text) return node.data;
	if (node instanceof HTMLImageElement) return node.alt;
	if (!(node instanceof Element) || matches.call(node, "[aria-hidden=true],script,style")) return "";
	return Array.from(memberOf(node, "childNodes"), spell).join("");
};

/** Put before headings; tables share them. */
const anchors = "span[id^=elementor-toc__heading-anchor-]";

/**
 * Id that leads to a heading: its own, that of the widget which it is the heading of, or that of an anchor before it.
 * @param number of the heading in the table
 * @param isEdited no anchors in the page builder's canvas
 */
export const idOf = (heading: HTMLElement, number: number, isEdited: boolean): string => {
	const widget = closestTo(heading, ".elementor-widget");
	if (isReached(heading)) return heading.id;
	// A text with several headings leads to the first of them.
	if (widget?.querySelector("h1,h2,h3,h4,h5,h6") === heading && isReached(widget)) return widget.id;
	const known = closestTo(heading.previousElementSibling, anchors);
	if (known || isEdited) return known?.id ?? "";
	const anchor = document.createElement("span");
	const id = `elementor-toc__heading-anchor-${number}`;
	anchor.id = id;
	for (let copy = 2; document.getElementById(anchor.id); copy++) anchor.id = `${id}-${copy}`;
	anchor.className = "elementor-menu-anchor";
	heading.before(anchor);
	return anchor.id;
};

/** Removes the anchors that no table uses. */
export const removeAnchors = (): void => {
	for (const anchor of document.querySelectorAll(anchors))
		if (!document.querySelector(`a[href="#${anchor.id}"]`)) anchor.remove();
};

/** A duplicate id leads to the first element with it. */
const isReached = (element: Element) => !!element.id && document.getElementById(element.id) === element;
