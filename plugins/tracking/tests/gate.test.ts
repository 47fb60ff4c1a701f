// The gate: what a consent tool lets run hands the settings on, as they were printed.

import { afterEach, describe, expect, it, vi } from "vitest";
import { alone } from "../build.mjs";
import { covers } from "../plugin";

const original = "https://site.example/wp-content/plugins/pixel/dist/public.js?ver=1";
const page = (data: string) => {
	document.body.innerHTML = `<script type="text/gossamer" data-gossamer-waits="${original}" id="pys-js-extra" data-cfasync="false">${data}</script>`;
};

/** @param src address of the gate; none where a tool runs the text in a way of its own */
const run = async (src?: string) => {
	const script = document.createElement("script");
	if (src) Object.defineProperty(script, "src", { value: src });
	const spy = vi.spyOn(document, "currentScript", "get").mockReturnValue(src ? script : null);
	vi.resetModules();
	await import("../gate");
	spy.mockRestore();
};
const found = () => document.querySelector("#pys-js-extra")!;

afterEach(() => {
	document.body.innerHTML = "";
});

describe("the gate", () => {
	it("puts the settings in as a script that runs, with its other attributes", async () => {
		page("var pysOptions = {}");
		const before = found();
		await run(`https://site.example/gate.js?${original}`);
		expect(found()).not.toBe(before);
		expect([...found().attributes].map(({ name }) => name)).toEqual(["id", "data-cfasync"]);
		expect(found().textContent).toBe("var pysOptions = {}");
	});

	it("leaves what waits for another original", async () => {
		page("");
		await run("https://site.example/gate.js?https://site.example/other.js");
		expect(found().getAttribute("type")).toBe("text/gossamer");
	});

	it("hands on all that waits where the tool hides its address", async () => {
		page("");
		await run();
		expect(found().hasAttribute("type")).toBe(false);
	});

	it("finds settings that come after it", async () => {
		const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
		await run(`https://site.example/gate.js?${original}`);
		page("");
		dispatchEvent(new Event("DOMContentLoaded"));
		state.mockRestore();
		expect(found().hasAttribute("type")).toBe(false);
	});
});

it("the descriptor names the file that the build makes of it", () => {
	expect(Object.keys(alone).map((name) => `${name}.js`)).toContain(covers.gate);
});
