import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Consent, ConsentStorage } from "../../../src/stores/consent";
import { countListeners } from "../../../src/testing";

/** Delivers within the test, and immediately, what the browser delivers between tabs. */
class FakeChannel {
	static open = new Set<FakeChannel>();
	onmessage: ((event: { data: unknown }) => void) | null = null;
	constructor(readonly name: string) {
		FakeChannel.open.add(this);
	}
	postMessage(data: unknown) {
		if (!FakeChannel.open.has(this)) throw new DOMException("closed", "InvalidStateError");
		for (const other of FakeChannel.open) {
			if (other !== this && other.name === this.name) other.onmessage?.({ data: structuredClone(data) });
		}
	}
	close() {
		FakeChannel.open.delete(this);
	}
}

/** A copy of the store of its own, as another tab has it. */
const openTab = async () => {
	vi.resetModules();
	return await import("../../../src/stores/consent");
};
let tab: Awaited<ReturnType<typeof openTab>>;

beforeEach(async () => {
	vi.useFakeTimers();
	vi.stubGlobal("BroadcastChannel", FakeChannel);
	tab = await openTab();
});

afterEach(() => {
	vi.advanceTimersByTime(2000);
	FakeChannel.open.clear();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe("consent", () => {
	it("knows nothing before anyone decides", () => {
		expect(tab.$consent.get()).toEqual({ categories: {}, services: {}, by: null });
		expect(tab.consentFor("marketing")).toBe("unknown");
	});

	it("notes granted and denied categories and who decided", () => {
		tab.grant("marketing", "cookiebot");
		tab.deny(["statistics", "preferences"]);
		expect(tab.$consent.get()).toEqual({
			categories: { marketing: "granted", statistics: "denied", preferences: "denied" },
			services: {},
			by: "visitor",
		});
		expect(tab.consentFor("marketing")).toBe("granted");
		expect(tab.consentFor("statistics")).toBe("denied");
	});

	it("tells who decided last", () => {
		tab.deny("marketing");
		expect(tab.$consent.get().by).toBe("visitor");
		tab.grant("marketing", "cookie-notice");
		expect(tab.$consent.get().by).toBe("cookie-notice");
		expect(tab.consentFor("marketing")).toBe("granted");
	});

	it("lets the flag of a service win over a category of that name", () => {
		tab.grant("youtube");
		expect(tab.consentFor("youtube")).toBe("granted");
		tab.deny("youtube", "visitor", "services");
		expect(tab.consentFor("youtube")).toBe("denied");
		expect(tab.$consent.get()).toMatchObject({ categories: { youtube: "granted" }, services: { youtube: "denied" } });
	});

	it("asks the category of a service that nobody decided on", () => {
		expect(tab.consentFor("facebook", "marketing")).toBe("unknown");
		tab.deny("marketing");
		expect(tab.consentFor("facebook", "marketing")).toBe("denied");
		tab.grant("facebook", "visitor", "services");
		expect(tab.consentFor("facebook", "marketing")).toBe("granted");
		expect(tab.consentFor("youtube")).toBe("unknown");
	});

	it("calls subscribers at each decision, with a new value", () => {
		const values: Consent[] = [];
		tab.$consent.subscribe((value) => values.push(value));
		tab.grant("marketing");
		tab.deny("marketing");
		expect(values.map(({ categories }) => categories.marketing)).toEqual([undefined, "granted", "denied"]);
	});

	it("answers with the new state from within a subscriber", () => {
		const answers: string[] = [];
		tab.$consent.subscribe(() => answers.push(tab.consentFor("marketing")));
		tab.grant("marketing");
		expect(answers).toEqual(["unknown", "granted"]);
	});

	it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])("takes the name %s for a name", (name) => {
		expect(tab.consentFor(name)).toBe("unknown");
		tab.grant(name);
		expect(tab.consentFor(name)).toBe("granted");
		tab.deny(name, "visitor", "services");
		expect(tab.consentFor(name)).toBe("denied");
		expect(tab.consentFor("marketing")).toBe("unknown");
		expect(({} as Record<string, unknown>).granted).toBeUndefined();
		expect(Object.getPrototypeOf({})).toBe(Object.prototype);
		expect(Object.keys(tab.$consent.get().categories)).toEqual([name]);
	});
});

