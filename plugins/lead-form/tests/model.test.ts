// The rules of the lead form: fields, messages, encoding, thank-you addresses.
import { describe, expect, it } from "vitest";
import { formEncode } from "../../../src/base/form-encode";
import { isSafe } from "../../../src/parts/forms";
import { addEntries, brokenRule, type Control, unescapeHtml } from "../model";
import { parseBody } from "./markup";

const control = (value: string, more: Partial<Control> = {}): Control => ({
	type: "text",
	value,
	validity: { badInput: false },
	...more,
});
const check = (type: string, value: string, isRequired = false) => brokenRule(type, isRequired, [control(value)]) || "";
const passing = (type: string, values: string[]) => values.filter((value) => !check(type, value));

describe("rules of a field", () => {
	it("takes Israeli phone numbers alone, without dashes or country code (lead-form #22)", () => {
		const values = ["0501234567", "021234567", "0561234567", "050-1234567", "05012345678"];
		expect(passing("phone", values)).toEqual(["0501234567", "021234567"]);
		expect(check("phone", "0561234567")).toBe("invalid_phone");
		for (const code of ["050", "051", "052", "053", "054", "055", "057", "058", "02", "03", "04", "08", "09"]) {
			expect(check("phone", `${code}1234567`), code).toBe("");
		}
		for (const code of ["056", "059", "072", "077", "+97250", "01", "05", "06", "07"]) {
			expect(check("phone", `${code}1234567`), code).toBe("invalid_phone");
		}
		expect(check("phone", "050123456")).toBe("invalid_phone");
	});

	it("takes whole numbers of ASCII digits with an optional minus (lead-form #23)", () => {
		expect(passing("number", ["-12", "12", "1.5", "1e3", "--1"])).toEqual(["-12", "12"]);
		for (const value of ["+5", "-", "1 2", "٣", "1-2", "12\n13"]) expect(check("number", value)).toBe("invalid_number");
	});

	it("takes dates by their shape alone, whatever separators (lead-form #24)", () => {
		const values = ["2024-01-31", "2024.01/31", "31-01-2024", "2024-1-3"];
		expect(passing("date", values)).toEqual(["2024-01-31", "2024.01/31"]);
		expect(passing("date", ["2024-13-99", "20240131", "2024-01-311", "x2024-01-31"])).toEqual(["2024-13-99"]);
		expect(check("date", "20240131")).toBe("invalid_date");
	});

	it("searches an address in the text of a mail field (lead-form #25)", () => {
		expect(passing("email", ["a@b.co", "a@b", "a b@c.d"])).toEqual(["a@b.co", "a b@c.d"]);
		expect(passing("email", ["x a@b.c y", "a@@b.c", "a@b..c", "a@.b", "@b.c", "a@b."])).toEqual([
			"x a@b.c y",
			"a@@b.c",
			"a@b..c",
		]);
		expect(check("email", "a@b")).toBe("invalid_email");
	});

	it("tests the trimmed value, and formats only what is not empty (lead-form #18, #19)", () => {
		expect(check("text", "   ", true)).toBe("required");
		expect(check("text", " x ", true)).toBe("");
		expect(check("phone", " 0501234567 ", true)).toBe("");
		for (const type of ["number", "date", "phone", "email"]) {
			expect(check(type, "  ")).toBe("");
			expect(check(type, "", true)).toBe("required");
			expect(check(type, "?", true)).toBe(`invalid_${type}`);
		}
	});

	it("asks a required group of boxes for one that is checked (lead-form #20, #21)", () => {
		const boxes = (...checked: boolean[]) => checked.map((checked) => control("1", { type: "checkbox", checked }));
		for (const type of ["multichoice", "bool"]) {
			expect(brokenRule(type, true, boxes(false, false))).toBe("required");
			expect(brokenRule(type, true, boxes(false, true))).toBeFalsy();
			expect(brokenRule(type, false, boxes(false))).toBeFalsy();
		}
	});

	it("never fails an optional field of an unknown type, whatever it is called (lead-form #44)", () => {
		for (const type of ["text", "textarea", "choice", "colour", "constructor", "toString", "__proto__", ""]) {
			expect(check(type, "anything")).toBe("");
			expect(check(type, "")).toBe("");
			expect(check(type, " ", true)).toBe("required");
		}
		expect(brokenRule(undefined as never, false, [control("x")])).toBeFalsy();
	});

	it("passes a field without controls", () => {
		for (const type of ["number", "bool", "text"]) expect(brokenRule(type, true, [])).toBeFalsy();
	});

	it("looks at the first control of a single-value field", () => {
		expect(brokenRule("text", true, [control("x"), control("")])).toBeFalsy();
		expect(brokenRule("text", true, [control(""), control("x")])).toBe("required");
	});

	it("takes what the browser cannot read as a wrong format, never as empty (lead-form #48)", () => {
		const unreadable = (type: string) => [control("", { type, validity: { badInput: true } })];
		expect(brokenRule("number", true, unreadable("number"))).toBe("invalid_number");
		expect(brokenRule("date", false, unreadable("date"))).toBe("invalid_date");
		expect(brokenRule("text", true, unreadable("number"))).toBe("invalid_number");
	});
});

