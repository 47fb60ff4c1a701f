// Rules of a playlist that need no page: ids of its items, addresses that lead to one, which were watched, types of files.
import { isObject } from "../../src/base/is-object";
import { text } from "../../src/kit/settings";

/** Ids by place in the list, sections included; always text, as one may look like a number. */
export const idsOf = (tabs: unknown): string[] =>
	Array.isArray(tabs) ? tabs.map((tab) => (isObject(tab) ? text()((key) => tab[key], "_id") : "")) : [];

/** The id of the item that an address leads to in that playlist. */
export const linkedId = (search: string, playlist: string): string | null => {
	const query = new URLSearchParams(search);
	return query.get("playlist") === playlist ? query.get("video") : null;
};

/**
 * An address that leads to an item; the rest of it stays as it is spelt.
 * @example linkTo("/a?b=%20&video=1#c", "42", "7") // "/a?b=%20&playlist=42&video=7#c"
 */
export const linkTo = (address: string, playlist: string, video: string): string => {
	const [, path = "", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address)!;
	const kept = query.split("&").filter((part) => part && !/^(playlist|video)(=|$)/.test(part));
	const own = [`playlist=${encodeURIComponent(playlist)}`, `video=${encodeURIComponent(video)}`];
	return `${path}?${[...kept, ...own].join("&")}${hash}`;
};

/** The ids in what the page builder has stored, a list as JSON text; none in anything else. */
export const watchedIn = (stored: unknown): string[] => {
	try {
		const list: unknown = JSON.parse(`${stored}`);
		return Array.isArray(list) ? list.map(String) : [];
	} catch {
		return [];
	}
};

/** Media type of a file by its ending. */
export const typeOf = (address: string): string => `video/${/\.(\w+)(?:[?#]|$)/.exec(address)?.[1] ?? "mp4"}`;
