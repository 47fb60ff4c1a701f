// How high a list that opens in the page may become.

import { matches, parentOf } from "../../base/dom";

/**
 * CSS pixels from a list's top to the bottom of the window if the list is in a sticky element, whose content cannot
 * be scrolled into view; undefined if it scrolls with the page.
 */
export const roomBelow = (list: Element): number | undefined => {
	let box: Element | null = parentOf(list);
	while (box && !matches.call(box, ".elementor-sticky") && !/fixed|sticky/.test(getComputedStyle(box).position))
		box = parentOf(box);
	return box ? Math.max(0, innerHeight - list.getBoundingClientRect().top) : undefined;
};
