// The scripts that a page names, each once.
import type { Html } from "../verdict/read-html";

export interface Script {
	address: string;
	/** Bytes, brotli 11; undefined when it could not be loaded. */
	brotli?: number;
	/** Why it could not be loaded. */
	problem?: string;
}

/** As printed, in the page's order. */
export const scriptsOf = (html: Html): string[] => [
	...new Set(
		html
			.find("script[src]")
			.filter(isRun)
			.map(({ attribs }) => attribs.src!),
	),
];

export const baseHref = (html: Html): string | undefined => html.find("base[href]")[0]?.attribs.href;

export const join = (address: string, base: string): string =>
	URL.canParse(address, base) ? new URL(address, base).href : address;

/** Data and templates do not run, nor do `nomodule` scripts. */
const isRun = ({ attribs: { type = "", nomodule } }: { attribs: Record<string, string> }) =>
	nomodule === undefined && /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i.test(type.trim());
