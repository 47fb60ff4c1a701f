import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $cookies, cookies, registrableDomain } from "../../../src/stores/cookies";
import { countListeners } from "../../../src/testing";

/** What was assigned to `document.cookie`. */
let written: string[];
const cookieOfDocument = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;

/** Changes a cookie as a script that knows nothing of ours would. */
const writeElsewhere = (text: string) => cookieOfDocument.set!.call(document, text);

beforeEach(() => {
	written = [];
	Object.defineProperty(document, "cookie", {
		configurable: true,
		get: () => cookieOfDocument.get!.call(document),
		set(text: string) {
			written.push(text);
			writeElsewhere(text);
		},
	});
});

afterEach(() => {
	for (const name of Object.keys(cookies.all())) cookies.remove(name);
	cleanStores($cookies);
	delete (document as { cookie?: string }).cookie;
	expect(document.cookie).toBe("");
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

const block = () => {
	const fail = () => {
		throw new DOMException("blocked", "SecurityError");
	};
	Object.defineProperty(document, "cookie", { configurable: true, get: fail, set: fail });
};

describe("cookies.set", () => {
	it("writes a session cookie for the path / and no domain", () => {
		expect(cookies.set("pys_start_session", "true")).toBe(true);
		expect(written).toEqual(["pys_start_session=true; path=/"]);
		expect(cookies.get("pys_start_session")).toBe("true");
	});

	it("writes expiry, path and domain in this order, in days from now", () => {
		vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
		cookies.set("wahBgColor", "#000", { days: 14, domain: "example.com" });
		expect(written).toEqual(["wahBgColor=#000; expires=Thu, 15 Jan 2026 00:00:00 GMT; path=/; domain=example.com"]);
	});

	it("takes fractions of a day", () => {
		vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
		cookies.set("pys_session_limit", "true", { days: 60 / 1440 });
		expect(written[0]).toContain("expires=Thu, 01 Jan 2026 01:00:00 GMT");
	});

	it("writes the attributes that were requested and no others", () => {
		cookies.set("a", "1", { path: "/shop", sameSite: "lax", secure: true });
		cookies.set("b", "1", { secure: false });
		expect(written).toEqual(["a=1; path=/shop; sameSite=lax; secure", "b=1; path=/"]);
	});

	it.each([0, -1, -0.5])("removes the cookie when the lifetime is %d days", (days) => {
		cookies.set("a", "1");
		cookies.set("a", "2", { days });
		expect(cookies.get("a")).toBeUndefined();
	});

	it("makes a session cookie of a lifetime that is no number (tracking: cookie_duration empty or NaN)", () => {
		cookies.set("a", "1", { days: Number.NaN });
		cookies.set("b", "1", { days: Number.POSITIVE_INFINITY });
		expect(written).toEqual(["a=1; path=/", "b=1; path=/"]);
	});

	it("leaves unescaped what the server and the usual cookie scripts leave, and escapes the rest (tracking 5.1)", () => {
		const plain = "#$&+:<>=/?@[]^{}|`-_.!~*'()";
		cookies.set("plain", plain);
		expect(written[0]).toBe(`plain=${plain}; path=/`);
		cookies.set("rest", '",;%\\ é€😀\n');
		expect(written[1]).toBe("rest=%22%2C%3B%25%5C%20%C3%A9%E2%82%AC%F0%9F%98%80%0A; path=/");
		expect(cookies.get("plain")).toBe(plain);
		expect(cookies.get("rest")).toBe('",;%\\ é€😀\n');
	});

	it("escapes each ASCII character exactly as encodeURIComponent does, the contract's list apart (tracking 5.1)", () => {
		for (let code = 0; code < 128; code++) {
			const char = String.fromCharCode(code);
			cookies.set("a", char);
			const value = "#$&+:<>=/?@[]^{}|`".includes(char) ? char : encodeURIComponent(char);
			expect(written.at(-1)).toBe(`a=${value}; path=/`);
		}
	});

	it("stores a percent-encoded value encoded again and reads it back as it was (tracking #8)", () => {
		cookies.set("pys_utm_source", "news%20letter");
		expect(document.cookie).toBe("pys_utm_source=news%2520letter");
		expect(cookies.get("pys_utm_source")).toBe("news%20letter");
	});

	it("writes JSON as the server reads it (tracking 5.1, pys_fb_event_id)", () => {
		cookies.set("pys_fb_event_id", '{"RemoveFromCart":"1-2"}');
		expect(document.cookie).toBe("pys_fb_event_id={%22RemoveFromCart%22:%221-2%22}");
	});

	it("takes any name", () => {
		for (const name of ["a b", "a=b", "cart[0]", "שלום", "a;b", "__proto__", "constructor"]) {
			cookies.set(name, `value of ${name}`);
			expect(cookies.get(name)).toBe(`value of ${name}`);
			cookies.remove(name);
			expect(cookies.get(name)).toBeUndefined();
		}
	});

	it("lets no attribute slip another one in", () => {
		cookies.set("a", "1", { path: "/; domain=evil.example", domain: "localhost; secure" });
		expect(written).toEqual(["a=1; path=/; domain=localhost"]);
		cookies.remove("a", { domain: "localhost" });
	});

	it("refuses a value that is no well-formed text", () => {
		expect(cookies.set("a", "\ud800")).toBe(false);
		expect(written).toEqual([]);
	});
});

describe("cookies.get and cookies.all", () => {
	it("give undefined and nothing for what is not there", () => {
		expect(cookies.get("a")).toBeUndefined();
		expect(cookies.get("")).toBeUndefined();
		expect(cookies.get("constructor")).toBeUndefined();
		expect(cookies.all()).toEqual({});
		expect(cookies.all().constructor).toBeUndefined();
	});

	it("give the value of other scripts' cookies as it is when it is not percent-encoded (accessibility-panel #18)", () => {
		writeElsewhere("broken=100%");
		writeElsewhere("bad=%E0%A4%A");
		writeElsewhere("wahBgColor=%23000");
		expect(cookies.all()).toEqual({ broken: "100%", bad: "%E0%A4%A", wahBgColor: "#000" });
	});

	it("keep equals signs of a value and know empty values", () => {
		writeElsewhere("a=b=c==");
		writeElsewhere("empty=");
		expect(cookies.get("a")).toBe("b=c==");
		expect(cookies.get("empty")).toBe("");
	});

	it("understand a cookie without a name, and names that are part of others", () => {
		Object.defineProperty(document, "cookie", { configurable: true, get: () => "alone; xa=1; a=2; ax=3" });
		expect(cookies.get("a")).toBe("2");
		expect(cookies.get("")).toBe("alone");
		expect(cookies.get("alone")).toBeUndefined();
	});

	it("give the first of two cookies of one name, which has the longer path", () => {
		Object.defineProperty(document, "cookie", { configurable: true, get: () => "a=deep; a=root" });
		expect(cookies.get("a")).toBe("deep");
		expect(cookies.all()).toEqual({ a: "deep" });
	});

	it("take __proto__ for a name", () => {
		writeElsewhere("__proto__=1");
		expect(cookies.get("__proto__")).toBe("1");
		expect(Object.keys(cookies.all())).toEqual(["__proto__"]);
		expect(Object.getPrototypeOf({})).toBe(Object.prototype);
	});
});

describe("cookies.remove", () => {
	it("removes the cookie of that path and domain", () => {
		const remove = (text: string) => text.replace(/expires=[^;]+/, "expires=…");
		cookies.set("a", "1");
		expect(cookies.remove("a")).toBe(true);
		cookies.remove("a", { path: "/shop", domain: "example.com" });
		expect(written.slice(1).map(remove)).toEqual([
			"a=; expires=…; path=/",
			"a=; expires=…; path=/shop; domain=example.com",
		]);
		expect(cookies.get("a")).toBeUndefined();
	});
});

describe("blocked cookies", () => {
	it("never throw: nothing is read, nothing is written (accessibility-panel #33)", () => {
		block();
		expect(cookies.get("a")).toBeUndefined();
		expect(cookies.all()).toEqual({});
		expect(cookies.set("a", "1")).toBe(false);
		expect(cookies.remove("a")).toBe(false);
		expect($cookies.get()).toEqual({});
	});

	it("are told by the browser's flag as well", () => {
		vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
		expect(cookies.set("a", "1")).toBe(false);
	});
});

describe("registrableDomain", () => {
	const of = async (url: string, prepare = () => {}) => {
		const { jsdom } = globalThis as unknown as { jsdom: { reconfigure(options: { url: string }): void } };
		const before = location.href;
		vi.resetModules();
		const fresh = await import("../../../src/stores/cookies");
		jsdom.reconfigure({ url });
		try {
			prepare();
			const domain = fresh.registrableDomain();
			const count = written.length;
			expect(fresh.registrableDomain()).toBe(domain);
			expect(written.length).toBe(count);
			return domain;
		} finally {
			delete (document as { cookie?: string }).cookie;
			expect(document.cookie).toBe("");
			jsdom.reconfigure({ url: before });
		}
	};

	it.each([
		["https://example.com/", "example.com"],
		["https://www.example.com/", "example.com"],
		["https://www.shop.acme.co.uk/path", "acme.co.uk"],
	])("finds the domain of %s, once, and leaves no cookie (tracking #16)", async (url, domain) => {
		expect(await of(url)).toBe(domain);
	});

	it.each([
		"http://localhost:3000/",
		"http://127.0.0.1/",
		"http://192.168.1.20:8080/",
		"http://[::1]:3000/",
		"http://intranet/",
	])("is empty on %s, where no cookie is tried", async (url) => {
		expect(await of(url)).toBe("");
		expect(written).toEqual([]);
	});

	it("is empty where cookies are blocked", async () => {
		expect(await of("https://www.example.com/", block)).toBe("");
	});

	it("is empty on the host that the tests run on", () => {
		expect(registrableDomain()).toBe("");
	});
});

describe("$cookies", () => {
	it("holds all cookies and follows our own writes immediately", () => {
		cookies.set("a", "1");
		const values: unknown[] = [];
		$cookies.subscribe((value) => values.push({ ...value }));
		cookies.set("b", "2");
		cookies.remove("a");
		expect(values).toEqual([{ a: "1" }, { a: "1", b: "2" }, { b: "2" }]);
	});

	it("are not read after a write while nobody listens: each such reading waits for another process", () => {
		const read = vi.fn(() => "");
		Object.defineProperty(document, "cookie", { configurable: true, get: read, set: writeElsewhere });
		cookies.set("a", "1");
		cookies.set("b", "1");
		expect(read).not.toHaveBeenCalled();
		const stop = $cookies.listen(() => {});
		read.mockClear();
		cookies.set("c", "1");
		expect(read).toHaveBeenCalled();
		stop();
		for (const name of ["a", "b", "c"]) writeElsewhere(`${name}=; max-age=0; path=/`);
	});

	it("does not change when the cookies did not", () => {
		const listener = vi.fn();
		$cookies.listen(listener);
		cookies.set("a", "1");
		cookies.set("a", "1");
		window.dispatchEvent(new Event("focus"));
		expect(listener).toHaveBeenCalledTimes(1);
	});

	it("sees what others wrote when the page is looked at again, if there is no CookieStore", () => {
		$cookies.subscribe(() => {});
		writeElsewhere("a=1");
		expect($cookies.get()).toEqual({});
		window.dispatchEvent(new Event("focus"));
		expect($cookies.get()).toEqual({ a: "1" });
		writeElsewhere("b=2");
		document.dispatchEvent(new Event("visibilitychange"));
		expect($cookies.get()).toEqual({ a: "1", b: "2" });
	});

	it("sees what others wrote through the CookieStore if there is one", () => {
		const cookieStore = new EventTarget();
		vi.stubGlobal("cookieStore", cookieStore);
		$cookies.subscribe(() => {});
		writeElsewhere("a=1");
		cookieStore.dispatchEvent(new Event("change"));
		expect($cookies.get()).toEqual({ a: "1" });
	});

	it.each([
		["told of before it can be read", true],
		["written before the browser listens", false],
	])("sees what others wrote, %s", async (_, isTold) => {
		let answer = () => {};
		const getAll = () => new Promise<void>((resolve) => (answer = resolve));
		const cookieStore = Object.assign(new EventTarget(), { getAll });
		vi.stubGlobal("cookieStore", cookieStore);
		$cookies.subscribe(() => {});
		if (isTold) cookieStore.dispatchEvent(new Event("change"));
		writeElsewhere("a=1");
		expect($cookies.get()).toEqual({});
		answer();
		await Promise.resolve();
		expect($cookies.get()).toEqual({ a: "1" });
	});

	it.each([
		["without a CookieStore", undefined, ["document visibilitychange", "window focus"]],
		["with one", new EventTarget(), ["EventTarget change", "document visibilitychange"]],
	])("listens while someone subscribes, %s, and nothing is left a second later", (_, cookieStore, expected) => {
		vi.useFakeTimers();
		if (cookieStore) vi.stubGlobal("cookieStore", cookieStore);
		const listeners = countListeners();
		try {
			cookies.set("a", "1");
			expect(listeners.attached()).toEqual([]);
			const stops = [$cookies.listen(() => {}), $cookies.subscribe(() => {})];
			expect(listeners.attached()).toEqual(expected);
			for (const stop of stops) stop();
			vi.advanceTimersByTime(1000);
			expect(listeners.attached()).toEqual([]);
			expect(vi.getTimerCount()).toBe(0);
		} finally {
			listeners.stop();
		}
	});
});
