// The part that keeps the chosen item in the address, and the watched videos in the page builder's storage.
import { replaceAddress } from "../../src/stores/address";
import { storage } from "../../src/stores/storage";

/**
 * An address that leads to an item; the rest of it stays unchanged.
 * @example linkTo("/a?b=%20&video=1#c", "42", "7") // "/a?b=%20&playlist=42&video=7#c"
 */
export const linkTo = (address: string, playlist: string, video: string): string => {
	const [, path = "", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address)!;
	const kept = query.split("&").filter((part) => part && !/^(playlist|video)(=|$)/.test(part));
	const own = [`playlist=${encodeURIComponent(playlist)}`, `video=${encodeURIComponent(video)}`];
	return `${path}?${[...kept, ...own].join("&")}${hash}`;
};

export const replaceLink = (playlist: string, video: string): boolean =>
	replaceAddress(linkTo(location.href, playlist, video));

/** The ids in the stored value, a list as JSON text; none for other values. */
export const watchedIn = (stored: unknown): string[] => {
	try {
		const list: unknown = JSON.parse(`${stored}`);
		return Array.isArray(list) ? list.map(String) : [];
	} catch {
		return [];
	}
};

const keyOf = (playlist: string) => `watched_videos_${playlist}`;

/** The ids of a playlist's watched videos. */
export const watchedOf = (playlist: string): string[] => watchedIn(storage.get(keyOf(playlist)));

/** Notes that a video was watched. */
export const addWatched = (playlist: string, id: string): void =>
	storage.set(keyOf(playlist), JSON.stringify([...new Set([...watchedOf(playlist), id])]));
