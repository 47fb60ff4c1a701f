// Nested values as a form body that PHP reads.

/**
 * `key=value` pairs, percent-encoded; nested keys in brackets, with explicit indexes. Null and undefined are left out.
 * @example formEncode({ action: "x", fields: [{ name: "a" }] }) // ["action=x", "fields%5B0%5D%5Bname%5D=a"]
 */
export const formEncode = (value: unknown, key?: string): string[] =>
	value && typeof value === "object"
		? Object.entries(value).flatMap(([name, part]) => formEncode(part, key ? `${key}[${name}]` : name))
		: value == null
			? []
			: [`${encode(key ?? "")}=${encode(`${value}`)}`];

/** Half a surrogate pair becomes the replacement character, as in any form; `encodeURIComponent` throws on it. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
