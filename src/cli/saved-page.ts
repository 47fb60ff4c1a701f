// Which files the addresses of a saved page mean.
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readHtml } from "../verdict/read-html";

/** @returns the folder that a saved page's addresses start from: the nearest one around it that has WordPress' files, else its own */
export const rootOf = (file: string): string => {
	const own = dirname(file);
	for (let folder = own; ; folder = dirname(folder)) {
		if (existsSync(join(folder, "wp-content")) || existsSync(join(folder, "wp-includes"))) return folder;
		if (folder === dirname(folder)) return own;
	}
};

/** Addresses of WordPress' own files, as attributes and scripts of a page name them: the host, and the folder that WordPress is in. */
const wordpressFiles =
	/(?:https?:)?\/\/([\w.:-]+)((?:\/[\w.~%-]+)*?)\/+wp-(?:includes|content\/(?:plugins|themes))\/|["'](\/[\w.~%-]+(?:\/[\w.~%-]+)*?)\/+wp-(?:includes|content\/(?:plugins|themes))\//g;
/** A copy of WordPress' files that many sites use. */
const sharedHost = /(^|\.)wp\.com$/;

/** Where a saved page comes from. */
export interface Origin {
	/** Its own hosts. */
	hosts: string[];
	/** Their folders that contained it. */
	bases: string[];
}

export const originOf = (html: string): Origin => {
	const [canonical] = readHtml(html).find("link[rel=canonical][href],meta[property='og:url']");
	const named = canonical?.attribs.href ?? canonical?.attribs.content ?? "";
	const hosts = new Set(URL.canParse(named) ? [new URL(named).host] : []);
	const found = [...html.replaceAll("\\/", "/").matchAll(wordpressFiles)];
	const counts = new Map<string, number>();
	for (const [, host] of found) if (host && !sharedHost.test(host)) counts.set(host, (counts.get(host) ?? 0) + 1);
	const [most] = [...counts].sort(([, a], [, b]) => b - a);
	if (most) hosts.add(most[0]);
	const bases = found.flatMap(([, host, below, own]) => (!host || hosts.has(host) ? (own ?? below ?? "") : ""));
	return { hosts: [...hosts], bases: [...new Set(bases)].filter(Boolean) };
};

/**
 * @param page path of the saved page
 * @returns path of the file that an address in it means; undefined for one of another host
 */
export const fileOf = (printed: string, page: string, { hosts, bases }: Origin): string | undefined => {
	const [, scheme, host, path = ""] = /^([a-z][a-z\d+.-]*:)?(?:\/\/([^/?#]*))?([^?#]*)/i.exec(printed)!;
	if (host === undefined ? scheme : !hosts.includes(host)) return;
	const address = decode(path);
	if (host === undefined && !address.startsWith("/")) return resolve(dirname(page), address);
	const root = rootOf(resolve(page));
	const base = bases.find((folder) => address.startsWith(`${folder}/`) && !existsSync(join(root, folder))) ?? "";
	return join(root, address.slice(base.length));
};

/** Exports keep the version in the file's name: `a.js%3Fver=1`. */
const decode = (address: string): string => {
	try {
		return decodeURIComponent(address);
	} catch {
		return address;
	}
};
