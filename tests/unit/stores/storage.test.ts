import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storage } from "../../../src/stores/storage";

const raw = (area: Storage = localStorage) => JSON.parse(area.getItem("elementor")!);
const put = (value: unknown, area: Storage = localStorage) =>
	area.setItem("elementor", typeof value === "string" ? value : JSON.stringify(value));

const safeRaw = () => {
	try {
		return localStorage.getItem("elementor");
	} catch {
		return null;
	}
};

beforeEach(() => {
	vi.useFakeTimers({ now: 1_000_000 });
	localStorage.clear();
	sessionStorage.clear();
});

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe("storage", () => {
	it("keeps all entries in one object under one key", () => {
		storage.set("pageViews", 3);
		storage.set("popup_7_disable", true);
		expect(raw()).toEqual({ pageViews: 3, popup_7_disable: true, __expiration: {} });
		expect(Object.keys(localStorage)).toEqual(["elementor"]);
		expect(sessionStorage.length).toBe(0);
		expect(storage.get("pageViews")).toBe(3);
		expect(storage.get()).toEqual({ pageViews: 3, popup_7_disable: true, __expiration: {} });
	});

	it("keeps session entries in the session's storage", () => {
		storage.set("activeSession", true, { session: true });
		expect(raw(sessionStorage)).toEqual({ activeSession: true, __expiration: {} });
		expect(localStorage.length).toBe(0);
		expect(storage.get("activeSession")).toBeUndefined();
		expect(storage.get("activeSession", { session: true })).toBe(true);
		expect(storage.get(undefined, { session: true })).toHaveProperty("activeSession");
	});

	it("leaves entries of others as they are", () => {
		put({ theirs: { deep: [1] }, __expiration: { theirs: 2_000_000 } });
		storage.set("ours", 1);
		expect(raw()).toEqual({ theirs: { deep: [1] }, ours: 1, __expiration: { theirs: 2_000_000 } });
	});

	it("gives undefined and an empty object when nothing is stored, and stores nothing by reading", () => {
		expect(storage.get("pageViews")).toBeUndefined();
		expect(storage.get()).toEqual({});
		expect(localStorage.length).toBe(0);
	});

	it("writes the expiry of an entry as a time in milliseconds", () => {
		storage.set("a", 1, { lifetimeInSeconds: 86400 });
		expect(raw().__expiration).toEqual({ a: 1_000_000 + 86_400_000 });
	});

	it("keeps an earlier expiry when written without a lifetime (popups 1.8)", () => {
		storage.set("a", 1, { lifetimeInSeconds: 10 });
		vi.setSystemTime(1_005_000);
		storage.set("a", 2);
		expect(raw()).toEqual({ a: 2, __expiration: { a: 1_010_000 } });
		vi.setSystemTime(1_010_000);
		expect(storage.get("a")).toBeUndefined();
	});

	it("gives undefined for an entry past its expiry and removes the entry and its expiry (page-builder #60)", () => {
		storage.set("a", 1, { lifetimeInSeconds: 10 });
		storage.set("b", 2, { lifetimeInSeconds: 10 });
		storage.set("c", 3);
		vi.setSystemTime(1_009_999);
		expect(storage.get("a")).toBe(1);
		vi.setSystemTime(1_010_001);
		expect(storage.get("a")).toBeUndefined();
		expect(raw()).toEqual({ b: 2, c: 3, __expiration: { b: 1_010_000 } });
	});

	it("removes everything that has expired when all is read, in the session's storage too (page-builder #60)", () => {
		for (const session of [false, true]) {
			vi.setSystemTime(1_000_000);
			storage.set("a", 1, { lifetimeInSeconds: 10, session });
			storage.set("b", 2, { lifetimeInSeconds: 10, session });
			storage.set("c", 3, { lifetimeInSeconds: 30, session });
			vi.setSystemTime(1_020_000);
			const rest = { c: 3, __expiration: { c: 1_030_000 } };
			expect(storage.get(undefined, { session })).toEqual(rest);
			expect(raw(session ? sessionStorage : localStorage)).toEqual(rest);
		}
	});

	it("copes with an object without expiries, and with expiries that are none", () => {
		put({ a: 1 });
		expect(storage.get("a")).toBe(1);
		for (const __expiration of [null, [], "soon", 5, { a: "soon" }]) {
			put({ a: 1, __expiration });
			expect(storage.get("a")).toBe(1);
		}
		storage.set("b", 2);
		expect(storage.get("b")).toBe(2);
	});

	it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])("takes the key %s for a key", (key) => {
		expect(storage.get(key)).toBeUndefined();
		storage.set(key, { polluted: 1 }, { lifetimeInSeconds: 10 });
		expect(storage.get(key)).toEqual({ polluted: 1 });
		expect(storage.get("polluted")).toBeUndefined();
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
		vi.setSystemTime(1_020_000);
		expect(storage.get(key)).toBeUndefined();
		expect(localStorage.getItem("elementor")).toBe('{"__expiration":{}}');
	});
});

