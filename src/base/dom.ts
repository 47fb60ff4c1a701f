// The DOM's own methods, for elements whose members may be hidden: a form's control named `closest` hides the form's.

// A server has none, and loads this file to print components.
export const { closest, getAttribute, hasAttribute, matches, querySelector, querySelectorAll, setAttribute } =
	globalThis.Element?.prototype ?? ({} as Element);
export const { contains } = globalThis.Node?.prototype ?? ({} as Node);

/** A member that is no method. @example memberOf(form, "classList") */
export const memberOf = <K extends keyof Element>(node: Element, name: K): Element[K] =>
	Reflect.get(Element.prototype, name, node);

/** Whoever climbs by a form's own member does not end: a control named `parentElement` is the form's, and lies in the form. */
export const parentOf = (node: Node): HTMLElement | null => Reflect.get(Node.prototype, "parentElement", node);

/** The nearest element at or above an event's target that matches; its target may be a document or a window. */
export const closestTo = (event: Event, selector: string): Element | null =>
	event.target instanceof Element ? closest.call(event.target, selector) : null;
