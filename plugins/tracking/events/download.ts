// The download of a link, by its address.
/** Parameters of a `Download` event; undefined if the address is not one of those files. @param cut the query off */
export const downloadOf = (address: string, extensions: readonly string[], cut?: unknown) => {
	const type = extensionOf(address, extensions);
	return type
		? {
				download_url: cut ? address.trim().split("?")[0] : address.trim(),
				download_type: type,
				download_name: fileName(address),
			}
		: undefined;
};

/** The last segment of the path, without query and fragment. */
export const fileName = (address: string): string => address.trim().split(/[?#]/)[0]!.split("/").pop()!;

/**
 * The extension as in the list: the part after the last dot, or more of the name (`tar.gz`). Case-insensitive.
 * Without a list the part after the last dot; empty if there is none.
 */
export const extensionOf = (address: string, extensions?: readonly string[]): string => {
	const parts = fileName(address).toLowerCase().split(".").slice(1);
	const candidates = parts.map((_, at) => parts.slice(at).join("."));
	return (extensions ? candidates.find((name) => extensions.includes(name)) : candidates.at(-1)) ?? "";
};
