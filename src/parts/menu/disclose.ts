// The ARIA state of a button or link that opens something, and of its target.

import { contains } from "../../base/dom";

/** The focus never stays in a closed element: it moves to the control that opens it. */
export const disclose = (opener: HTMLElement, panel: HTMLElement, isOpen: boolean): void => {
	if (!isOpen && contains.call(panel, document.activeElement)) opener.focus({ preventScroll: true });
	opener.ariaExpanded = `${isOpen}`;
	panel.ariaHidden = `${!isOpen}`;
	panel.inert = !isOpen;
};
