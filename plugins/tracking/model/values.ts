// Copies of the page's configuration, so that sending does not change it.

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
