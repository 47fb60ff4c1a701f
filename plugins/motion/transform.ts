// The CSS transforms of an element's own settings, which stay in front of what moves it.

/** As one CSS value, perspective first; empty where there are none. */
export const readTransform = (settings: Record<string, unknown>): string => {
	const names = new Set<string>();
	for (const [key, value] of Object.entries(settings)) {
		const [, name] = /^_transform_(perspective|(?:rotate|translate|skew|scale|flip)[XYZ]?)_effect/.exec(key) ?? [];
		if (name && value) names.add(name);
	}
	return [...(names.delete("perspective") ? ["perspective"] : []), ...names]
		.map((name) => {
			const neutral = /^(scale|flip)/.test(name) ? "1" : /^(rotate|skew)/.test(name) ? "0deg" : "0px";
			return `${name.replace("flip", "scale")}(var(--e-transform-${name}, ${neutral}))`;
		})
		.join("");
};
