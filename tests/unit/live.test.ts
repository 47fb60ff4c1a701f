// The live comparison's data: pages that exist, results of theirs, and reasons that a README can hold.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decided, isDecided } from "../live/decided.mjs";
import { findLive } from "../live/differ.mjs";
import { pages } from "../live/pages.mjs";
import results from "../live/results.json";

const folder = new URL("../live/pages/", import.meta.url);
const names = pages.map(({ name }) => name);

/** A visit with one state, of one element. */
const visit = (more: object = {}, box = [0, 0, 100, 20]) => ({
	states: [
		{
			step: 0,
			done: { label: "after load", outcome: "done" },
			live: {
				scroll: [0, 0],
				size: [1280, 800],
				seen: {
					"tabs one": {
						...{ owner: "tabs one", isNear: true, isBuilders: true, isShown: true },
						...{ box, facts: { class: "a b", ...more } },
					},
				},
			},
		},
	],
	...{ errors: [], failed: [], unreached: [], cookies: [], storage: [] },
});

describe("the live comparison", () => {
	it("has a page for each file, and results of its pages alone", () => {
		const files = readdirSync(folder).map((file) => file.replace(/\.php$/, ""));
		const own = new Set(pages.flatMap(({ name, seed, isOfStack }) => (isOfStack ? [] : (seed ?? name))));
		expect(files.filter((name) => name !== "prepare").sort()).toEqual([...own].sort());
		expect(Object.keys(results).filter((name) => !names.includes(name))).toEqual([]);
	});

	it("decides nothing that a README does not say", () => {
		const unsaid = decided.filter(({ readme, why }) => {
			const text = readFileSync(new URL(`../../plugins/${readme}/README.md`, import.meta.url), "utf8");
			const [, section = ""] = text.split("\n## Unlike the original\n");
			return !section.includes(`- ${why[0]!.toUpperCase()}${why.slice(1)}.\n`);
		});
		expect(unsaid).toEqual([]);
		const slide = {
			kind: "aria-label",
			key: "x <div swiper-slide>",
			step: "after load",
			expected: "1 / 5",
			found: "1 of 5",
		};
		expect(isDecided(slide)).toBeTruthy();
		expect(isDecided({ ...slide, found: "Slide" })).toBeUndefined();
	});

	it("tells what differs beyond the original's own noise, and no gain", () => {
		const found = (ours: object, originals = [visit(), visit()]) =>
			findLive(originals, [ours]).map(({ kind, expected, found }) => [kind, expected, found]);
		expect(found(visit())).toEqual([]);
		expect(found(visit({ class: "b c" }))).toEqual([["class", "a", "c"]]);
		expect(found(visit({}, [0, 0.8, 100, 20]))).toEqual([]);
		expect(found(visit({}, [0, 3, 100, 20]))).toEqual([["box", "0 0 100 20", "0 3 100 20"]]);
		expect(found(visit({}, [0, 3, 100, 20]), [visit(), visit({}, [0, 9, 100, 20])])).toEqual([]);
		// It helps who cannot see.
		expect(found(visit({ "aria-label": "One" }))).toEqual([]);
		expect(found({ ...visit(), errors: ["TypeError"] })).toEqual([["errors", "–", "TypeError"]]);
	});
});
