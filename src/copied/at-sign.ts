// The first sign that a visitor is about to use an element: the time to load what handles the press.
import type { Scope } from "../kit/scope";

/**
 * A mouse that moves over the element, a press, the focus. Not `pointerover`: browsers send one as well when the page
 * scrolls below a resting mouse.
 */
const signs = ["pointermove", "pointerdown", "focusin"];

/** @param run called at the first sign of each kind: a part that could not be loaded is requested again */
export const atSign = (scope: Scope, node: Element, run: (sign: Event) => unknown): void => {
	for (const type of signs) scope.on(node, type, run, { once: true });
};
