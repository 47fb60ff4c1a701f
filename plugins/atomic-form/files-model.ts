// Rules of file fields, without a DOM.

/** The printed restrictions of a file field. */
export interface FileRules {
	/** Megabytes. */
	maxSize?: string;
	maxFiles?: string;
	/** `jpg, .png, image/*` */
	accept?: string;
}

/** The rule that files break. */
export const brokenFileRule = (
	files: readonly { name: string; size: number; type: string }[],
	{ maxSize, maxFiles, accept = "" }: FileRules,
): "size" | "count" | "type" | undefined => {
	const kinds = accept
		.toLowerCase()
		.split(/[\s,]+/)
		.filter(Boolean);
	const isAllowed = ({ name, type }: { name: string; type: string }) =>
		kinds.some((kind) =>
			kind.includes("/")
				? type.startsWith(kind.replace("*", ""))
				: name.toLowerCase().endsWith(`.${kind.replace(".", "")}`),
		);
	if (maxFiles && files.length > +maxFiles) return "count";
	if (maxSize && files.some(({ size }) => size > +maxSize * 2 ** 20)) return "size";
	return kinds[0] && !files.every(isAllowed) ? "type" : undefined;
};