describe("messages", () => {
	it("decodes the references that the server escapes with (lead-form #47)", () => {
		expect(unescapeHtml("It&#039;s &quot;A&quot; &amp; &lt;b&gt; &#x27;&#x1F600;&#128512;")).toBe(
			`It's "A" & <b> '😀😀`,
		);
	});

	it("decodes once and leaves alone what is no reference", () => {
		const texts = ["&amp;lt;", "a & b", "&foo;", "&constructor;", "&#;", "&#zz;", "&#99999999;", "&#x110000;", "&amp"];
		expect(texts.map(unescapeHtml)).toEqual(["&lt;", ...texts.slice(1)]);
	});
});

describe("encoding", () => {
	it("nests keys in percent-encoded brackets with explicit indexes", () => {
		expect(formEncode({ fields: [{ name: "a", value: "1" }, { value: "2" }] })).toEqual([
			"fields%5B0%5D%5Bname%5D=a",
			"fields%5B0%5D%5Bvalue%5D=1",
			"fields%5B1%5D%5Bvalue%5D=2",
		]);
	});

	it("leaves undefined and empty lists out, and keeps empty text", () => {
		expect(formEncode({ a: undefined, b: [], c: "" })).toEqual(["c="]);
	});

	it("keeps ! ~ * ' ( ) bare", () => {
		expect(formEncode("!~*'()", "k")).toEqual(["k=!~*'()"]);
	});

	it("gives a PHP-like reader back what went in, whatever the values", () => {
		let seed = 7;
		const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
		const alphabet = [..."aZ09 +%&=?#[]{}<>\"'()!*~,;:/\\|^`$@._-\r\n\tאשל😀é\u0000"];
		const word = (length: number) => Array.from({ length }, () => alphabet[random(alphabet.length)]).join("");
		for (let round = 0; round < 300; round++) {
			const list = (uri: boolean) =>
				Array.from({ length: 1 + random(5) }, () => ({
					name: uri && !random(3) ? undefined : word(random(12)),
					value: word(random(40)),
				}));
			const payload = { action: "x", _nonce: word(5), fields: list(false), uriFields: list(true), form_id: word(7) };
			const read = parseBody(formEncode(payload).join("&").replace(/%20/g, "+"));
			expect({ ...read, fields: Object.values(read.fields), uriFields: Object.values(read.uriFields) }).toEqual(
				JSON.parse(JSON.stringify(payload)),
			);
		}
	});
});

describe("thank-you address", () => {
	const address = (url: string, entries: { name: string | undefined; value: string }[]) => {
		const parsed = new URL(url, "https://acme.test/form/");
		addEntries(parsed, entries);
		return parsed.href;
	};
	const dana = [
		{ name: "name", value: "Dana Levi" },
		{ name: "email", value: "dana@acme.test" },
	];

	it("takes ? or & as separator and encodes each value once (lead-form #34, #35)", () => {
		expect(address("https://acme.test/thanks", dana)).toBe(
			"https://acme.test/thanks?name=Dana%20Levi&email=dana%40acme.test",
		);
		const result = address("https://acme.test/thanks?x=1", dana);
		expect(result).toBe("https://acme.test/thanks?x=1&name=Dana%20Levi&email=dana%40acme.test");
		expect(new URL(result).searchParams.get("name")).toBe("Dana Levi");
		expect(address("https://acme.test/thanks", [{ name: "topics[]", value: "1+1 & 50%" }])).toBe(
			"https://acme.test/thanks?topics%5B%5D=1%2B1%20%26%2050%25",
		);
	});

	it("puts the entries before the fragment", () => {
		expect(address("https://acme.test/thanks#top", dana)).toBe(
			"https://acme.test/thanks?name=Dana%20Levi&email=dana%40acme.test#top",
		);
		expect(address("/thanks?x=1#a?b", [{ name: "n", value: "v" }])).toBe("https://acme.test/thanks?x=1&n=v#a?b");
	});

	it("keeps what is encoded and encodes what is not", () => {
		expect(address("https://acme.test/a%20b/ת?q=c%26d", [])).toBe("https://acme.test/a%20b/%D7%AA?q=c%26d");
		expect(address("https://acme.test/a b?q=%D7%AA", [{ name: "n", value: "v" }])).toBe(
			"https://acme.test/a%20b?q=%D7%AA&n=v",
		);
	});

	it("skips entries without a name (lead-form #49)", () => {
		const entries = [
			{ name: undefined, value: "1" },
			{ name: "", value: "2" },
			{ name: "n", value: "3" },
		];
		expect(address("https://acme.test/", entries)).toBe("https://acme.test/?n=3");
	});

	it("is followed on http and https alone, however a script is written", () => {
		const parse = (url: string) => isSafe(new URL(url, "https://acme.test/form/"));
		for (const url of ["http://acme.test", "HTTPS://acme.test", "/thanks", "thanks", "//other.test/x", "?a=1", "#a"]) {
			expect(parse(url), url).toBe(true);
		}
		const hostile = [
			"javascript:alert(1)",
			" JaVaScRiPt:alert(1)",
			"java\nscript:alert(1)",
			"\u0001javascript:alert(1)",
		];
		const others = [
			"j\ta\rvascript:alert(1)",
			"data:text/html,x",
			"blob:https://acme.test/1",
			"vbscript:x",
			"ftp://a.test",
		];
		for (const url of [...hostile, ...others, "file:///etc/passwd", "mailto:a@b.c", "httpsx:a"]) {
			expect(parse(url), JSON.stringify(url)).toBe(false);
		}
	});
});
