// The download of a link, by its address.
import { extensionOf, fileName } from "../globals";

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
