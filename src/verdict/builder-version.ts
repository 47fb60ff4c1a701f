// Which versions of the page builder a page is printed by.
import { findVersion, proPattern, versionOf } from "../base/version";
import type { Html } from "./read-html";
import type { PageScript } from "./read-scripts";

/** Versions of the page builder and its second half, as printed; empty if unknown. */
export const versionsOf = (html: Html, scripts: readonly PageScript[]): { builder: string; pro: string } => {
	const addresses = [
		...scripts.map(({ address }) => address),
		...html.find("link[href]").map(({ attribs }) => attribs.href!),
	];
	const texts = scripts.map(({ text }) => text);
	const generators = html.find("meta[name=generator]").map(({ attribs }) => attribs.content ?? "");
	return {
		builder: versionOf({ texts, generators, addresses }) ?? "",
		pro: findVersion(proPattern, addresses) ?? "",
	};
};
