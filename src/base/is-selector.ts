// Whether a text is a selector that this browser understands.

/** False for a selector that does not parse; checked by `matches`, which then throws, on a new element. */
export const isSelector = (text: string): boolean => {
	try {
		new Option().matches(text);
		return true;
	} catch {
		return false;
	}
};
