// Makes the page behind a modal overlay inert, and restores it.
import { contains, querySelectorAll } from "../../base/dom";

/** The elements that are inert because of this. */
const inert: Element[] = [];

/** Makes the page inert except for some elements with their content and ancestors; first restores the previous ones. */
export const makeInertExcept = (reachable: readonly Element[]): void => {
	for (const element of inert.splice(0)) setInert(element, false);
	if (reachable.length) makeInert(document.body, reachable);
};

// Members are taken from the prototype: `body` may contain a form, whose controls may hide them.

const makeInert = (parent: Element, reachable: readonly Element[]) => {
	for (const child of querySelectorAll.call(parent, ":scope>:not([inert])")) {
		if (reachable.includes(child)) continue;
		if (reachable.some((element) => contains.call(child, element))) makeInert(child, reachable);
		else {
			setInert(child, true);
			inert.push(child);
		}
	}
};

const setInert = (element: Element, isInert: boolean) =>
	Element.prototype.toggleAttribute.call(element, "inert", isInert);
