// A printed page's configuration of plugins in `gossamer-config`.
import { parseObject } from "../base/page";
import { type Html, textOf } from "./read-html";

type Settings = false | { selector?: unknown } | undefined;

/** By plugin name. */
export const pluginConfig = (html: Html): Record<string, Settings> => {
	const [script] = html.find("#gossamer-config");
	const { plugins } = parseObject(script && textOf(script));
	return plugins && typeof plugins === "object" ? (plugins as Record<string, Settings>) : {};
};

/** Plugins that the page switches off, or gives other hosts: the widgets that they cover are not served. */
export const withoutByConfig = (html: Html): string[] =>
	Object.entries(pluginConfig(html)).flatMap(([name, settings]) =>
		settings === false || typeof settings?.selector === "string" ? name : [],
	);
