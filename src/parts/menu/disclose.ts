// What a button or link that opens something, and what it opens, say about it.

import { contains } from "../../base/dom";

/** The focus never stays in what is closed: it goes to what would open it again. */
export const disclose = (opener: HTMLElement, panel: HTMLElement, isOpen: boolean): void => {
	if (!isOpen && contains.call(panel, document.activeElement)) opener.focus({ preventScroll: true });
	opener.ariaExpanded = `${isOpen}`;
	panel.ariaHidden = `${!isOpen}`;
	panel.inert = !isOpen;
};
