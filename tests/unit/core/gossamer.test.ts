// The runtime of a page: its order of start, what it announces, link actions, and what edit mode and static pages change.
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MountablePlugin, PluginDescriptor } from "../../../src/base/descriptor";
import { createCore, type Gossamer } from "../../../src/core/gossamer";
import { definePlugin } from "../../../src/kit/plugin";
import { filesInTests } from "../../helpers/files";
import { resizeTo } from "../../helpers/jsdom";

let log: string[] = [];
let running: Gossamer | undefined;

const descriptor = (more: Partial<PluginDescriptor> = {}): PluginDescriptor => ({
	name: "test",
	selector: ".host",
	when: "now",
	load: async () => ({
		default: definePlugin({
			setup(host) {
				log.push(`mount ${host.id}`);
				return () => void log.push(`unmount ${host.id}`);
			},
		}),
	}),
	...more,
});
const create = (...plugins: PluginDescriptor[]) => (running = createCore(plugins, filesInTests()).gossamer);
const settle = async () => {
	for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
const hash = (name: string, settings: unknown) =>
	`#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`)}`;
const onInit = () => log.push("init");

beforeEach(() => window.addEventListener("elementor/frontend/init", onInit));
afterEach(() => {
	running?.stop();
	running = undefined;
	log = [];
	window.removeEventListener("elementor/frontend/init", onInit);
	location.hash = "";
	document.body.className = "";
	Reflect.deleteProperty(document, "prerendering");
	vi.restoreAllMocks();
});

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

describe("the builder's marks", () => {
	it("keep the device mode on body up to date (page-builder #1)", async () => {
		resizeTo(1025);
		const gossamer = create();
		gossamer.start();
		await gossamer.ready;
		const modes = [document.body.dataset.elementorDeviceMode];
		for (const width of [1024, 768, 767]) {
			resizeTo(width);
			await new Promise((resolve) => requestAnimationFrame(resolve));
			modes.push(document.body.dataset.elementorDeviceMode);
		}
		expect(modes).toEqual(["desktop", "tablet", "tablet", "mobile"]);
		expect(document.querySelectorAll("body > span#elementor-device-mode.elementor-screen-only")).toHaveLength(1);
	});

	it("name the browser", async () => {
		vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
			"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
		);
		const gossamer = create();
		gossamer.start();
		await gossamer.ready;
		expect([...document.body.classList].sort()).toEqual(["e--ua-blink", "e--ua-chrome", "e--ua-webkit"]);
	});

	it("change the classes of the page in one write", async () => {
		document.body.className = "page";
		vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
			"(Macintosh) AppleWebKit/537.36 Chrome/141.0 Safari/537.36",
		);
		const before: (string | null)[] = [];
		const collect = (records: MutationRecord[]) => before.push(...records.map(({ oldValue }) => oldValue));
		const watcher = new MutationObserver(collect);
		watcher.observe(document.body, { attributeFilter: ["class"], attributeOldValue: true });
		const gossamer = create();
		gossamer.start();
		await gossamer.ready;
		collect(watcher.takeRecords());
		expect(before).toEqual(["page"]);
		expect(document.body.className.match(/e--ua-/g)).toHaveLength(4);
		watcher.disconnect();
	});
});

describe("link actions", () => {
	const click = (href: string) => {
		document.body.innerHTML = "<a><b>go</b></a>";
		document.querySelector("a")!.setAttribute("href", href);
		const event = new MouseEvent("click", { bubbles: true, cancelable: true });
		document.querySelector("b")!.dispatchEvent(event);
		return event;
	};

	it("call the handler of the name with the decoded settings, and prevent the default (page-builder #10)", async () => {
		const handler = vi.fn();
		const gossamer = create();
		gossamer.start();
		gossamer.actions.set("x", handler);
		const event = click(hash("x", { id: 7 }));
		expect(event.defaultPrevented).toBe(true);
		await vi.waitFor(() => expect(handler.mock.calls).toEqual([[{ id: 7, previousEvent: event }, event]]));
	});

	it("run from links whose marker is percent-encoded (page-builder #11)", async () => {
		const handler = vi.fn();
		const gossamer = create();
		gossamer.start();
		gossamer.actions.set("x", handler);
		click(`%23${hash("x", { id: 7 }).slice(1)}`);
		await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(1));
	});

	it("do nothing when broken, but prevent the default (page-builder #12)", async () => {
		const gossamer = create();
		gossamer.start();
		expect(click("#elementor-action%3Aaction%3Dx%26settings%3D!!").defaultPrevented).toBe(true);
		await settle();
	});

	it("of buttons of version 4 run once each, with their settings and the event (atomic #51, #52, #53)", async () => {
		const gossamer = create();
		gossamer.start();
		const handler = vi.fn();
		gossamer.actions.set("x", handler);
		const link = (id: number) => `data-action-link="%23${hash("x", { id }).slice(1)}"`;
		document.body.innerHTML = `<div data-e-type="widget" data-id="1"><button ${link(1)} data-e-type="widget">A</button><button ${link(2)}>B</button></div><h2><button class="e-heading-link-base" ${link(3)}><b>C</b></button></h2><div ${link(4)}><i>D</i><a href="#there">E</a></div>`;
		for (const node of document.querySelectorAll<HTMLElement>("div>button,b,i,a")) node.click();
		await vi.waitFor(() => expect(handler).toHaveBeenCalledTimes(4));
		expect(handler.mock.calls.map(([{ id }, event]) => [id, event.type])).toEqual(
			[1, 2, 3, 4].map((id) => [id, "click"]),
		);
	});

	it("of a button of version 4 that does not decode do nothing, nor submit (atomic #54)", async () => {
		const gossamer = create();
		gossamer.start();
		document.body.innerHTML = `<form><button data-action-link="%23elementor-action%3Aaction%3Dx%26settings%3D!!">A</button></form>`;
		const submit = vi.fn((event: Event) => event.preventDefault());
		document.querySelector("form")!.addEventListener("submit", submit);
		const click = new MouseEvent("click", { bubbles: true, cancelable: true });
		document.querySelector("button")!.dispatchEvent(click);
		expect([click.defaultPrevented, submit.mock.calls.length]).toEqual([true, 0]);
		await settle();
	});

	it("leave other links alone", () => {
		create().start();
		expect(click("#contact").defaultPrevented).toBe(false);
	});

	it("load the plugin that names the action", async () => {
		const open = vi.fn();
		const load = vi.fn(async () => ({ default: definePlugin({ actions: { "popup:open": open } }) }));
		const gossamer = create(descriptor({ selector: ".none", actions: ["popup:open"], load }));
		gossamer.start();
		await gossamer.ready;
		expect(load).not.toHaveBeenCalled();
		click(hash("popup:open", { id: "1" }));
		await vi.waitFor(() => expect(open.mock.calls[0]![0]).toMatchObject({ id: "1" }));
	});

	it("of a plugin that is switched off do nothing", async () => {
		document.body.innerHTML = `<script type="application/json" id="gossamer-config">{"plugins":{"test":false}}</script>`;
		const load = vi.fn(descriptor().load);
		const gossamer = create(descriptor({ actions: ["popup:open"], load }));
		await gossamer.runAction(hash("popup:open", { id: "1" }));
		expect(load).not.toHaveBeenCalled();
	});

	it("are not looked for in clicks that hit no element", () => {
		create().start();
		const failed = vi.fn();
		window.addEventListener("error", failed);
		for (const target of [document, window]) target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
		window.removeEventListener("error", failed);
		expect(failed).not.toHaveBeenCalled();
	});

	it("run on load when an element carries the hash of the address, once, and for no bare link (page-builder #13)", async () => {
		const handler = vi.fn();
		const address = hash("lightbox", { id: 3 });
		location.hash = address;
		document.body.innerHTML = `<a href="${address}">only a link</a>`;
		const first = create();
		first.actions.set("lightbox", handler);
		first.start();
		await first.ready;
		expect(handler).not.toHaveBeenCalled();
		first.stop();
		document.body.innerHTML = `<a href="/1.jpg" data-e-action-hash="${address}">image</a>`;
		const second = create();
		second.actions.set("lightbox", handler);
		second.start();
		await vi.waitFor(() => expect(handler.mock.calls[0]![0]).toMatchObject({ id: 3 }));
		window.dispatchEvent(new HashChangeEvent("hashchange"));
		second.stop();
		second.start();
		await settle();
		await second.kit();
		await settle();
		expect(handler).toHaveBeenCalledTimes(1);
	});

	it("of an address and a link of before 3.11 run as well (versions #30)", async () => {
		const handler = vi.fn();
		const address = hash("lightbox", { id: 4 });
		location.hash = address;
		document.body.innerHTML = `<a href="/1.jpg" e-action-hash="${address}">image</a>`;
		const gossamer = create();
		gossamer.actions.set("lightbox", handler);
		gossamer.start();
		await vi.waitFor(() => expect(handler.mock.calls[0]![0]).toMatchObject({ id: 4 }));
	});

	it.each(["#contact", '#a"b', "#a\\b]", "#%"])("throw nothing for the hash %s (page-builder #14)", async (value) => {
		location.hash = value;
		const gossamer = create();
		gossamer.start();
		await expect(gossamer.ready).resolves.toBeUndefined();
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
		running = window.gossamer as typeof running;
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
		running = window.gossamer as typeof running;
	};
	afterEach(() => {
		delete window.gossamer;
	});

	it("does not take an element with the id gossamer for another copy of itself", async () => {
		document.body.innerHTML = `<i class="host" id="gossamer"></i>`;
		window.gossamer = document.querySelector("i") as never;
		await enter();
		await running!.ready;
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
		running = window.gossamer as typeof running;
	});
});
