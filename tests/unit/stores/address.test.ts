// $address: what it says, what it follows, what writing to it does to the history, and what browsers refuse.
import { cleanStores } from "nanostores";
import { afterEach, describe, expect, it, vi } from "vitest";
import { $address, pushAddress, replaceAddress } from "../../../src/stores/address";
import { countListeners } from "../../../src/testing";

const start = location.href;
const origin = location.origin;

afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
	cleanStores($address);
	history.replaceState(null, "", start);
});

/** What it said to a subscriber. */
const follow = () => {
	const seen: string[] = [];
	$address.subscribe((address) => seen.push(address.slice(origin.length)));
	return seen;
};

describe("$address", () => {
	it("says the page's address unchanged", () => {
		history.replaceState(null, "", "/a?b=%D7%90&c=d+e&f#%5B");
		expect($address.get()).toBe(`${origin}/a?b=%D7%90&c=d+e&f#%5B`);
	});

	it("follows what is pushed and replaced, and going back", async () => {
		history.replaceState(null, "", "/first");
		const seen = follow();
		expect(pushAddress("/second?x=1")).toBe(true);
		expect(replaceAddress("/third#y")).toBe(true);
		expect(location.pathname + location.hash).toBe("/third#y");
		history.back();
		await vi.waitFor(() => expect(seen).toEqual(["/first", "/second?x=1", "/third#y", "/first"]));
	});

	it("follows a change of the hash", async () => {
		history.replaceState(null, "", "/first");
		const seen = follow();
		location.hash = "there";
		await vi.waitFor(() => expect(seen).toEqual(["/first", "/first#there"]));
	});

	it("adds an entry for what is pushed, none for what is replaced, and keeps the state that others put there", () => {
		history.replaceState({ theirs: 1 }, "", "/first");
		const { length } = history;
		replaceAddress("/second");
		expect([history.length, history.state]).toEqual([length, { theirs: 1 }]);
		pushAddress("/third");
		expect([history.length, history.state]).toEqual([length + 1, { theirs: 1 }]);
	});

	it("stays as it is where the browser refuses: another origin, too many writes", () => {
		const seen = follow();
		const before = location.href;
		expect(pushAddress("https://elsewhere.test/")).toBe(false);
		vi.spyOn(history, "replaceState").mockImplementation(() => {
			throw new DOMException("Too many calls", "SecurityError");
		});
		expect(replaceAddress("/x")).toBe(false);
		expect(location.href).toBe(before);
		expect(seen).toHaveLength(1);
	});

	it("listens only while someone subscribes", () => {
		vi.useFakeTimers();
		const listeners = countListeners();
		try {
			const stop = $address.subscribe(() => {});
			expect(listeners.attached()).toHaveLength(2);
			stop();
			vi.advanceTimersByTime(1000);
			expect(listeners.attached()).toEqual([]);
		} finally {
			listeners.stop();
		}
	});
});
