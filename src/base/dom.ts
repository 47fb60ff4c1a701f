// The DOM's own methods, for elements whose members may be hidden: a form's control named `closest` hides the form's.
// https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem

// Undefined on a server, which loads this file to print components.
export const {
	animate,
	closest,
	getAttribute,
	hasAttribute,
	matches,
	querySelector,
	querySelectorAll,
	setAttribute,
	toggleAttribute,
} = globalThis.Element?.prototype ?? ({} as Element);
export const { contains } = globalThis.Node?.prototype ?? ({} as Node);

/** A member that is not a method. @example memberOf(form, "classList") */
export const memberOf = <K extends keyof Element>(node: Element, name: K): Element[K] =>
	Reflect.get(Element.prototype, name, node);

/** Climbing by a form's own member may never end: a control named `parentElement` hides that member, and is inside the form. */
export const parentOf = (node: Node): HTMLElement | null => Reflect.get(Node.prototype, "parentElement", node);

/** Whether a node is in the document, and not in another one. */
export const isOnPage = (node: Node): boolean => contains.call(document, node);

/** The nearest matching element at or above an event's target; null if the target is not an element. */
export const closestTo = <E extends Element = HTMLElement>(target: unknown, selector: string): E | null =>
	target instanceof Element ? closest.call<Element, [string], E | null>(target, selector) : null;