describe("storage that refuses", () => {
	const fail = () => {
		throw new DOMException("no", "QuotaExceededError");
	};
	const full = () => vi.spyOn(Storage.prototype, "setItem").mockImplementation(fail);
	const situations: [string, () => void][] = [
		["that is blocked", () => vi.spyOn(window, "localStorage", "get").mockImplementation(fail)],
		["that is not there", () => vi.spyOn(window, "localStorage", "get").mockReturnValue(null as unknown as Storage)],
		["that is full", full],
	];

	it.each(situations)("reads nothing, ignores writes and throws nothing: one %s (page-builder 15)", (_, arrange) => {
		arrange();
		const before = safeRaw();
		expect(storage.get("a")).toBeUndefined();
		expect(storage.get()).toEqual({});
		storage.set("a", 1, { lifetimeInSeconds: 10 });
		expect(storage.get("a")).toBeUndefined();
		expect(storage.get()).toEqual({});
		expect(safeRaw()).toBe(before);
	});

	it.each(["{oops", '{"pageViews":3', "undefined", "", "null", "[1]", "5", '"text"', "true"])(
		"takes %j, which is no JSON object, for empty, and replaces it at the next write (popups 1.8)",
		(broken) => {
			put(broken);
			expect(storage.get("pageViews")).toBeUndefined();
			expect(storage.get()).toEqual({});
			expect(localStorage.getItem("elementor")).toBe(broken);
			storage.set("pageViews", 1);
			expect(raw()).toEqual({ pageViews: 1, __expiration: {} });
			expect(storage.get("pageViews")).toBe(1);
		},
	);

	it("keeps what was stored before it was full", () => {
		storage.set("a", 1, { lifetimeInSeconds: 10 });
		full();
		storage.set("a", 2);
		expect(storage.get("a")).toBe(1);
		vi.setSystemTime(1_010_000);
		expect(storage.get("a")).toBeUndefined();
	});

	it.each(situations)("keeps entries in memory for those who ask for it: one %s", async (_, arrange) => {
		vi.resetModules();
		const { storage } = await import("../../../src/stores/storage");
		arrange();
		const memory = { memory: true };
		storage.set("a", 1, memory);
		storage.set("b", 2, { ...memory, lifetimeInSeconds: 10 });
		expect(storage.get("a", memory)).toBe(1);
		expect(storage.get("b", memory)).toBe(2);
		expect(storage.get("constructor", memory)).toBeUndefined();
		expect(storage.get("a")).toBeUndefined();
		vi.setSystemTime(1_010_000);
		expect(storage.get("b", memory)).toBeUndefined();
		expect(storage.get("a", memory)).toBe(1);
	});

	it("stores what it kept in memory once there is room again", async () => {
		vi.resetModules();
		const { storage } = await import("../../../src/stores/storage");
		const memory = { memory: true };
		storage.set("a", 1, memory);
		const mock = full();
		storage.set("b", 2, memory);
		mock.mockRestore();
		storage.set("c", 3, memory);
		expect(raw()).toMatchObject({ a: 1, b: 2, c: 3 });
		expect(storage.get("b")).toBe(2);
	});

	it("ignores a value that JSON cannot hold", () => {
		const round: { self?: unknown } = {};
		round.self = round;
		storage.set("a", round);
		expect(storage.get("a")).toBeUndefined();
	});
});
