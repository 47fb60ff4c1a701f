// The cookie jar: reads, writes and removes cookies in the encoding that the server and the usual cookie scripts share.
import { atom, type ReadableAtom } from "nanostores";
import { cookieText } from "../base/cookie-text";
import { safeDecode } from "../base/safe-decode";
import { onMount } from "./on-mount";

/** A cookie's path and domain, and when it is sent. */
export interface CookiePlace {
	/** Path that the cookie is sent to; `/` by default. */
	path?: string;
	/** Domain whose hosts all get the cookie; by default only the host of the page does. */
	domain?: string;
	/** The browser's default by default. */
	sameSite?: "strict" | "lax" | "none";
	/** Sent over https only. */
	secure?: boolean;
}

export interface CookieOptions extends CookiePlace {
	/** Lifetime in days, fractions allowed; 0 or less removes. Without it, or NaN, the cookie ends with the browser session. */
	days?: number;
}

/** The cookie jar. Names and values are encoded and decoded. */
export interface Cookies {
	/** The decoded value; the one with the longest path where several have that name. Undefined when there is none. */
	get(name: string): string | undefined;
	/** All cookies that scripts may see. A value that is not percent-encoded text is returned unchanged. */
	all(): Record<string, string>;
	/**
	 * Writes immediately. Whether the browser keeps a cookie for that path and domain is its own business.
	 * @returns false when cookies are blocked, or the value is not well-formed text
	 */
	set(name: string, value: string, options?: CookieOptions): boolean;
	/** Removes the cookie of that path and domain, which must be those that it was written with. @returns as `set` */
	remove(name: string, place?: CookiePlace): boolean;
}

const $state = atom<Readonly<Record<string, string>>>({});
let seen = "";
let domain: string | undefined;

/** All cookies that scripts may see, kept up to date while someone subscribes. */
export const $cookies: ReadableAtom<Readonly<Record<string, string>>> = $state;

/**
 * Never throws, also where cookies are blocked.
 * @example cookies.set("wahBgColor", "#000", { days: 14 }); // "wahBgColor=#000; expires=…; path=/"
 */
export const cookies: Cookies = {
	get: (name) => parse().find(([other]) => other === name)?.[1],
	all: () => Object.assign(Object.create(null), Object.fromEntries(parse().reverse())),
	set(name, value, { days = Number.NaN, path = "/", domain, sameSite, secure } = {}) {
		const expires = Number.isFinite(days) && new Date(Date.now() + days * 864e5).toUTCString();
		const done = write(name, value, { expires, path, domain, sameSite, secure });
		// Reading after a write waits for another process, so it happens only for listeners.
		if ($state.lc) update();
		return done;
	},
	remove: (name, place) => cookies.set(name, "", { ...place, days: -1 }),
};

/**
 * The shortest domain of the page's host for which the browser takes cookies: `acme.co.uk` on `www.shop.acme.co.uk`.
 * Empty for an IP address, a host of one label, and where cookies are blocked.
 */
export const registrableDomain = (): string => (domain ??= probe());

const probe = () => {
	const { hostname } = location;
	// Browsers take a public suffix such as `co.uk` for no cookie, so their own list decides.
	const labels = /:|\.\d+$/.test(hostname) ? [] : hostname.split(".");
	for (let at = labels.length - 2; at >= 0; at--) {
		const domain = labels.slice(at).join(".");
		write("gossamer-probe", "1", { domain });
		if (!cookies.get("gossamer-probe")) continue;
		write("gossamer-probe", "", { expires: new Date(0).toUTCString(), domain });
		return domain;
	}
	return "";
};

/** Names and values of all cookies, in the browser's order: longest path first. */
const parse = () =>
	cookieText()
		.split("; ")
		.filter(Boolean)
		.map((pair) => {
			const [, name = "", value = ""] = /^(?:(.*?)=)?(.*)$/s.exec(pair)!;
			return [safeDecode(name), safeDecode(value)] as const;
		});

const write = (name: string, value: string, attributes: Record<string, string | boolean | undefined>) => {
	try {
		// biome-ignore lint/suspicious/noDocumentCookie: `cookieStore.set` is asynchronous: the last write before the page closes would be lost, and the next line could not read it.
		document.cookie = Object.entries(attributes).reduce(
			(text, [key, option]) =>
				option ? `${text}; ${key}${option === true ? "" : `=${`${option}`.split(";")[0]}`}` : text,
			`${encode(name).replaceAll("=", "%3D")}=${encode(value)}`,
		);
		return navigator.cookieEnabled;
	} catch {
		return false;
	}
};

/** Leaves characters that a cookie may contain unchanged, except the percent sign: servers and other scripts compare raw values. */
const encode = (text: string) => text.replace(/[^!#$&-+\--:<-[\]-~]+/g, encodeURIComponent);

const update = () => {
	const text = cookieText();
	if (text !== seen) {
		seen = text;
		$state.set(cookies.all());
	}
};

onMount($state, () => {
	const cookieStore = storeOf(window);
	/**
	 * `change` fires before `document.cookie` is updated, and before Chromium knows of the listener, so read again once
	 * `getAll()` has answered: https://cookiestore.spec.whatwg.org/#CookieStore-getAll
	 */
	const follow = () => {
		update();
		cookieStore?.getAll?.().then(update, update);
	};
	const sources: [EventTarget, string][] = [
		[document, "visibilitychange"],
		cookieStore ? [cookieStore, "change"] : [window, "focus"],
	];
	for (const [target, type] of sources) target.addEventListener(type, follow);
	follow();
	return () => {
		for (const [target, type] of sources) target.removeEventListener(type, follow);
	};
});

interface Store extends EventTarget {
	getAll?(): Promise<unknown>;
}

/** Absent if the browser has none, or forbids it. */
const storeOf = (all: { cookieStore?: Store }): Store | undefined => {
	try {
		return all.cookieStore;
	} catch {}
};
