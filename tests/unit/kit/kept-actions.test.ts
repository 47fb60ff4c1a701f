// Link actions whose plugin cannot be loaded for a while: the press is answered when it comes, once.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PluginModule } from "../../../src/base/descriptor";
import { type ActionTable, runAction } from "../../../src/kit/actions";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

it("is run once when the chunk comes, however often it was pressed in the meantime", async () => {
	let isMended = false;
	const toggle = vi.fn();
	const core: ActionTable = {
		actions: new Map(),
		plugins: [{ name: "panel", actions: ["panel:toggle"] }],
		async loadPlugin() {
			if (!isMended) throw new Error("offline");
			return { actions: { "panel:toggle": toggle } } as unknown as PluginModule["default"];
		},
	};
	const address = `#elementor-action:action=panel:toggle&settings=${btoa('{"id":"7"}')}`;
	for (let count = 3; count; count--) {
		runAction(address, undefined, core);
		await vi.advanceTimersByTimeAsync(500);
	}
	expect(toggle).not.toHaveBeenCalled();
	isMended = true;
	await vi.advanceTimersByTimeAsync(10_000);
	expect(toggle.mock.calls).toEqual([[{ id: "7", previousEvent: undefined }, undefined]]);
	runAction(address, undefined, core);
	await vi.advanceTimersByTimeAsync(0);
	expect(toggle).toHaveBeenCalledTimes(2);
});

it("is reported once while the chunk is missing", async () => {
	const errors: unknown[] = [];
	const note = (event: Event) => errors.push((event as CustomEvent).detail.code);
	document.addEventListener("gossamer:error", note);
	const core: ActionTable = {
		actions: new Map(),
		plugins: [{ name: "missing", actions: ["missing:open"] }],
		async loadPlugin() {
			throw new Error("offline");
		},
	};
	runAction(`#elementor-action:action=missing:open&settings=${btoa("{}")}`, undefined, core);
	await vi.advanceTimersByTimeAsync(60_000);
	document.removeEventListener("gossamer:error", note);
	expect(errors).toEqual(["load"]);
});
