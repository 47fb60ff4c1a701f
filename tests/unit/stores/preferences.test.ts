import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $preferences, setPreference } from "../../../src/stores/preferences";
import { countListeners } from "../../../src/testing";
import { setFeature } from "../../helpers/jsdom";

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	cleanStores($preferences);
	vi.useRealTimers();
});

describe("$preferences", () => {
	it("says what a browser without wishes says", () => {
		expect($preferences.get()).toEqual({
			reducedMotion: false,
			contrast: "no-preference",
			scheme: "light",
			pointer: "none",
		});
	});

	it("says what the visitor prefers", () => {
		setFeature("prefers-reduced-motion", "reduce");
		setFeature("prefers-contrast", "more");
		setFeature("prefers-color-scheme", "dark");
		setFeature("pointer", "coarse");
		expect($preferences.get()).toEqual({ reducedMotion: true, contrast: "more", scheme: "dark", pointer: "coarse" });
	});

	it("follows a change while someone subscribes", () => {
		const seen: boolean[] = [];
		$preferences.subscribe(({ reducedMotion }) => seen.push(reducedMotion));
		setFeature("prefers-reduced-motion", "reduce");
		setFeature("prefers-reduced-motion", "no-preference");
		expect(seen).toEqual([false, true, false]);
		for (const contrast of ["less", "custom", "no-preference"]) {
			setFeature("prefers-contrast", contrast);
			expect($preferences.get().contrast).toBe(contrast);
		}
	});

	it("says what the page sets, whatever the visitor prefers, until the page takes it back", () => {
		const seen: boolean[] = [];
		$preferences.subscribe(({ reducedMotion }) => seen.push(reducedMotion));
		setPreference("reducedMotion", true);
		setFeature("prefers-reduced-motion", "reduce");
		setPreference("reducedMotion", false);
		setFeature("prefers-contrast", "more");
		setPreference("reducedMotion", undefined);
		setFeature("prefers-reduced-motion");
		expect(seen.filter((value, at) => value !== seen[at - 1])).toEqual([false, true, false, true, false]);
		expect($preferences.get().contrast).toBe("more");
	});

	it("keeps what the page sets while nobody subscribes", () => {
		setPreference("contrast", "more");
		expect($preferences.get()).toMatchObject({ contrast: "more", reducedMotion: false });
		cleanStores($preferences);
		expect($preferences.get().contrast).toBe("more");
		setPreference("contrast", undefined);
		expect($preferences.get().contrast).toBe("no-preference");
	});

	it("listens to media queries alone, and nothing is left a second after the last subscriber", () => {
		const listeners = countListeners();
		try {
			expect(listeners.attached()).toEqual([]);
			const stops = [1, 2].map(() => $preferences.subscribe((all) => ({ ...all })));
			const attached = listeners.attached();
			expect(attached.length).toBeGreaterThanOrEqual(4);
			for (const name of attached) expect(name).toMatch(/^matchMedia\([^)]+\) change$/);
			expect(new Set(attached).size).toBe(attached.length);
			for (const stop of stops) stop();
			expect(listeners.attached()).toEqual(attached);
			vi.advanceTimersByTime(1000);
			expect(listeners.attached()).toEqual([]);
			expect(vi.getTimerCount()).toBe(0);
		} finally {
			listeners.stop();
		}
	});

	it("asks the browser for what is read, and follows that", () => {
		const listeners = countListeners();
		try {
			const seen: boolean[] = [];
			const stop = $preferences.subscribe(({ reducedMotion }) => seen.push(reducedMotion));
			expect(listeners.attached()).toEqual([expect.stringContaining("prefers-reduced-motion:reduce")]);
			setFeature("prefers-reduced-motion", "reduce");
			expect(seen).toEqual([false, true]);
			stop();
			vi.advanceTimersByTime(1000);
			expect(listeners.attached()).toEqual([]);
			// What is left of a state listens to nothing.
			expect($preferences.value?.contrast).toBe("no-preference");
			expect(listeners.attached()).toEqual([]);
		} finally {
			listeners.stop();
			setFeature("prefers-reduced-motion");
		}
	});
});
