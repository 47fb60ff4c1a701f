// Copies of what the page configured, so that nothing that is sent changes it.

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

/** Values as printed: a list may lie in another one. */
export const flatten = (values: unknown): string[] =>
	[values]
		.flat(3)
		.filter((value) => value != null)
		.map(String);
