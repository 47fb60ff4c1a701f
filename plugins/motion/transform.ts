// The CSS transforms of an element's own settings, which are applied before its motion.

/** By function: its default. */
const neutral: Record<string, string> = {
	perspective: "0px",
	translate: "0px",
	rotate: "0deg",
	skew: "0deg",
	scale: "1",
	flip: "1",
};
const key = new RegExp(`^_transform_((${Object.keys(neutral).join("|")})[XYZ]?)_effect`);

/** As one CSS value, perspective first; empty if there are none. */
export const readTransform = (settings: Record<string, unknown>): string => {
	const functions = new Map<string, string>();
	for (const [name, value] of Object.entries(settings)) {
		const [, effect, kind] = key.exec(name) ?? [];
		if (!effect || !value) continue;
		functions.set(effect, `${effect.replace("flip", "scale")}(var(--e-transform-${effect}, ${neutral[kind!]}))`);
	}
	const { perspective = "", ...others } = Object.fromEntries(functions);
	return perspective + Object.values(others).join("");
};
