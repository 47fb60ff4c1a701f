// What the groups of a page share, in jsdom.
import { expect, it, vi } from "vitest";
import { readPage } from "../../../src/base/read-page";
import { createScope } from "../../../src/kit/scope";
import { QuietResizeObserver } from "../../../tests/helpers/jsdom";
import type { Group } from "../model";
import { isKeptInView, open, rangeOf } from "../registry";

it("asks again whether an element is kept in view where the last group ended in the frame of the first answer", () => {
	vi.stubGlobal("ResizeObserver", QuietResizeObserver);
	document.body.innerHTML = "<div><p></p></div>";
	const [box, text] = document.querySelectorAll<HTMLElement>("div,p");
	const join = () => {
		const scope = createScope(readPage());
		open(scope);
		return scope;
	};
	const first = join();
	expect(isKeptInView(text!)).toBe(false);
	first.dispose();
	box!.style.position = "sticky";
	const second = join();
	expect(isKeptInView(text!)).toBe(true);
	second.dispose();
	vi.unstubAllGlobals();
});

it.each([
	["page", 2000],
	["screen", 800],
] as const)("has a range that begins at the top of the page where that is the %s: to %d", (range, end) => {
	const size = { y: 500, height: 800, end: 2000 };
	expect(rangeOf({ range } as Group, document.body, size)).toMatchObject({ start: 0, end });
});
