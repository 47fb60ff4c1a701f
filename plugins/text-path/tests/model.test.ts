// Text path, what needs no page: which addresses are requested, where a link leads, where the text begins.
import { describe, expect, it } from "vitest";
import { linkOf, startOffset, svgAddress } from "../model";

const base = "https://acme.test/page/";

describe("the file's address", () => {
	it.each([
		["/wave.svg", "https://acme.test/wave.svg"],
		["wave.SVG?ver=2", "https://acme.test/page/wave.SVG?ver=2"],
		["https://cdn.test/a.svg", "https://cdn.test/a.svg"],
		["/wave.png", undefined],
		["/download?name=wave.svg", undefined],
		["data:image/svg+xml,.svg", undefined],
		["javascript:alert(1)//.svg", undefined],
		["http://[.svg", undefined],
		["", undefined],
		[undefined, undefined],
	])("%s", (url, expected) => {
		expect(svgAddress(url, base)).toBe(expected);
	});
});

describe("the link", () => {
	const plain = { href: "/courses", target: undefined, rel: undefined };
	it.each([
		["/courses", undefined, plain],
		[" /courses ", { is_external: "", nofollow: "" }, plain],
		["/courses", { is_external: "on" }, { href: "/courses", target: "_blank", rel: "noopener" }],
		["/courses", { nofollow: "on" }, { href: "/courses", target: undefined, rel: "nofollow" }],
		[
			"mailto:a@acme.test",
			{ is_external: true, nofollow: true },
			{ href: "mailto:a@acme.test", target: "_blank", rel: "noopener nofollow" },
		],
		["javascript:alert(1)", {}, undefined],
		["http://[", {}, undefined],
		["  ", {}, undefined],
		[undefined, "text", undefined],
	])("%s with %j", (url, setting, expected) => {
		expect(linkOf(url, setting, base)).toEqual(expected);
	});
});

it("begins so far along the path, from its end where text runs from right to left", () => {
	expect([startOffset(0, false), startOffset(30, false), startOffset(30, true)]).toEqual(["0%", "30%", "70%"]);
});
