// JSON that the page prints: an object, whatever it is.
import { expect, it, vi } from "vitest";
import { parseObject } from "../../../src/base/page";

it("gives an object, and reports what does not parse", () => {
	const report = vi.fn();
	expect(parseObject('{"a":1}', report)).toEqual({ a: 1 });
	expect([parseObject(null, report), parseObject("", report), parseObject("[]", report)]).toEqual([{}, {}, []]);
	expect(report).not.toHaveBeenCalled();
	expect(parseObject("{", report)).toEqual({});
	expect(report.mock.calls).toEqual([[expect.any(SyntaxError)]]);
	expect(Object.keys(parseObject('{"__proto__":{"x":1}}'))).toEqual([]);
});
