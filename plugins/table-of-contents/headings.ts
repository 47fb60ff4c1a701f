// The headings of the page that a table lists: where they are, what they say, and how they are reached.
import { closestTo, matches, memberOf } from "../../src/base/dom";
import { isSelector } from "../../src/base/is-selector";
import type { Scope } from "../../src/kit/scope";

const popups = "[data-elementor-type=popup]";
const documents = "[data-elementor-type]";
/** No part of what is read. */
const apart = "[data-elementor-type=header],[data-elementor-type=footer]";

/**
 * @param tags `h1` to `h6`; others are left out
 * @param container selector of what is searched; else the popup that the table is in, else all but header, footer, popups
 * @param exclude selectors of what is left out, with all that is in it
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
	const skipped = [".elementor-toc__header-title", ...exclude.filter(isSelector)].join();
	const known = tags.filter((tag) => /^h[1-6]$/i.test(tag)).join() || "h0";
	return Array.from(document.querySelectorAll<HTMLElement>(known)).filter(
		(heading) =>
			(container
				? closestTo(heading, area)
				: closestTo(heading, popups) === popup && closestTo(heading, home) && !closestTo(heading, apart)) &&
			!closestTo(heading, skipped) &&
			textOf(heading),
	);
};

/** What a heading says, in one line, without what is hidden from assistive technology. */
export const textOf = (heading: Node): string => spell(heading).replace(/\s+/g, " ").trim();

const spell = (node: Node): string => {
	if (node instanceof Text) return node.data;
	if (node instanceof HTMLImageElement) return node.alt;
	if (!(node instanceof Element) || matches.call(node, "[aria-hidden=true],script,style")) return "";
	return Array.from(memberOf(node, "childNodes"), spell).join("");
};

/** Anchors that were put before headings, and how many tables use each. */
const anchors = new Map<Element, [anchor: HTMLElement, users: number]>();

/**
 * Id that leads to a heading: its own, that of the widget which it is the heading of, or that of an anchor before it,
 * which tables share.
 * @param number of the heading in the table
 */
export const idOf = (heading: HTMLElement, number: number, scope: Scope): string => {
	const widget = closestTo(heading, ".elementor-widget");
	if (isReached(heading)) return heading.id;
	// A text with several headings leads to the first of them.
	if (widget?.querySelector("h1,h2,h3,h4,h5,h6") === heading && isReached(widget)) return widget.id;
	if (scope.page.edit) return "";
	const use = anchors.get(heading) ?? [createAnchor(number), 0];
	anchors.set(heading, use);
	if (!use[1]++) heading.before(use[0]);
	scope.add(() => {
		if (--use[1]) return;
		anchors.delete(heading);
		use[0].remove();
	});
	return use[0].id;
};

/** An id that stands twice leads to the first element of it. */
const isReached = (element: Element) => !!element.id && document.getElementById(element.id) === element;

const createAnchor = (number: number) => {
	const anchor = document.createElement("span");
	const id = `elementor-toc__heading-anchor-${number}`;
	anchor.id = id;
	for (let copy = 2; document.getElementById(anchor.id); copy++) anchor.id = `${id}-${copy}`;
	anchor.className = "elementor-menu-anchor";
	return anchor;
};
