// What plugins cover that the release does not have: the tag that loads one says it in `data-gossamer-covers`, as JSON.
import type { Covers } from "../base/descriptor";
import { parseObject } from "../base/page";
import type { PageScript } from "./read-scripts";
import type { RulesOfRelease } from "./types";

/** Parts of `Covers` that need no file of the release. */
const keys = ["widgets", "elements", "scripts", "libraries"] as const satisfies (keyof Covers)[];

/** The release as the page has it: with what its own plugins cover. */
export const withOutside = (release: RulesOfRelease, scripts: readonly PageScript[]): RulesOfRelease => {
	const covers: RulesOfRelease["covers"] = { ...release.covers };
	for (const [at, { isCode, node }] of scripts.entries()) {
		const text = node.attribs["data-gossamer-covers"];
		if (!text || !isCode) continue;
		const said = parseObject(text);
		covers[`outside ${at}`] = Object.fromEntries(
			keys.flatMap((key) => {
				const names = said[key];
				return Array.isArray(names) ? [[key, names.filter((name): name is string => typeof name === "string")]] : [];
			}),
		);
	}
	return { ...release, covers };
};
