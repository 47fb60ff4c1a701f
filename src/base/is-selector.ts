// Whether a text is a selector that this browser understands.

/** False for a selector that does not parse; `matches` throws on the element of its own that it asks. */
export const isSelector = (text: string): boolean => {
	try {
		new Option().matches(text);
		return true;
	} catch {
		return false;
	}
};
