// What development says about descriptors, about chunks without a plugin, and about the page.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rows } from "../../../plugins";
import { createGossamer, definePlugin, type PluginDescriptor } from "../../../src";
import { checkDescriptors } from "../../../src/dev/check-descriptors";
import { messages } from "../../../src/dev/messages";

const good: PluginDescriptor = { name: "hello", selector: ".hello", when: "now" };
const check = (...changes: Partial<PluginDescriptor>[]) =>
	checkDescriptors(changes.map((change) => ({ ...good, ...change })));

it("has nothing to say about what is well", () => {
	expect(check({})).toEqual([]);
	expect(check({ when: "consent:marketing" }, { selector: ".hi", when: "media:(width > 30em)" })).toEqual([]);
	expect(checkDescriptors(rows)).toEqual([]);
});

it("says what to do about a descriptor that cannot work", () => {
	expect(check({ name: "" })).toEqual([
		"The plugin number 1 (.hello) has no name: give it the name of its chunk, plugins/NAME.js.",
	]);
	expect(check({ selector: "a[href" })[0]).toContain("a selector that does not parse, so it finds no host: a[href.");
	expect(check({ selector: undefined as never })[0]).toContain("does not parse");
	expect(check({ when: "hover" as never })[0]).toMatch(
		/waits for “hover”, which never comes: `when` is first, now, idle/,
	);
	expect(check({ when: undefined as never })[0]).toContain("waits for “undefined”");
	expect(check({}, {})[0]).toContain("The plugin hello exists twice with the same selector");
	expect(check({}, { selector: ".hi", load: vi.fn() })[0]).toContain("is loaded in two ways");
});

let output: string[];
beforeEach(() => {
	output = [];
	const note = (...parts: unknown[]) => output.push(parts.filter((part) => typeof part === "string").join(" "));
	for (const method of ["warn", "error", "info"] as const) vi.spyOn(console, method).mockImplementation(note);
	vi.spyOn(console, "table").mockImplementation(() => {});
	vi.stubGlobal("matchMedia", (media: string) => ({
		media,
		matches: false,
		addEventListener() {},
		removeEventListener() {},
	}));
});
afterEach(() => {
	window.gossamer?.stop();
	Reflect.deleteProperty(window, "gossamer");
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

it("checks what a page starts with and what it adds, explains errors, and reports the page", async () => {
	document.body.innerHTML = '<p class="hello"></p><p class="empty"></p><p class="other"></p><p class="gone"></p>';
	const plugin = definePlugin({ setup: () => Promise.resolve() });
	const gossamer = createGossamer([{ ...good, load: () => ({ default: plugin }) }]);
	window.gossamer = gossamer;
	const { inspect } = await import("../../../src/dev");
	gossamer.start(
		{ name: "empty", selector: ".empty", when: "now", load: () => ({ helper: 1 }) as never },
		{ name: "other", selector: ".other", when: "now", load: () => ({ default: {} }) as never },
		{ name: "gone", selector: ".gone", when: "now", load: () => Promise.reject(new Error("404")) },
		{ name: "never", selector: ".never", when: "hover" as never, load: () => ({ default: plugin }) },
	);
	await gossamer.ready;
	const said = output.join("\n");
	expect(said).toContain("The plugin never waits for “hover”");
	expect(said).toContain("empty: The chunk has no default export");
	expect(said).toContain("other: The chunk's default export was not made by definePlugin");
	expect(said).toContain(`gone: ${messages.load}`);

	const { plugins, errors, reducedMotion } = inspect();
	expect((gossamer as { inspect?: unknown }).inspect).toBe(inspect);
	expect(plugins.map(({ plugin, hosts, state }) => [plugin, hosts, state])).toEqual([
		["hello", 1, "mounted"],
		["empty", 1, "loaded"],
		["other", 1, "loaded"],
		["gone", 1, "failed"],
	]);
	expect(plugins[0]!.ms).toBeGreaterThanOrEqual(0);
	expect(errors.map(({ code, plugin }) => `${code} ${plugin}`).sort()).toEqual([
		"load gone",
		"no-plugin empty",
		"not-a-plugin other",
	]);
	expect(reducedMotion).toEqual({ isReduced: false, because: "no preference is set" });
});
