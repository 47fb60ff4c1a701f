// The nearest ancestor of whatever an event was sent to.

/**
 * The nearest ancestor that matches, itself included; null where the target is no element. Asks the prototype, as a
 * control of a form hides the form's member of that name: `<input name="closest">`.
 * @see https://html.spec.whatwg.org/multipage/forms.html#dom-form-nameditem
 */
export const closest = <E extends Element = HTMLElement>(target: unknown, selector: string): E | null =>
	target instanceof Element ? Element.prototype.closest.call<Element, [string], E | null>(target, selector) : null;
