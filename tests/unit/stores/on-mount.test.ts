// What a store does with the page while someone listens to it.
import { atom, cleanStores } from "nanostores";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onMount } from "../../../src/stores/on-mount";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

const make = () => {
	const $store = atom(0);
	const stop = vi.fn();
	const start = vi.fn(() => {
		$store.set($store.get() + 1);
		return stop;
	});
	onMount($store, start);
	return { $store, start, stop, calls: () => [start.mock.calls.length, stop.mock.calls.length] };
};
const none = () => {};

it("starts with the first listener, once, though the start asks for the value", () => {
	const { $store, calls } = make();
	expect(calls()).toEqual([0, 0]);
	const seen: number[] = [];
	$store.subscribe((value) => seen.push(value));
	$store.listen(none);
	expect([seen, calls()]).toEqual([[1], [1, 0]]);
	expect($store.get()).toBe(1);
});

it("stops a second after the last listener has gone, unless another has come in the meantime", () => {
	const { $store, calls } = make();
	const ends = [$store.listen(none), $store.listen(none)];
	ends[0]!();
	vi.advanceTimersByTime(2000);
	expect(calls()).toEqual([1, 0]);
	ends[1]!();
	vi.advanceTimersByTime(900);
	const end = $store.listen(none);
	vi.advanceTimersByTime(2000);
	expect(calls()).toEqual([1, 0]);
	end();
	vi.advanceTimersByTime(1000);
	expect(calls()).toEqual([1, 1]);
	$store.listen(none);
	expect(calls()).toEqual([2, 1]);
});

it("stops immediately where a test cleans the store, and starts again", () => {
	const { $store, calls } = make();
	$store.listen(none);
	cleanStores($store);
	expect(calls()).toEqual([1, 1]);
	vi.advanceTimersByTime(2000);
	expect(calls()).toEqual([1, 1]);
	$store.listen(none);
	expect(calls()).toEqual([2, 1]);
});
