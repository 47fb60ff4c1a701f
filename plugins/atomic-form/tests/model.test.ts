// The atomic form's fields: what is sent, in which order, and which files are allowed.
import { describe, expect, it } from "vitest";
import { brokenFileRule } from "../files-model";
import { type Control, fieldsOf, partsOf } from "../model";

const control = (name: string, rest: Partial<Control> = {}): Control => ({
	id: `id-${name}`,
	name,
	type: "text",
	label: name,
	value: "",
	...rest,
});

describe("fields", () => {
	it("of radios are one: the checked one's id, the name as label, all options (atomic #38)", () => {
		const radio = (value: string, isChecked: boolean) =>
			control("size", { id: value, type: "radio", value, label: value.toLowerCase(), isChecked });
		const options = [
			{ value: "S", label: "s" },
			{ value: "L", label: "l" },
		];
		expect(fieldsOf([radio("S", false), radio("L", true)])).toEqual([
			{ id: "L", type: "radio", label: "size", name: "size", options, value: "L" },
		]);
		expect(fieldsOf([radio("S", false), radio("L", false)])).toMatchObject([{ id: "S", value: "" }]);
	});

	it("of several checkboxes are one, of a lone one its value or nothing (atomic #39)", () => {
		const box = (value: string, isChecked: boolean) => control("extra", { type: "checkbox", value, isChecked });
		expect(fieldsOf([box("a", true), box("b", true)])).toMatchObject([{ value: "a, b", label: "extra" }]);
		expect(fieldsOf([box("on", false)])).toMatchObject([{ value: "", options: null, label: "extra" }]);
		expect(fieldsOf([box("on", true)])).toMatchObject([{ value: "on" }]);
	});

	it("of a select of several are a list with an index each (atomic #40)", () => {
		const [field] = fieldsOf([control("pick", { type: "select", chosen: ["x", "y"], options: [] })]);
		expect(partsOf(field!, 2).slice(-2)).toEqual([
			["form_fields[2][value][0]", "x"],
			["form_fields[2][value][1]", "y"],
		]);
	});

	it("of files are these, or no part at all (atomic #41)", () => {
		const files = [new File(["1"], "a.jpg"), new File(["2"], "b.jpg")];
		const [two, none] = fieldsOf([
			control("up&#x5B;&#x5D;", { type: "file", files }),
			control("other", { type: "file", files: [] }),
		]);
		expect(partsOf(two!, 0).slice(-2)).toEqual([
			["form_fields[0][value][0]", files[0]],
			["form_fields[0][value][1]", files[1]],
		]);
		expect(partsOf(none!, 1).map(([name]) => name)).not.toContain("form_fields[1][value]");
	});

	it("keep a name that is escaped twice as it is (atomic #81)", () => {
		expect(partsOf(fieldsOf([control("up&#x5B;&#x5D;")])[0]!, 0)[3]).toEqual([
			"form_fields[0][name]",
			"up&#x5B;&#x5D;",
		]);
	});

	it("without an id are not sent; names that objects have are names (atomic #45)", () => {
		const names = ["__proto__", "constructor", "length"];
		expect(fieldsOf([control("a", { id: "" }), ...names.map((name) => control(name))]).map(({ name }) => name)).toEqual(
			names,
		);
	});

	it("without a name are each one of their own", () => {
		expect(fieldsOf([control("", { value: "a" }), control("", { value: "b" })])).toHaveLength(2);
	});
});

describe("files", () => {
	const file = (name: string, mb: number) => ({ name, size: mb * 2 ** 20, type: "" });
	it.each([
		[[file("a.jpg", 1.2)], { maxSize: "1" }, "size"],
		[[1, 2, 3].map(() => file("a.jpg", 0)), { maxFiles: "2" }, "count"],
		[[file("a.svg", 0)], { accept: "jpg,png" }, "type"],
		[[file("A.JPG", 0), file("b.png", 0)], { accept: "jpg, .png" }, undefined],
		[[{ ...file("a", 0), type: "image/webp" }], { accept: "image/*" }, undefined],
		[[], { accept: "jpg", maxFiles: "1", maxSize: "1" }, undefined],
		[[file("a.exe", 9)], {}, undefined],
	] as const)("break the rule that they break (atomic #42)", (files, rules, broken) => {
		expect(brokenFileRule(files, rules)).toBe(broken);
	});
});
