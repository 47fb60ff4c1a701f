// Parameters of an event that are read from the page when it is sent: `{ selector, dynamic, input_type, name, value }`.
import { isObject } from "../../src/base/is-object";
import { clone } from "./model/values";

/** A copy of parameters; dynamic ones (`{ selector, dynamic, … }`) are read from the page. */
export const fill = (params: unknown, isConfigured: boolean): unknown => {
	const copy = clone(params);
	return isConfigured ? read(copy) : copy;
};

const dynamicKeys = "dynamic,input_type,name,selector,value";

const read = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map((item) => (item === null ? item : read(item)));
	if (!isObject(value)) return value;
	if (`${Object.keys(value).sort()}` === dynamicKeys) return readFromPage(value);
	return Object.fromEntries(
		Object.entries(value)
			.map(([key, part]) => [key, read(part)])
			.filter(([, part]) => part != null),
	);
};

/** The value of a form field, else text, `content` or `data-value`; undefined when nothing is found. */
const readFromPage = ({ value, selector, dynamic, input_type }: Record<string, unknown>) => {
	if (!dynamic || !selector) return value;
	let element: Element | null = null;
	try {
		element = document.querySelector(`${selector}`);
	} catch {}
	const found =
		(element as HTMLInputElement | null)?.value ||
		element?.textContent?.trim() ||
		element?.getAttribute("content") ||
		element?.getAttribute("data-value");
	const isNumber = /^(float|int)$/.test(`${input_type}`);
	return found && isNumber
		? input_type === "int"
			? Number.parseInt(found, 10)
			: Number.parseFloat(found)
		: found || undefined;
};
