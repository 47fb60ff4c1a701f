// What a link would download, told by its address.

/** The last segment of the path, without query and fragment. */
export const fileName = (address: string): string => address.trim().split(/[?#]/)[0]!.split("/").pop()!;

/**
 * The extension as it stands in the list: what follows the last dot, or more of the name (`tar.gz`). Case does not count.
 * Without a list whatever follows the last dot; empty when there is none.
 */
export const extensionOf = (address: string, extensions?: readonly string[]): string => {
	const parts = fileName(address).toLowerCase().split(".").slice(1);
	const candidates = parts.map((_, at) => parts.slice(at).join("."));
	return (extensions ? candidates.find((name) => extensions.includes(name)) : candidates.at(-1)) ?? "";
};

/** Parameters of a `Download` event; undefined when the address is none of those files. @param cut the query off */
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
