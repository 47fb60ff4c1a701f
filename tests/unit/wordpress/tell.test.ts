// What a swapped page of WordPress says to its site: once a visit, the plugins that did not recognise a widget.
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { report } from "../../../src/base/errors";

const code = readFileSync("src/wordpress/plugin/includes/tell.js", "utf8")
	.replace(/\n\t*/g, "")
	.replace("__ADDRESS__", '"/ajax?path=/a/"');
const sent = vi.fn((address: string, data: URLSearchParams) => [address, String(data)]);

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("navigator", { sendBeacon: sent });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it("says it two seconds after the first, and no other error", () => {
	new Function(code)();
	report("load", "x", "popups");
	vi.advanceTimersByTime(5000);
	expect(sent).not.toHaveBeenCalled();
	report("markup", ".swiper", "carousel");
	report("markup", ".swiper", "carousel");
	vi.advanceTimersByTime(1000);
	report("markup", "e-tab", "atomic-tabs");
	report("mount", new Error("x"), "popups");
	vi.advanceTimersByTime(9000);
	report("markup", ".e-filter", "loop-filter");
	vi.advanceTimersByTime(9000);
	expect(sent.mock.results.map(({ value }) => value)).toEqual([["/ajax?path=/a/", "plugins=carousel%2Catomic-tabs"]]);
});
