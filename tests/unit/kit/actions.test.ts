// Link actions: decoding, and what broken or hostile addresses do, which is nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GossamerError } from "../../../src/base/errors";
import { decodeAction, runActionOf } from "../../../src/kit/actions";

const hash = (name: string, settings?: unknown, prefix = "#") =>
	prefix +
	encodeURIComponent(
		`elementor-action:action=${name}&settings=${settings === undefined ? "" : btoa(JSON.stringify(settings))}`,
	);

describe("decodeAction", () => {
	it("reads name and settings of an encoded address", () => {
		expect(
			decodeAction("#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjgxMiIsInRvZ2dsZSI6ZmFsc2V9"),
		).toEqual(["popup:open", { id: "812", toggle: false }]);
	});

	it("reads base64 with + and / percent-encoded, once or twice (page-builder #11)", () => {
		// "~~~???" makes both characters that base64 has beyond letters and digits.
		const settings = { a: "~~~???>>>", b: "ÿþý".slice(0, 0) };
		const base64 = btoa(JSON.stringify(settings));
		expect(base64).toMatch(/[+/]/);
		const once = `#elementor-action%3Aaction%3Dx%26settings%3D${encodeURIComponent(base64)}`;
		expect(decodeAction(once)).toEqual(["x", settings]);
		expect(decodeAction(encodeURIComponent(once))).toEqual(["x", settings]);
		expect(decodeAction(`%23${once.slice(1)}`)).toEqual(["x", settings]);
	});

	it("reads a raw marker, and an address without settings as empty ones", () => {
		expect(decodeAction(`#elementor-action:action=x&settings=${btoa('{"a":1}')}`)).toEqual(["x", { a: 1 }]);
		expect(decodeAction("#elementor-action:action=x&")).toEqual(["x", {}]);
		expect(decodeAction("#elementor-action:action=x&other=1")).toEqual(["x", {}]);
		expect(decodeAction("#elementor-action:action=x&settings=")).toEqual(["x", {}]);
	});

	it("keeps escaped characters as the server escaped them", () => {
		expect(decodeAction(`#elementor-action:action=x&settings=${btoa('{"t":"caf\\u00e9"}')}`)).toEqual([
			"x",
			{ t: "café" },
		]);
	});

	it.each([
		"#elementor-action:action=x",
		"#elementor-action",
		"#elementor-action:action=x&settings=%%%",
		"#elementor-action:action=x&settings=!!!",
		"#elementor-action:action=x&settings=e2Jyb2tlbg",
		"#elementor-action:action=%E0%A4%A&settings=",
		"",
	])("makes nothing of %s (page-builder #12)", (address) => {
		expect(decodeAction(address)).toBeUndefined();
	});

	it("drops keys that reach the prototype", () => {
		const [, settings] = decodeAction(`#elementor-action:action=x&settings=${btoa('{"__proto__":{"evil":1}}')}`)!;
		expect((settings as { evil?: number }).evil).toBeUndefined();
	});
});

describe("runActionOf", () => {
	const codes: string[] = [];
	const listen = (event: Event) => codes.push((event as CustomEvent<GossamerError>).detail.code);
	beforeEach(() => document.addEventListener("gossamer:error", listen));
	afterEach(() => {
		document.removeEventListener("gossamer:error", listen);
		codes.length = 0;
	});

	it("calls the handler with the settings, which also name the event (page-builder #10)", () => {
		const handler = vi.fn();
		const event = new Event("click");
		runActionOf(hash("x", { id: 1 }), (name) => (name === "x" ? handler : undefined), event);
		expect(handler.mock.calls).toEqual([[{ id: 1, previousEvent: event }, event]]);
	});

	it("waits for a handler that has to be loaded", async () => {
		const handler = vi.fn();
		runActionOf(hash("x", {}), async () => handler);
		await vi.waitFor(() => expect(handler).toHaveBeenCalled());
	});

	it("reports a handler that throws, or cannot be loaded, and throws nothing", async () => {
		runActionOf(hash("x", {}), () => () => {
			throw new Error("no");
		});
		runActionOf(hash("x", {}), () => Promise.reject(new Error("no")));
		await vi.waitFor(() => expect(codes).toEqual(["action", "action"]));
	});

	it("does nothing for a name that nobody handles", () => {
		expect(() => runActionOf(hash("x", {}), () => undefined)).not.toThrow();
		expect(codes).toEqual([]);
	});
});
