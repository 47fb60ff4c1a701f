// Facebook widgets, what needs no page: the script's address, printed heights, what is linked to.
import { expect, it } from "vitest";
import { facebookAddress, heightOf, sdkAddress } from "../model";

it.each([
	["he_IL", "he_IL"],
	["fil_PH", "fil_PH"],
	["../../evil", "en_US"],
	["", "en_US"],
	[undefined, "en_US"],
	[{ a: 1 }, "en_US"],
])("the script of %j is %s's", (lang, expected) => {
	expect(sdkAddress(lang)).toBe(`https://connect.facebook.net/${expected}/sdk.js`);
});

it.each([
	["500", 500],
	[" 500px ", 500],
	["100%", undefined],
	["-5", undefined],
	["0", undefined],
	["99999", undefined],
	["", undefined],
	[undefined, undefined],
])("the height %j is %j", (printed, expected) => {
	expect(heightOf(printed)).toBe(expected);
});

it.each([
	["https://www.facebook.com/pottery/", "https://www.facebook.com/pottery/"],
	["http://facebook.com/pottery", "http://facebook.com/pottery"],
	["https://facebook.com.evil.test/", undefined],
	["https://notfacebook.com/", undefined],
	["https://acme.test/page", undefined],
	["javascript:facebook.com", undefined],
	["/pottery", undefined],
	[undefined, undefined],
])("%j is linked to as %j", (href, expected) => {
	expect(facebookAddress(href)).toBe(expected);
});
