// Percent-decoding of what others wrote.

/** The decoded text; the text itself where it is not well-formed. */
export const safeDecode = (text: string): string => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};
