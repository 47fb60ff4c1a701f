// The rules of the page builder's form, without a page.
import { describe, expect, it } from "vitest";
import { readAnswer } from "../model";
import { shareOf, stateOf } from "../steps-model";

const read = (value: unknown, status = 200) => readAnswer({ status, text: JSON.stringify(value) });

describe("an answer", () => {
	it("of success carries its message and what is left to do", () => {
		const data = { message: "Thanks", data: { redirect_url: "/thanks" } };
		expect(read({ success: true, data })).toEqual({ isSent: true, message: "Thanks", errors: [], data });
	});

	it("of refusal carries the errors by field, and only texts", () => {
		const { isSent, errors, message } = read({
			success: false,
			data: { message: 7, errors: { mail: "Needed", n: 1 } },
		});
		expect([isSent, errors, message]).toEqual([false, [["mail", "Needed"]], ""]);
	});

	it.each([
		["no answer", undefined, "timeout"],
		["no connection", { status: 0, text: "" }, "error"],
		["a status of failure", { status: 500, text: '{"success":true}' }, "error"],
		["a refused request", { status: 403, text: "" }, "error"],
		["HTML", { status: 200, text: "<!doctype html>" }, "parsererror"],
		["half a JSON", { status: 200, text: '{"success":tr' }, "parsererror"],
		["another object", { status: 200, text: '{"status":true}' }, "parsererror"],
		["a list", { status: 200, text: "[1]" }, "parsererror"],
		["null", { status: 200, text: "null" }, "parsererror"],
		["nothing", { status: 204, text: "" }, "parsererror"],
	])("that is %s is a failure", (_, response, failure) => {
		expect(readAnswer(response)).toMatchObject({ isSent: false, failure });
	});
});

describe("a step", () => {
	it("is behind, here or ahead", () => {
		expect([0, 1, 2].map((step) => stateOf(step, 1))).toEqual(["completed", "active", "inactive"]);
	});

	it("is a share of the way, rounded down", () => {
		expect([0, 1, 2].map((step) => shareOf(step, 3))).toEqual(["33%", "66%", "100%"]);
		expect(shareOf(0, 1)).toBe("100%");
	});
});
