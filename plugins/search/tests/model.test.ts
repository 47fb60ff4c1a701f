// Search: what live results ask for.
import { expect, it } from "vitest";
import { labelFor, pageOf, postOf } from "../model";

it.each([
	["s0s0s0s-42", "42"],
	["a-b-7", "7"],
	["", ""],
	["s0s0s0s-", ""],
])("the post of %j is %j", (props, post) => {
	expect(postOf(props)).toBe(post);
});

it.each([
	["https://acme.test/?e-search-page=2", 2],
	["https://acme.test/?s=mug&e-search-page-s0s0s0s=13#there", 13],
	["https://acme.test/?page=2", undefined],
	["https://acme.test/e-search-page", undefined],
])("%s leads to page %j of the results", (address, page) => {
	expect(pageOf(address)).toBe(page);
});

it("names results in the language of the page", () => {
	expect(labelFor("Results for search", "mug")).toBe("Results for mug");
	expect(labelFor("תוצאות חיפוש", "mug")).toBe("תוצאות חיפוש");
});
