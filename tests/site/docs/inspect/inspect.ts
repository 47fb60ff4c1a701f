// `gossamer inspect` for a page of which a browser has the text alone: the same report, without the scripts and sheets that it names.
import type { Manifest } from "../../../../src/cli/release";
import { addressOf, parsePage, type Report, reportOn } from "../../../../src/cli/report";
import { baseHref, join, scriptsOf } from "../../../../src/cli/scripts-of";
import type { Html } from "../../../../src/verdict/read-html";

export { wordsOf } from "../../../../src/cli/print-report";

export interface GivenPage {
	text: string;
	/** Without one, the page's own word for it counts. */
	address?: string;
}

/** Characters of a page. */
export const mostLetters = 5_000_000;
const notRead = "scripts of others were not read";

/** @throws with one sentence where the page is too long or too deep */
export const inspectPage = ({ text, address }: GivenPage, manifest: Manifest): Report => {
	if (text.length > mostLetters) throw new Error(`The page is longer than ${mostLetters / 1e6} MB.`);
	const html = parsePage(text, address || "The page");
	const source = address || canonicalOf(html) || "The page";
	const base = addressOf(source) && join(baseHref(html) ?? "", source);
	const loads = scriptsOf(html).map((printed) => ({
		address: base ? join(printed, base) : printed,
		problem: notRead,
	}));
	return reportOn({ source, text, html, loads, scripts: new Map(), sheets: new Map() }, manifest);
};

/** Which scripts are of the page's own host depends on it. */
const canonicalOf = (html: Html): string | undefined => {
	const link = html.find('link[rel~="canonical"][href]')[0]?.attribs.href;
	const meta = html.find('meta[property="og:url"][content]')[0]?.attribs.content;
	return [link, meta].find((address) => address && addressOf(address) && URL.canParse(address));
};
