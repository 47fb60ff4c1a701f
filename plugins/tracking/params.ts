// Parameters of events: copies, so that sending does not change the page's configuration, and values that are read from the page.
import { isObject } from "../../src/base/is-object";

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

/** Deep copy; functions are left out, at any depth. */
export const clone = <T>(value: T): T =>
	(Array.isArray(value)
		? value.map(clone)
		: value && typeof value === "object"
			? Object.fromEntries(
					Object.entries(value)
						.filter(([key, part]) => typeof part !== "function" && key !== "__proto__")
						.map(([key, part]) => [key, clone(part)]),
				)
			: value) as T;

/** The object without some of its keys. */
export const without = <T extends object>(value: T, ...keys: string[]): T =>
	Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key))) as T;

/** Values of a list, or of a map that the server printed in its place. */
export const listOf = (value: unknown): string[] =>
	Object.values((value as Record<string, unknown>) ?? {})
		.filter((part) => part != null)
		.map(String);

/** Printed values: lists may be nested. */
export const flatten = (values: unknown): string[] =>
	[values]
		.flat(3)
		.filter((value) => value != null)
		.map(String);