describe("persisted consent", () => {
	const memory = (saved?: Partial<Consent>) => {
		const storage = {
			saved,
			read: vi.fn(() => storage.saved),
			write: vi.fn((consent: Consent) => void (storage.saved = consent)),
		};
		return storage satisfies ConsentStorage;
	};

	it("holds immediately and is written after each decision", () => {
		const storage = memory({ categories: { marketing: "granted" }, services: { maps: "denied" }, by: "visitor" });
		tab.persistConsent(storage);
		expect(tab.consentFor("marketing")).toBe("granted");
		expect(tab.consentFor("maps")).toBe("denied");
		expect(storage.write).not.toHaveBeenCalled();
		tab.deny("marketing");
		expect(storage.write).toHaveBeenCalledTimes(1);
		expect(storage.saved).toEqual({ categories: { marketing: "denied" }, services: { maps: "denied" }, by: "visitor" });
	});

	it("tells subscribers what was saved", () => {
		const values: (string | undefined)[] = [];
		tab.$consent.subscribe(({ categories }) => values.push(categories.marketing));
		tab.persistConsent(memory({ categories: { marketing: "denied" } }));
		expect(values).toEqual([undefined, "denied"]);
	});

	it("survives a page: what one wrote the next one reads, hostile names included", async () => {
		const storage = memory();
		tab.persistConsent(storage);
		tab.grant(["marketing", "__proto__"]);
		storage.saved = JSON.parse(JSON.stringify(storage.saved));
		const next = await openTab();
		next.persistConsent(storage);
		expect(next.consentFor("marketing")).toBe("granted");
		expect(next.consentFor("__proto__")).toBe("granted");
		expect(next.consentFor("constructor")).toBe("unknown");
	});

	it("copes with nothing saved and with a part", () => {
		tab.persistConsent(memory(undefined));
		expect(tab.consentFor("marketing")).toBe("unknown");
		tab.persistConsent(memory({ services: { maps: "granted" } }));
		expect(tab.$consent.get()).toEqual({ categories: {}, services: { maps: "granted" }, by: null });
	});

	it("is read again when someone subscribes after nobody did, for another tab may have decided", () => {
		const storage = memory({ categories: { marketing: "granted" } });
		tab.persistConsent(storage);
		vi.advanceTimersByTime(1000);
		storage.saved = { categories: { marketing: "denied" } };
		expect(tab.consentFor("marketing")).toBe("denied");
	});
});

describe("consent across tabs", () => {
	it("reaches a tab where someone subscribes", async () => {
		const other = await openTab();
		const values: (string | undefined)[] = [];
		other.$consent.subscribe(({ categories }) => values.push(categories.marketing));
		tab.grant("marketing", "cookiebot");
		expect(values).toEqual([undefined, "granted"]);
		expect(other.$consent.get().by).toBe("cookiebot");
		tab.deny("marketing");
		expect(other.consentFor("marketing")).toBe("denied");
	});

	it("leaves alone what the other tab decided otherwise", async () => {
		const other = await openTab();
		other.$consent.subscribe(() => {});
		other.deny("statistics");
		vi.advanceTimersByTime(2000);
		tab.grant("marketing");
		expect(other.$consent.get().categories).toEqual({ statistics: "denied", marketing: "granted" });
	});

	it("is written by the tab that decided alone, and not sent back", async () => {
		const other = await openTab();
		const write = vi.fn();
		other.persistConsent({ read: () => undefined, write });
		other.$consent.subscribe(() => {});
		const post = vi.spyOn(FakeChannel.prototype, "postMessage");
		tab.grant("marketing");
		expect(post).toHaveBeenCalledTimes(1);
		expect(write).not.toHaveBeenCalled();
	});

	it("is sent although nobody subscribes in the tab that decides, again and again", async () => {
		const other = await openTab();
		other.$consent.subscribe(() => {});
		tab.grant("marketing");
		vi.advanceTimersByTime(5000);
		tab.deny("marketing");
		expect(other.consentFor("marketing")).toBe("denied");
	});

	it("ignores messages that are not", () => {
		tab.$consent.subscribe(() => {});
		const stranger = new FakeChannel("gossamer:consent");
		for (const message of [null, undefined, "granted", 1, {}, { categories: null }]) stranger.postMessage(message);
		expect(tab.$consent.get()).toEqual({ categories: {}, services: {}, by: null });
	});

	it("does not reach them where a tool only tells what it has known since before the page", async () => {
		const other = await openTab();
		other.$consent.subscribe(() => {});
		const write = vi.fn();
		tab.persistConsent({ read: () => undefined, write });
		tab.noteConsent({ services: { facebook: "denied" }, by: "cookiebot" });
		expect(tab.consentFor("facebook")).toBe("denied");
		expect(tab.$consent.get().by).toBe("cookiebot");
		expect(other.consentFor("facebook")).toBe("unknown");
		expect(write).not.toHaveBeenCalled();
	});

	it.each([
		["that has no channels", undefined],
		[
			"that refuses them, as Firefox does where cookies are blocked",
			class {
				constructor() {
					throw new DOMException("The operation is insecure.", "SecurityError");
				}
			},
		],
	])("works in one tab of a browser %s", async (_, Channel) => {
		vi.stubGlobal("BroadcastChannel", Channel);
		tab = await openTab();
		tab.$consent.subscribe(() => {});
		tab.grant("marketing");
		expect(tab.consentFor("marketing")).toBe("granted");
		vi.advanceTimersByTime(2000);
		tab.deny("marketing");
		expect(tab.consentFor("marketing")).toBe("denied");
	});

	it("opens one channel with the first subscriber and none is left a second after the last", () => {
		const listeners = countListeners();
		try {
			expect(listeners.attached()).toEqual([]);
			const stops = [1, 2, 3].map(() => tab.$consent.subscribe(() => {}));
			expect(listeners.attached()).toEqual(["BroadcastChannel gossamer:consent"]);
			for (const stop of stops) stop();
			vi.advanceTimersByTime(1000);
			expect(listeners.attached()).toEqual([]);
			tab.grant("marketing");
			vi.advanceTimersByTime(1000);
			expect(listeners.attached()).toEqual([]);
			expect(vi.getTimerCount()).toBe(0);
		} finally {
			listeners.stop();
		}
	});
});
