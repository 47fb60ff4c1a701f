// How high a list that opens in the page may become.

import { matches, parentOf } from "../../base/dom";

/**
 * CSS pixels from a list's top to the bottom of the window where the list is in something sticky, whose content
 * cannot be scrolled into view; undefined where the page scrolls with it.
 */
export const roomBelow = (list: Element): number | undefined => {
	let box: Element | null = parentOf(list);
	while (box && !matches.call(box, ".elementor-sticky") && !/fixed|sticky/.test(getComputedStyle(box).position))
		box = parentOf(box);
	return box ? Math.max(0, innerHeight - list.getBoundingClientRect().top) : undefined;
};
