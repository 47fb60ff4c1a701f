// Reads a page's globals from its own inline scripts, without running them: `var pysOptions = {…}`.
import type { Html } from "../verdict/read-html";
import { textOf } from "../verdict/read-html";

export interface Globals {
	/**
	 * Whether the value at a path (`elementorFrontendConfig.kit.id`) exists. Undefined if only a script that the page
	 * loads could tell: one whose name is the path's first word.
	 */
	get(path: string): boolean | undefined;
}

export const readGlobals = (html: Html): Globals => {
	const scripts = html.find("script");
	const code = scripts
		.filter(({ attribs }) => attribs.src === undefined)
		.map(textOf)
		.join("\n");
	return {
		get(path) {
			const [root, ...keys] = path.split(".") as [string, ...string[]];
			const value = literalOf(root, code);
			if (value !== undefined)
				return !!keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
			const isLoaded = scripts.some(({ attribs }) => attribs.src?.toLowerCase().includes(root.toLowerCase()));
			return isLoaded ? undefined : false;
		},
	};
};

/** The object that is assigned to a name, if it is JSON; otherwise an empty one. */
const literalOf = (name: string, code: string): unknown => {
	const start = RegExp(`(?:^|[^\\w$.])(?:window\\.)?${name}\\s*=\\s*(?=\\{)`).exec(code);
	if (!start) return;
	const rest = code.slice(start.index + start[0].length);
	try {
		return JSON.parse(rest.slice(0, lengthOfObject(rest)));
	} catch {
		return {};
	}
};

const lengthOfObject = (code: string): number => {
	let depth = 0;
	for (const { 0: token, index } of code.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
		if (token === "{") depth++;
		if (token === "}" && !--depth) return index + 1;
	}
	return 0;
};
