// The warning of development that components have no styles.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
	vi.resetModules();
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

const warningsOf = async (styles = "") => {
	const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
	const { checkStyles } = await import("../../../src/react/check-styles");
	const host = document.body.appendChild(document.createElement("div"));
	// Inherited from `:root` by browsers; jsdom does not pass custom properties on.
	host.style.setProperty("--gossamer-styles", styles);
	checkStyles(host);
	checkStyles(host);
	window.dispatchEvent(new Event("load"));
	vi.runAllTimers();
	host.remove();
	return warn.mock.calls;
};

it("says once what to import", async () => {
	const calls = await warningsOf();
	expect(calls).toHaveLength(1);
	expect(calls[0]![0]).toContain('Import "gossamer/react.css"');
});

it("says nothing if there are some, ours or the app's own", async () => {
	expect(await warningsOf("own")).toEqual([]);
});
