// What the groups of a page share, in jsdom.
import { expect, it, vi } from "vitest";
import { readPage } from "../../../src/base/read-page";
import { createScope } from "../../../src/kit/scope";
import { QuietResizeObserver } from "../../../tests/helpers/jsdom";
import { isKeptInView, open } from "../registry";

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
