// Whether a flag that a server printed is on: localised values of WordPress arrive as text, and `"0"` is truthy.

/** False for `"0"` and `"false"` as well. */
export const isOn = (flag: unknown): boolean => !!flag && flag !== "0" && flag !== "false";
