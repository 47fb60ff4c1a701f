// Rules of videos of version 4: parts of films, and what YouTube's player is told.
import { describe, expect, it } from "vitest";
import { youtubeId } from "../../../src/parts/players";
import { playerVariables, rangeOf } from "../model";

const usual = { controls: true, rel: true, cc_load_policy: false, autoplay: false, start: Number.NaN, end: Number.NaN };

describe("YouTube's player", () => {
	it("is told as the page builder tells it (atomic #27)", () => {
		expect(
			playerVariables({ controls: false, rel: true, cc_load_policy: true, autoplay: false, start: 5, end: 9 }),
		).toEqual({ controls: 0, rel: 0, cc_load_policy: 1, autoplay: 0, start: 5, end: 9 });
		expect(playerVariables({ ...usual, rel: false })).toEqual({ controls: 1, rel: 1, cc_load_policy: 0, autoplay: 0 });
	});

	it.each(["youtu.be/abc", "https://m.youtube.com/watch?x=1&v=abc", "https://youtube.com/shorts/abc?t=3"])(
		"finds the video of %s (atomic #29)",
		(address) => expect(youtubeId(address)).toBe("abc"),
	);
});

it.each([
	["clip.mp4#t=5,20", 5, 20],
	["clip.mp4#t=0", 0, Infinity],
	["clip.mp4#t=1.5", 1.5, Infinity],
	["clip.mp4", 0, Infinity],
])("the part of %s (atomic #31)", (address, start, end) => {
	expect(rangeOf(address)).toEqual({ start, end });
});
