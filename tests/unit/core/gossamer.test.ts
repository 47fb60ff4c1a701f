// The runtime of a page: its order of start, what it announces, and what edit mode and static pages change.
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { MountablePlugin } from "../../../src/base/descriptor";
import { create, descriptor, keep, log, settle } from "./core-setup";

describe("start", () => {
	it("announces the page once, before any element is ready (page-builder #5)", async () => {
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		const gossamer = create(descriptor());
		gossamer.start();
		gossamer.start();
		await gossamer.ready;
		expect(log).toEqual(["init", "mount a"]);
		gossamer.stop();
		gossamer.start();
		await settle();
		expect(log).toEqual(["init", "mount a", "unmount a", "mount a"]);
	});

	it("takes a row without selector and trigger for the widgets of that name, immediately", async () => {
		document.body.innerHTML = `<i data-widget_type="test.default" id="a"></i><i data-widget_type="tests.default" id="b"></i>`;
		const { load } = descriptor();
		const gossamer = create({ name: "test", load });
		gossamer.start();
		await gossamer.ready;
		expect(log).toEqual(["init", "mount a"]);
		expect(gossamer.plugins).toEqual([
			{ name: "test", selector: '[data-widget_type^="test."]', widgets: ["test"], when: "now", load },
		]);
	});

	it("waits for DOMContentLoaded when it has not come yet, so that deferred scripts can listen (page-builder #5)", async () => {
		vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
		const gossamer = create();
		gossamer.start();
		await settle();
		expect(log).toEqual([]);
		window.dispatchEvent(new Event("DOMContentLoaded"));
		await settle();
		expect(log).toEqual(["init"]);
	});

	it("takes a DOMContentLoaded that came before the start, and that the browser says nothing of", async () => {
		vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
		vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
		const gossamer = create();
		window.dispatchEvent(new Event("DOMContentLoaded"));
		gossamer.start();
		await settle();
		expect(log).toEqual(["init"]);
	});

	it("does not wait for an event that is over", async () => {
		vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
		vi.spyOn(performance, "getEntriesByType").mockReturnValue([
			{ domContentLoadedEventStart: 12 } as unknown as PerformanceEntry,
		]);
		const gossamer = create();
		gossamer.start();
		await gossamer.ready;
		expect(log).toEqual(["init"]);
	});

	it("tells document when the first scan is served", async () => {
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		document.addEventListener("gossamer:ready", () => log.push("ready"), { once: true });
		const gossamer = create(descriptor());
		gossamer.start();
		await gossamer.ready;
		await settle();
		expect(log).toEqual(["init", "mount a", "ready"]);
	});

	it("is ready although a plugin cannot be loaded", async () => {
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		const gossamer = create(descriptor({ load: () => Promise.reject(new Error("offline")) }));
		gossamer.start();
		await expect(gossamer.ready).resolves.toBeUndefined();
	});

	it("takes plugins of others, once a name", async () => {
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		const gossamer = create();
		gossamer.start();
		await gossamer.ready;
		gossamer.start(descriptor());
		gossamer.start(descriptor());
		await settle();
		expect(gossamer.plugins.map(({ name }) => name)).toEqual(["test"]);
		expect(log).toEqual(["init", "mount a"]);
	});

	it("loads nothing for a plugin that the page configuration switches off", async () => {
		document.body.innerHTML = `<script type="application/json" id="gossamer-config">{"plugins":{"test":false}}</script><i class="host" id="a"></i>`;
		const gossamer = create(descriptor());
		gossamer.start();
		await gossamer.ready;
		expect(log).toEqual(["init"]);
	});

	it("asks at each search whether the global is there that a row wants", async () => {
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		const gossamer = create(descriptor({ if: "library.fn" }));
		gossamer.start();
		await gossamer.ready;
		expect(log).toEqual(["init"]);
		vi.stubGlobal("library", { fn: {} });
		gossamer.start();
		await settle();
		expect(log).toEqual(["init", "mount a"]);
		vi.unstubAllGlobals();
	});

	it("takes the hosts of a plugin from the page configuration", async () => {
		document.body.innerHTML = `<script type="application/json" id="gossamer-config">{"plugins":{"test":{"selector":"b"},"bad":{"selector":"b["}}}</script><i class="host" id="a"></i><b id="b"></b>`;
		const gossamer = create(descriptor(), descriptor({ name: "bad" }));
		gossamer.start();
		await gossamer.ready;
		expect(log).toEqual(["init", "mount b"]);
	});

	it.each([
		"{broken",
		"null",
		"[]",
		'{"plugins":null}',
		'{"plugins":"all"}',
		'{"plugins":{"test":null}}',
		'{"plugins":{"test":{"selector":null}}}',
	])("starts alongside the page configuration %s", async (json) => {
		document.body.innerHTML = `<script type="application/json" id="gossamer-config">${json}</script><i class="host" id="a"></i>`;
		const gossamer = create(descriptor());
		gossamer.start();
		await gossamer.ready;
		expect(log).toEqual(["init", "mount a"]);
	});

	// CSS closes the last two at their end, which is no end once they are joined with others.
	it.each(["a[", "a[href", 'a[href="x'])("starts nothing of the selector %s, and everything else", async (selector) => {
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		const gossamer = create(descriptor({ name: "bad", selector }), descriptor());
		gossamer.start();
		await gossamer.ready;
		expect(log).toEqual(["init", "mount a"]);
	});

	it("mounts a plugin of the trigger first before the page is announced", async () => {
		document.body.innerHTML = `<i class="host" id="a"></i><b class="first" id="b"></b>`;
		const gossamer = create(descriptor(), descriptor({ name: "first", selector: ".first", when: "first" }));
		gossamer.start();
		await gossamer.ready;
		expect(log).toEqual(["mount b", "init", "mount a"]);
	});

	it("tears the first plugins down as well, and keeps those that are switched off from starting", async () => {
		document.body.innerHTML = `<script type="application/json" id="gossamer-config">{"plugins":{"off":false}}</script><i class="host" id="a"></i>`;
		const gossamer = create(descriptor({ when: "first" }), descriptor({ name: "off", when: "first" }));
		gossamer.start();
		await gossamer.ready;
		gossamer.stop();
		expect(log).toEqual(["mount a", "init", "unmount a"]);
		gossamer.start();
		await settle();
		expect(log.at(-1)).toBe("mount a");
	});

	it("announces a static page and starts no element", async () => {
		window.elementorFrontendConfig = { is_static: true };
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		const gossamer = create(descriptor());
		gossamer.start();
		await gossamer.ready;
		expect(log).toEqual(["init"]);
	});

	it("waits on a prerendered page until it is shown", async () => {
		Object.defineProperty(document, "prerendering", { value: true, configurable: true });
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		const load = vi.fn(descriptor().load);
		const gossamer = create(descriptor({ load }));
		gossamer.start();
		await settle();
		expect(load).toHaveBeenCalled();
		expect(log).toEqual([]);
		document.dispatchEvent(new Event("prerenderingchange"));
		await gossamer.ready;
		expect(log).toEqual(["init", "mount a"]);
	});

	it("looks again when the page comes back from the back-forward cache", async () => {
		const gossamer = create(descriptor());
		gossamer.start();
		await gossamer.ready;
		// A class that changes is not watched.
		document.body.innerHTML = `<i id="a"></i>`;
		await settle();
		document.getElementById("a")!.className = "host";
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
		await settle();
		expect(log).toEqual(["init"]);
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		await settle();
		expect(log).toEqual(["init", "mount a"]);
	});

	it("looks again when a script of the page has changed what the page builder loads lazily", async () => {
		document.body.innerHTML = `<i id="a"></i>`;
		const gossamer = create(descriptor());
		gossamer.start();
		await gossamer.ready;
		document.getElementById("a")!.className = "host";
		document.dispatchEvent(new Event("elementor/lazyload/observe"));
		await settle();
		expect(log).toEqual(["init", "mount a"]);
	});

	it("is ready alongside a chunk that holds something else than a plugin", async () => {
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		const load = async () => ({ default: {} as MountablePlugin });
		const gossamer = create(descriptor({ name: "odd", load }), descriptor());
		gossamer.start();
		await gossamer.ready;
		expect(log).toEqual(["init", "mount a"]);
	});

	it("mounts nothing after a stop before DOMContentLoaded, and each plugin once when started again", async () => {
		vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		const gossamer = create(descriptor({ when: "first" }));
		gossamer.start();
		gossamer.stop();
		window.dispatchEvent(new Event("DOMContentLoaded"));
		await settle();
		expect(log).toEqual(["init"]);
		gossamer.start();
		gossamer.stop();
		gossamer.start();
		window.dispatchEvent(new Event("DOMContentLoaded"));
		await settle();
		expect(log).toEqual(["init", "mount a"]);
	});

	it("stops before it has begun", async () => {
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		const gossamer = create(descriptor());
		gossamer.start();
		gossamer.stop();
		await settle();
		expect(log).toEqual(["init"]);
	});
});

