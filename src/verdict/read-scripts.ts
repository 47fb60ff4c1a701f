// The scripts of a page: the kind, handle and text of each.
import type { Html, Node } from "./read-html";
import { textOf } from "./read-html";
import type { PageToJudge, RulesOfRelease } from "./types";

export type Part = "src" | "extra" | "before" | "after" | "translations" | "";

export interface PageScript {
	node: Node;
	/** Handle that the tag belongs to; empty if it belongs to none. */
	handle: string;
	part: Part;
	/** Absolute; as printed if the page has no address. */
	address: string;
	text: string;
	/** Whether a browser runs it, immediately or when an optimiser says so. */
	isCode: boolean;
	/** Whether it may run: code, including code that a consent tool blocks. */
	mayRun: boolean;
	/** Its position in the page. */
	start: number;
	end: number;
}

const codeType = /^\s*(|module|(text|application)\/(x-)?(java|ecma)script)\s*(;|$)/i;
/** Types by which optimisers hold scripts back until someone does something; Cloudflare puts a number before the type. */
const delayedType =
	/rocketlazyloadscript|litespeed\/javascript|pmdelayedscript|wpmeteor|flyingscript|sgdelayedscript|^[\da-f]+-(text|application)\/(x-)?(java|ecma)script/i;
/** Types by which consent tools hold scripts back until a visitor agrees. */
const heldType = /^\s*(text\/plain|(javascript|text|script)\/blocked)\s*(;|$)/i;

/** Attributes by which optimisers hold back the address of a file. */
const heldAddresses = ["data-src", "data-rocket-src", "data-pmdelayedscript", "data-wpmeteor-src"];

/** The type of a script tag; WP Meteor holds scripts back by a type that consent tools use as well. */
export const typeOf = (attributes: Readonly<Record<string, string>>): string =>
	"data-wpmeteor-type" in attributes ? "wpmeteor" : (attributes.type ?? "");

export const isCode = (type: string): boolean => codeType.test(type) || delayedType.test(type);

export const readScripts = (
	html: Html,
	page: PageToJudge,
	{ rules }: Pick<RulesOfRelease, "rules">,
): PageScript[] | undefined => {
	const base = baseOf(html, page.address);
	const paths = Object.entries(rules.files).map(([handle, path]) => [handle, RegExp(`${path}(\\?|$)`)] as const);
	const byAddress = new Map(
		Object.entries(page.registry?.handles ?? {}).flatMap(([handle, { src }]) =>
			src ? [[withoutQuery(resolve(src, base)), handle] as const] : [],
		),
	);
	const scripts: PageScript[] = [];
	for (const node of html.find("script")) {
		const { id = "", src = "" } = node.attribs;
		const type = typeOf(node.attribs);
		const place = node.sourceCodeLocation;
		if (!place) return;
		const printed = [src, ...heldAddresses.map((name) => node.attribs[name])].find(Boolean) ?? "";
		let address = printed ? resolve(printed, base) : "";
		const [, named = "", suffix] = /^(.+)-js(?:-(extra|before|after|translations))?$/.exec(id) ?? [];
		let handle = page.registry && !Object.hasOwn(page.registry.handles, named) ? "" : named;
		let part = (handle ? (suffix ?? (address ? "src" : "")) : "") as Part;
		if (!handle && address) {
			handle =
				byAddress.get(withoutQuery(address)) ??
				(page.registry ? "" : (paths.find(([, path]) => path.test(address))?.[0] ?? ""));
			if (handle) part = "src";
		}
		// A delivery network serves a copy of the file that the server has registered.
		const registered = part === "src" && page.registry?.handles[handle]?.src;
		if (registered && address && !isOfSite(address, base)) address = resolve(registered, base);
		if (handle === "jquery") handle = "jquery-core";
		const text = address.startsWith("data:") ? textOfData(address) : address ? "" : textOf(node);
		const isData = address.startsWith("data:");
		scripts.push({
			node,
			handle,
			part,
			address: isData ? "" : address,
			text,
			isCode: isCode(type),
			mayRun: isCode(type) || heldType.test(type),
			start: place.startOffset,
			end: place.endOffset,
		});
	}
	return scripts;
};

export const baseOf = (html: Html, address?: string): string | undefined => {
	const href = html.find("base[href]")[0]?.attribs.href;
	return href ? resolve(href, address) : address;
};

export const resolve = (address: string, base?: string): string =>
	URL.canParse(address, base) ? new URL(address, base).href : address;

/** WordPress' own folders: their files are of the site, whichever host delivers them. */
const wordpressFolders = /^[^?#]*\/wp-(content|includes)\//;

/** @param base address of the page; undefined if it is not known */
export const isOfSite = (address: string, base?: string): boolean => {
	if (!/^(\w+:)?\/\//.test(address) || wordpressFolders.test(address)) return true;
	// A browser loads no address that does not parse.
	return !!base && URL.canParse(address, base) && new URL(address, base).host === new URL(base).host;
};

export const withoutQuery = (address: string): string => address.replace(/[?#].*/s, "");

/** Code that an optimiser has written into the address. */
const textOfData = (address: string): string => {
	const [, head = "", body = ""] = /^data:([^,]*),(.*)$/s.exec(address) ?? [];
	try {
		return /;base64$/i.test(head) ? utf8.decode(bytesOf(body)) : decodeURIComponent(body);
	} catch {
		return "";
	}
};

const utf8 = new TextDecoder("utf-8", { ignoreBOM: true });
/** Of base64, in which anything else is passed over. */
const bytesOf = (text: string) =>
	Uint8Array.from(atob(text.replace(/[^A-Za-z0-9+/]/g, "")), (letter) => letter.charCodeAt(0));
