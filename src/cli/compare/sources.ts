// Which pages are compared: an address, more of the same host, or a folder of saved pages.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { readHtml } from "../../verdict/read-html";
import { listPages } from "../list-pages";
import { readBody } from "../read-bounded";
import { originOf, rootOf } from "../saved-page";
import { CompareError } from "./compare-error";
import { serveFolder } from "./serve-folder";

export interface Source {
	/** As people know it. */
	name: string;
	address: string;
	headers: Record<string, string>;
	/** Hosts whose files are at another origin. */
	aliases: Record<string, string>;
}

export interface Sources {
	list: Source[];
	close(): Promise<void>;
}

/** Milliseconds for a sitemap or a page that may link to others. */
const fetchMs = 15_000;
/** Their bytes: a sitemap may have 50 MB. */
const mostBytes = 50e6;

export const findSources = async (given: string, pages: number, headers: Record<string, string>): Promise<Sources> => {
	if (/^https?:\/\//i.test(given)) return ofSite(given, pages, headers);
	if (!existsSync(given)) throw new CompareError(`${given} is neither an address (https://…) nor a folder.`);
	return ofFolder(given, pages);
};

const ofSite = async (given: string, pages: number, headers: Record<string, string>): Promise<Sources> => {
	if (!URL.canParse(given)) throw new CompareError(`${given} is not an address.`);
	const url = new URL(given);
	const own: Record<string, string> = url.username ? { Authorization: basicOf(url) } : {};
	url.username = url.password = url.hash = "";
	const all = { ...own, ...headers };
	const addresses = pages > 1 ? await morePages(url, pages, all) : [url.href];
	return {
		list: addresses.map((address) => ({ name: address, address, headers: own, aliases: {} })),
		close: async () => {},
	};
};

/** @throws CompareError if the name or the password is not encoded */
const basicOf = ({ username, password, host }: URL): string => {
	try {
		const text = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
		return `Basic ${Buffer.from(text).toString("base64")}`;
	} catch {
		throw new CompareError(`The name or the password for ${host} has a % that encodes nothing: write %25.`);
	}
};

/** The page itself, then those of the sitemap, else those that pages link to. */
const morePages = async (start: URL, pages: number, headers: Record<string, string>): Promise<string[]> => {
	const found = new Set([start.href]);
	const add = (addresses: readonly string[]) => {
		for (const address of addresses) if (found.size < pages) found.add(address);
	};
	for (const path of ["/sitemap.xml", "/wp-sitemap.xml", "/sitemap_index.xml"]) {
		if (found.size === 1) add(await readSitemap(new URL(path, start).href, start, headers));
	}
	if (found.size > 1) return [...found];
	for (const address of found) {
		if (found.size >= pages) break;
		add(linksOf((await read(address, headers)) ?? "", address, start));
	}
	return [...found];
};

const readSitemap = async (
	address: string,
	{ host }: URL,
	headers: Record<string, string>,
	depth = 0,
): Promise<string[]> => {
	const text = await read(address, headers);
	if (!text?.includes("<loc")) return [];
	const places = [...text.matchAll(/<loc[^>]*>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/g)].map(([, place]) =>
		place!.replaceAll("&amp;", "&"),
	);
	const own = places.filter((place) => URL.canParse(place) && new URL(place).host === host);
	if (!text.includes("<sitemapindex")) return own;
	if (depth > 0) return [];
	const lists: string[] = [];
	for (const place of own.slice(0, 5)) lists.push(...(await readSitemap(place, new URL(address), headers, depth + 1)));
	return lists;
};

const noPage =
	/\.(pdf|zip|jpe?g|png|gif|webp|svg|mp4|mp3|docx?|xlsx?|xml|ics)$|\/(wp-admin|wp-login\.php|feed|cart|checkout|my-account|logout)\b/i;

const linksOf = (html: string, address: string, { host }: URL): string[] =>
	readHtml(html)
		.find("a[href]")
		.map(({ attribs }) => attribs.href!)
		.filter((href) => URL.canParse(href, address))
		.map((href) => new URL(href, address))
		.filter((url) => url.host === host && /^https?:$/.test(url.protocol) && !url.search && !noPage.test(url.pathname))
		.map(({ origin, pathname }) => origin + pathname);

/** @returns undefined if it cannot be read within the limits */
const read = async (address: string, headers: Record<string, string>): Promise<string | undefined> => {
	try {
		const answer = await fetch(address, { headers, signal: AbortSignal.timeout(fetchMs) });
		return answer.ok ? `${await readBody(answer, mostBytes)}` : undefined;
	} catch {
		return;
	}
};

const ofFolder = async (given: string, pages: number): Promise<Sources> => {
	const about = statSync(given);
	const isFile = about.isFile();
	if (!isFile && !about.isDirectory()) throw new CompareError(`${given} is neither a file nor a folder.`);
	const root = isFile ? rootOf(resolve(given)) : resolve(given);
	const files = isFile ? [resolve(given)] : listPages(root).slice(0, pages > 1 ? pages : undefined);
	if (!files.length) throw new CompareError(`There is no page (.html) in ${given}.`);
	const origins = files.map((file) => originOf(readFileSync(file, "utf8")));
	const bases = origins.flatMap((origin) => origin.bases).filter((base) => !existsSync(join(root, base)));
	const server = await serveFolder(root, [...new Set(bases)]);
	return {
		list: files.map((file, index) => {
			const path = relative(root, file).split(sep).map(encodeURIComponent).join("/");
			return {
				name: relative(process.cwd(), file),
				address: `${server.origin}/${path.replace(/(^|\/)index\.html$/, "$1")}`,
				headers: {},
				aliases: Object.fromEntries(origins[index]!.hosts.map((host) => [host, server.origin])),
			};
		}),
		close: server.close,
	};
};