describe("edit mode", () => {
	it("starts nothing and sends nothing until it is told to (page-builder #4)", async () => {
		window.elementorFrontendConfig = { environmentMode: { edit: true } };
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		vi.resetModules();
		vi.stubGlobal("__ROWS__", [descriptor()]);
		vi.stubGlobal("__BUNDLE__", {});
		await import("../../../src/site");
		keep(window.gossamer);
		await settle();
		expect(log).toEqual([]);
		window.gossamer!.start();
		await window.gossamer!.ready;
		expect(log).toEqual(["init", "mount a"]);
		delete window.gossamer;
	});
});

describe("window.gossamer", () => {
	it("has the members that the README documents, and no more", () => {
		const section = readFileSync("src/core/README.md", "utf8").split("## `window.gossamer`")[1]!.split("\n## ")[0]!;
		const documented = [...section.matchAll(/^\| `(\w+)/gm)].map(([, name]) => name);
		expect(Object.keys(create()).sort()).toEqual(documented.sort());
	});
});

describe("the site entry", () => {
	const enter = async () => {
		vi.resetModules();
		vi.stubGlobal("__ROWS__", [descriptor()]);
		vi.stubGlobal("__BUNDLE__", {});
		await import("../../../src/site");
		return keep(window.gossamer);
	};
	afterEach(() => {
		delete window.gossamer;
	});

	it("does not take an element with the id gossamer for another copy of itself", async () => {
		document.body.innerHTML = `<i class="host" id="gossamer"></i>`;
		window.gossamer = document.querySelector("i") as never;
		const gossamer = await enter();
		await gossamer!.ready;
		expect(log).toEqual(["init", "mount gossamer"]);
	});

	it("waits until the page is parsed when it runs before, for the configuration comes last (page-builder #4)", async () => {
		const state = vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
		await enter();
		expect(window.gossamer).toBeUndefined();
		window.elementorFrontendConfig = { is_static: true };
		document.body.innerHTML = `<i class="host" id="a"></i>`;
		state.mockReturnValue("complete");
		document.dispatchEvent(new Event("readystatechange"));
		await window.gossamer!.ready;
		expect(log).toEqual(["init"]);
		keep(window.gossamer);
	});
});
