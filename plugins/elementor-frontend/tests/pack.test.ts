// The test pack in jsdom: every member that packs use, with jQuery and without.
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { intersect } from "../../../tests/helpers/jsdom";
import { config, expected, markup, sequence } from "./pack.setup";
import { announce, type Loose, open } from "./setup";

const pack = readFileSync("plugins/elementor-frontend/tests/pack.js", "utf8");
let runs = 0;

it.each([false, true])("drives a pack's widgets, jQuery on the page: %s (page-builder #5, #6, #61)", async (has) => {
	// @ts-expect-error: without types
	if (has) window.jQuery = (await import("jquery")).default;
	window.elementorFrontendConfig = structuredClone(config) as Loose;
	window.ElementorProFrontendConfig = {};
	await import(/* @vite-ignore */ `../early?pack${runs++}`);
	new Function(pack)();
	document.body.innerHTML = markup;
	const { errors } = await open(markup);
	await vi.dynamicImportSettled();
	await announce();
	document.dispatchEvent(new Event("DOMContentLoaded"));
	intersect(document.body);
	const { packLog } = window as Loose;
	await vi.waitFor(() => {
		vi.advanceTimersByTime(10);
		expect(packLog).toHaveLength(expected(has).length);
	});
	expect([...packLog].sort()).toEqual(expected(has).sort());
	const places = sequence.map((line) => packLog.findIndex((noted: string) => noted.startsWith(line)));
	expect(places).toEqual([...places].sort((a, b) => a - b));
	expect(errors).toEqual([]);
	document.querySelector<HTMLElement>('[data-id="new"]')!.click();
	expect(packLog.at(-1)).toBe('class: [5,"c1widgetModern",7]');
	for (const name of [
		"elementorFrontend",
		"elementorModules",
		"elementorProFrontend",
		"ElementorProFrontendConfig",
		"DialogsManager",
		"packLog",
	])
		Reflect.deleteProperty(window, name);
	document.documentElement.removeAttribute("data-gossamer-compat");
});
