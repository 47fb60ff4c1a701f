// Loading chunks: once, with an end to waiting, and with errors that say what and where.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PluginDescriptor, PluginModule } from "../../../src/base/descriptor";
import { createFiles, loadPlugin as load, timeoutMs } from "../../../src/core/load";
import { filesInTests } from "../../helpers/files";

const describing = (load: PluginDescriptor["load"]): PluginDescriptor => ({
	name: "test",
	selector: "div",
	when: "now",
	load,
});
const module: PluginModule = { default: { mount: () => undefined } };

let files = filesInTests();
const loadPlugin = (descriptor: PluginDescriptor) => load(files, descriptor);

beforeEach(() => {
	files = filesInTests();
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

describe("the chunks of the core's own file", () => {
	it("run once each, in their order and in the task that asks, with no timer", async () => {
		const order: string[] = [];
		const run = (name: string) => () => {
			order.push(name);
			return { name };
		};
		const { load, modules } = createFiles("http://site.test/gossamer/gossamer.js", {
			kit: run("kit"),
			"plugins/test": run("plugins/test"),
		});
		const loads = ["plugins/test", "plugins/test"].map((name) => load(name, ["kit"]));
		for (let turn = 0; turn < 8; turn++) await Promise.resolve();
		expect(order).toEqual(["kit", "plugins/test"]);
		expect(modules).toEqual({ kit: { name: "kit" }, "plugins/test": { name: "plugins/test" } });
		expect(await Promise.all(loads)).toEqual([{ name: "plugins/test" }, { name: "plugins/test" }]);
		expect(vi.getTimerCount()).toBe(0);
		expect(document.querySelector("link[href*='test']")).toBeNull();
	});

	it("may be requested again when they throw", async () => {
		const run = vi
			.fn((): unknown => ({ ok: true }))
			.mockImplementationOnce(() => {
				throw new Error("broken");
			});
		const { load } = createFiles("http://site.test/gossamer/gossamer.js", { "plugins/test": run });
		await expect(load("plugins/test")).rejects.toThrow("broken");
		expect(await load("plugins/test")).toEqual({ ok: true });
	});
});

describe("the files that a chunk needs", () => {
	it("are linked once, unless they were requested before", () => {
		const { load } = createFiles("http://site.test/gossamer/gossamer.js");
		const ask = (file: string, needs?: string[]) => void load(file, needs).catch(() => {});
		ask("a");
		ask("plugins/one", ["a", "b"]);
		ask("plugins/two", ["a", "b"]);
		const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
		for (const link of links) link.remove();
		expect(links.map(({ href }) => href.replace("http://site.test/gossamer/", ""))).toEqual([
			"b.js",
			"plugins/one.js",
			"plugins/two.js",
		]);
	});
});

describe("loadPlugin", () => {
	it("asks once for a chunk however many hosts want it", async () => {
		const load = vi.fn(async () => module);
		const descriptor = describing(load);
		const plugins = await Promise.all([loadPlugin(descriptor), loadPlugin(descriptor)]);
		expect(plugins).toEqual([module.default, module.default]);
		expect(load).toHaveBeenCalledTimes(1);
	});

	it("takes a module that the core carries itself", async () => {
		expect(await loadPlugin(describing(() => module))).toBe(module.default);
	});

	it("rejects with a ChunkLoadError of type error, and may be asked again (page-builder #20)", async () => {
		const load = vi
			.fn(async () => module)
			.mockRejectedValueOnce(new TypeError("offline"))
			.mockRejectedValueOnce(new TypeError("offline"));
		const descriptor = describing(load);
		await expect(loadPlugin(descriptor)).rejects.toMatchObject({
			name: "ChunkLoadError",
			type: "error",
			request: "plugins/test",
			message: "Loading chunk plugins/test failed.\n(error: plugins/test)",
		});
		expect(await loadPlugin(descriptor)).toBe(module.default);
	});

	it("gives up after 120 s of silence with type timeout (page-builder #20)", async () => {
		expect(timeoutMs).toBe(120_000);
		const failed = vi.fn();
		loadPlugin(describing(() => new Promise(() => {}))).catch(failed);
		await vi.advanceTimersByTimeAsync(119_999);
		expect(failed).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(failed.mock.calls[0]![0]).toMatchObject({
			type: "timeout",
			message: "Loading chunk plugins/test failed.\n(timeout: plugins/test)",
		});
	});

	it("calls a file without a plugin in it missing", async () => {
		await expect(loadPlugin(describing(async () => ({}) as PluginModule))).rejects.toMatchObject({ type: "missing" });
	});

	it("rejects when the descriptor itself throws", async () => {
		const load = () => {
			throw new Error("no");
		};
		await expect(loadPlugin(describing(load))).rejects.toMatchObject({ type: "error" });
	});
});
