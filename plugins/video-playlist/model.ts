// Rules of a playlist that need no page: ids of its items, which one an address leads to, types of files.
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

/** Media type of a file by its ending. */
export const typeOf = (address: string): string => `video/${/\.(\w+)(?:[?#]|$)/.exec(address)?.[1] ?? "mp4"}`;
