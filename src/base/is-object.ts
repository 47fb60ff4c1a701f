// Whether a value is a JSON object.

/** True for an object that is neither null nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && !!value && !Array.isArray(value);
