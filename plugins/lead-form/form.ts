// Access to a form's members. A control hides the form's member of its name (`<input name="closest">`), so methods are taken from the prototype.
import { querySelectorAll } from "../../src/base/dom";

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const findAll = (form: Element, selector: string): HTMLInputElement[] => [
	...(querySelectorAll.call(form, selector) as NodeListOf<HTMLInputElement>),
];

/** The node, or a detached replacement if the markup lacks it. */
export const find = (form: Element, selector: string): HTMLInputElement =>
	findAll(form, selector)[0] ?? document.createElement("input");

/** Its `data-` attributes, read from a copy without controls. */
export const dataOf = (form: Element): DOMStringMap => (Node.prototype.cloneNode.call(form) as HTMLElement).dataset;

export const controlsIn = (parent: ParentNode): FormControl[] => [
	...parent.querySelectorAll<FormControl>("input,select,textarea"),
];
