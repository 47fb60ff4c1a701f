// Reads a form body the way PHP does: `fields[0][name]=a` becomes `{ fields: { 0: { name: "a" } } }`.

/**
 * @param {string} body application/x-www-form-urlencoded
 * @returns {Record<string, unknown>} nested objects without prototypes
 */
export const parseNestedBody = (body) => {
	const result = Object.create(null);
	for (const [key, value] of new URLSearchParams(body)) {
		const [path, last] = split(key);
		let node = result;
		for (const part of path) {
			if (typeof node[part] !== "object") node[part] = Object.create(null);
			node = node[part];
		}
		node[last ?? Object.keys(node).length] = value;
	}
	return result;
};

/** `a[b][]` → `[["a", "b"], undefined]`: the last part is empty when the next index is meant. */
const split = (key) => {
	const at = key.indexOf("[");
	if (at < 1) return [[], key];
	const parts = [key.slice(0, at), ...[...key.slice(at).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1])].slice(
		0,
		8,
	);
	return [parts.slice(0, -1), parts.at(-1) || undefined];
};
