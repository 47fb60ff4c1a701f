// The verdict in words for the owner of a page.
import type { Rules } from "./rules";
import type { Reason } from "./types";

export const sentenceOf = ({ kind, name, in: file }: Reason, { words }: Rules): string => {
	const values = file === undefined ? [name] : [file, name];
	return words[kind].replace(/%s/g, () => values.shift() ?? "");
};
