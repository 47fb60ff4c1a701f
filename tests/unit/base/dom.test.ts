// Members asked of prototypes.
import { describe, expect, it } from "vitest";
import { closestTo } from "../../../src/base/dom";

describe("closestTo", () => {
	it("finds the element itself or an ancestor, of forms with a field of that name too", () => {
		document.body.innerHTML = `<div class="a"><form class="b"><input name="closest"><i></i></form></div>`;
		const form = document.querySelector("form")!;
		expect(closestTo(form, ".b")).toBe(form);
		expect(closestTo(document.querySelector("i"), ".a")).toBe(document.body.firstChild);
		expect(closestTo(form, ".c")).toBeNull();
	});

	it("finds nothing where the target is no element", () => {
		for (const target of [null, document, window, new Text("a"), new EventTarget()])
			expect(closestTo(target, "*")).toBeNull();
	});
});
