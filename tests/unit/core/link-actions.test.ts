// The runtime of a page: link actions, and the marks of the page builder.
import { describe, expect, it, vi } from "vitest";
import { definePlugin } from "../../../src/kit/plugin";
import { resizeTo } from "../../helpers/jsdom";
import { create, descriptor, settle } from "./core-setup";

const hash = (name: string, settings: unknown) =>
	`#${encodeURIComponent(`elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`)}`;

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
