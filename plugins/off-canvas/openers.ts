// The links and buttons that open and close a panel, and the state that they show.
import { decodeAction } from "../../src/kit/actions";
import type { Scope } from "../../src/kit/scope";
import { isAddress, type ToggleRequest } from "./model";

const candidates = 'a[href*="elementor-action"],[data-action-link],[aria-controls]';

/** @returns updates all openers of a panel, including those inserted in the meantime */
export const createOpeners = (panelId: string, address: string, scope: Scope): ((isOpen: boolean) => void) => {
	const known = new Set<Element>();
	const isOpener = (element: Element) => {
		if (element.getAttribute("aria-controls") === panelId) return true;
		const action = element.getAttribute("data-action-link") ?? element.getAttribute("href") ?? "";
		const [name, { id } = {} as ToggleRequest] = decodeAction(action) ?? [];
		return name?.startsWith("off_canvas:") && isAddress(id, address);
	};
	return (isOpen) => {
		for (const element of document.querySelectorAll(candidates)) {
			if (!isOpener(element)) continue;
			if (!known.has(element)) scope.keep(element, "aria-controls", "aria-expanded");
			known.add(element);
			element.setAttribute("aria-controls", panelId);
			element.ariaExpanded = `${isOpen}`;
		}
	};
};
