// Percent-decoding of text from other sources.

/** The decoded text; the text itself if it is malformed. */
export const safeDecode = (text: string): string => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};
