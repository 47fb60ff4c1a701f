// Whether a flag that a server printed is on: what WordPress localises arrives as text, and `"0"` is true.

/** False for `"0"` and `"false"` as well. */
export const isOn = (flag: unknown): boolean => !!flag && flag !== "0" && flag !== "false";
