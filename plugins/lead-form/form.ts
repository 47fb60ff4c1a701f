// What is asked of a form. A control hides the form's member of its name (`<input name="closest">`), so methods come from the prototype.
import { querySelectorAll } from "../../src/base/dom";

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const findAll = (form: Element, selector: string): HTMLInputElement[] => [
	...(querySelectorAll.call(form, selector) as NodeListOf<HTMLInputElement>),
];

/** The node, or where the markup lacks it one outside the page that takes its place. */
export const find = (form: Element, selector: string): HTMLInputElement =>
	findAll(form, selector)[0] ?? document.createElement("input");

/** Its `data-` attributes: those of a copy, which has no controls. */
export const dataOf = (form: Element): DOMStringMap => (Node.prototype.cloneNode.call(form) as HTMLElement).dataset;

export const controlsIn = (parent: ParentNode): FormControl[] => [
	...parent.querySelectorAll<FormControl>("input,select,textarea"),
];
