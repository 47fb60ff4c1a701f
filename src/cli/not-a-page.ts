// Says in one line that a response is something else than a page.

const kinds: Record<string, string> = {
	"application/pdf": "a PDF",
	"application/json": "JSON",
	"application/zip": "an archive",
};

/** @param header `Content-Type` as sent @param length of the body, once it is read @returns undefined for a page */
export const notAPage = (address: string, header: string, length?: number): string | undefined => {
	const type = header.split(";")[0]!.trim().toLowerCase();
	if (type && !/^(text\/html|application\/xhtml\+xml)$/.test(type))
		return `${address} is ${kinds[type] ?? (type.startsWith("image/") ? "a picture" : type)}, not a page.`;
	return length === 0 ? `${address} answered nothing.` : undefined;
};
