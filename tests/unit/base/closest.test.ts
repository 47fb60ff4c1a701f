// The nearest ancestor, whatever it is asked of.
import { describe, expect, it } from "vitest";
import { closest } from "../../../src/base/closest";

describe("closest", () => {
	it("finds the element itself or an ancestor, of forms with a field of that name too", () => {
		document.body.innerHTML = `<div class="a"><form class="b"><input name="closest"><i></i></form></div>`;
		const form = document.querySelector("form")!;
		expect(closest(form, ".b")).toBe(form);
		expect(closest(document.querySelector("i"), ".a")).toBe(document.body.firstChild);
		expect(closest(form, ".c")).toBeNull();
	});

	it("finds nothing where the target is no element", () => {
		for (const target of [null, document, window, new Text("a"), new EventTarget()])
			expect(closest(target, "*")).toBeNull();
	});
});
