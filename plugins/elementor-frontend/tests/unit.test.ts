// The page builder surface on a page: when it is installed, boot order, ready triggers, link actions.
import { afterEach, describe, expect, it, vi } from "vitest";
import { createCore } from "../../../src/core/gossamer";
import { filesInTests } from "../../../tests/helpers/files";
import plugin from "..";
import rows from "../plugin";
import { announce, compat, container, idOf, type Loose, open, page, unmount, widget } from "./setup";

describe("installing", () => {
	it("is requested by jQuery's script tags and by a marker, once for all of them", async () => {
		const { hosts, frontend } = await open(
			'<script src="/js/jquery-migrate.min.js"></script><b id="jquery-core-js"></b>',
		);
		expect(hosts).toHaveLength(3);
		expect(frontend).toBe(window.elementorFrontend);
		const boots = vi.fn();
		frontend.on("components:init", boots);
		await announce();
		expect(boots).toHaveBeenCalledTimes(1);
	});

	it("leaves a surface alone that is there already", async () => {
		const other = {} as Loose;
		window.elementorFrontend = other;
		await open();
		expect(window.elementorFrontend).toBe(other);
		unmount();
		expect(window.elementorFrontend).toBe(other);
		delete window.elementorFrontend;
	});

	it("is installed alongside an element of that name", async () => {
		const { frontend } = await open('<i id="elementorFrontend"></i><i id="elementorModules"></i>');
		expect(frontend.hooks).toBeTruthy();
		expect(window.elementorModules).toHaveProperty("Module");
	});

	it("takes its globals and its marks in the configuration back, and can be mounted again", async () => {
		const { frontend } = await open("", { responsive: { breakpoints: {} } });
		expect(window.elementorFrontendConfig).toHaveProperty("responsive.activeBreakpoints");
		unmount();
		expect(window).not.toHaveProperty("elementorFrontend");
		expect(window).not.toHaveProperty("elementorModules");
		expect(window.elementorFrontendConfig).toEqual({ responsive: { breakpoints: {} } });
		await open();
		expect(window.elementorFrontend).toBeTruthy();
		expect(window.elementorFrontend).not.toBe(frontend);
	});

	it("starts nothing once it is torn down", async () => {
		const { frontend } = await open(page(widget("a", "counter.default")));
		const ready = vi.fn();
		frontend.hooks.addAction("frontend/element_ready/global", ready);
		await announce();
		unmount();
		vi.runAllTimers();
		expect(ready).not.toHaveBeenCalled();
		expect(vi.getTimerCount()).toBe(0);
	});
});

describe("what asks for the surface", () => {
	/** Whether the core installs it on a page with this markup. */
	const isInstalled = async (markup: string) => {
		vi.useRealTimers();
		document.body.innerHTML = markup;
		const { gossamer } = createCore(
			rows.map((row) => ({ ...row, load: () => ({ default: plugin }) })),
			filesInTests(),
		);
		gossamer.start();
		await gossamer.ready;
		const is = !!window.elementorFrontend;
		gossamer.stop();
		return is;
	};
	const inline = (code: string) => `<script type="text/plain">${code}</script>`;

	it.each([
		["a listener of the announcement", inline('addEventListener("elementor/frontend/init", start)')],
		["the frontend", inline("window.elementorFrontend?.hooks.addAction(name, start)")],
		["the modules", inline("class Mine extends elementorModules.frontend.handlers.Base {}")],
		["jQuery's tag, wherever its script is", '<script type="text/plain" src="/js/jquery-3.min.js"></script>'],
		["the mark", "<p data-gossamer-compat></p>"],
		[
			"the page configuration",
			'<script type="application/json" id="gossamer-config">{"plugins":{"elementor-frontend":{"selector":"body"}}}</script>',
		],
	])("%s", async (_, markup) => {
		expect(await isInstalled(markup)).toBe(true);
	});

	it.each([
		["the configuration that the server prints", inline('var elementorFrontendConfig = {"urls":{}};')],
		["the paid configuration", inline("var ElementorProFrontendConfig = {};")],
		["text that is no script", "<p>elementorFrontend.hooks</p>"],
		["an element of that name", '<i id="jQuery"></i>'],
	])("not %s", async (_, markup) => {
		expect(await isInstalled(markup)).toBe(false);
	});

	it("jQuery itself, in whatever script it came", async () => {
		window.jQuery = Object.assign((target: Loose) => target, { fn: {} }) as Loose;
		expect(await isInstalled("")).toBe(true);
	});

	it("nobody on a page whose configuration switches it off", async () => {
		const off =
			'<script type="application/json" id="gossamer-config">{"plugins":{"elementor-frontend":false}}</script>';
		expect(await isInstalled(compat + off)).toBe(false);
	});
});

describe("boot", () => {
	it("sends components:init after the module events and before any ready hook, with the documents there (page-builder #61)", async () => {
		const { frontend } = await open(page(widget("a", "counter.default")));
		const log: string[] = [];
		for (const name of ["components:init", "elementor/modules/init/before", "elementor/modules/init:before"]) {
			frontend.on(name, () => log.push(name));
		}
		frontend.on("components:init", () => log.push(frontend.documentsManager.documents[42].$element.className));
		frontend.hooks.addAction("frontend/element_ready/global", () => log.push("ready"));
		addEventListener("elementor/frontend/init", () => log.push("init"), { once: true });
		await announce();
		expect(log).toEqual([
			"init",
			"elementor/modules/init:before",
			"elementor/modules/init/before",
			"components:init",
			"elementor elementor-42",
		]);
		vi.runAllTimers();
		expect(log.at(-1)).toBe("ready");
	});

	it("hears handlers that are registered while the page is announced, whatever the order of listening", async () => {
		const ready = vi.fn();
		const early = () => window.elementorFrontend!.hooks.addAction("frontend/element_ready/counter.default", ready);
		addEventListener("elementor/frontend/init", early, { once: true });
		await open(page(widget("a", "counter.default")));
		const late = () => window.elementorFrontend!.hooks.addAction("frontend/element_ready/widget", ready);
		addEventListener("elementor/frontend/init", late, { once: true });
		await announce();
		vi.runAllTimers();
		expect(ready).toHaveBeenCalledTimes(2);
	});

	it("runs global, then the element type, then the widget type, once a counter (page-builder #6)", async () => {
		const { frontend } = await open(
			page(
				container("c", widget("a", "counter.default") + widget("b", "counter.default") + widget("x", "alert.default")),
			),
		);
		const log: string[] = [];
		for (const name of ["counter.default", "widget", "global", "container", "counter"]) {
			frontend.hooks.addAction(`frontend/element_ready/${name}`, (scope: Loose) => log.push(`${idOf(scope)} ${name}`));
		}
		await announce();
		expect(log).toEqual([]);
		vi.runAllTimers();
		const counter = (id: string) => [`${id} global`, `${id} widget`, `${id} counter.default`];
		expect(log).toEqual(["c global", "c container", ...counter("a"), ...counter("b"), "x global", "x widget"]);
	});

	it("runs global and its type for layout of version 4, and nothing for its tabs (atomic #5)", async () => {
		const { frontend } = await open(
			page(
				'<div class="elementor-element elementor-element-f1 e-con e-atomic-element e-flexbox-base" data-id="f1" data-element_type="e-flexbox" data-e-type="e-flexbox"><div class="e-con e-atomic-element e-tabs-base" data-id="t1" data-element_type="e-tabs" data-e-type="e-tabs"></div></div>',
			),
		);
		const log: string[] = [];
		for (const name of ["global", "widget", "e-flexbox", "e-tabs"])
			frontend.hooks.addAction(`frontend/element_ready/${name}`, (scope: Loose) => log.push(`${idOf(scope)} ${name}`));
		await announce();
		vi.runAllTimers();
		expect(log).toEqual(["f1 global", "f1 e-flexbox"]);
	});

	it("starts each element in a task of its own", async () => {
		const { frontend } = await open(page(widget("a", "counter.default") + widget("b", "counter.default")));
		const log: string[] = [];
		frontend.hooks.addAction("frontend/element_ready/global", (scope: Loose) => log.push(idOf(scope)));
		await announce();
		expect(vi.getTimerCount()).toBe(2);
		vi.advanceTimersToNextTimer();
		expect(log[0]).toBe("a");
		vi.runAllTimers();
		expect(log).toEqual(["a", "b"]);
	});

	it("triggers the elements of a nested document once (page-builder #7)", async () => {
		const { frontend } = await open(
			page(container("o1", page(widget("n1", "counter.default"), 7)) + widget("o2", "counter.default")) +
				page(widget("p1", "counter.default"), 8),
		);
		const log: string[] = [];
		frontend.hooks.addAction("frontend/element_ready/global", (scope: Loose) => log.push(idOf(scope)));
		await announce();
		vi.runAllTimers();
		expect(log).toEqual(["o1", "o2", "n1", "p1"]);
		expect(Object.keys(frontend.documentsManager.documents)).toEqual(["7", "8", "42"]);
	});

	it("leaves delayed content alone until it is opened and triggered (page-builder #8)", async () => {
		const { frontend } = await open(
			page(container("off", container("in", widget("a", "counter.default")), 'data-delay-child-handlers="true"')),
		);
		const log: string[] = [];
		frontend.hooks.addAction("frontend/element_ready/global", (scope: Loose) => log.push(idOf(scope)));
		await announce();
		vi.runAllTimers();
		const inner = document.querySelector("[data-id=a]")!;
		frontend.elementsHandler.runReadyTrigger(inner);
		expect(log).toEqual([]);
		document.querySelector("[data-id=off]")!.removeAttribute("data-delay-child-handlers");
		frontend.elementsHandler.runReadyTrigger(inner);
		expect(log).toEqual(["a"]);
	});

	it("leaves the elements of a popup alone until it triggers them", async () => {
		const { frontend } = await open(
			page(widget("a", "counter.default"), 77).replace("wp-page", "popup") + page(widget("b", "counter.default")),
		);
		const log: string[] = [];
		frontend.hooks.addAction("frontend/element_ready/global", (scope: Loose) => log.push(idOf(scope)));
		await announce();
		vi.runAllTimers();
		expect(log).toEqual(["b"]);
		frontend.elementsHandler.runReadyTrigger(document.querySelector("[data-id=a]"));
		expect(log).toEqual(["b", "a"]);
	});

	it("announces a static page without starting an element", async () => {
		const { frontend } = await open(page(widget("a", "counter.default")), { is_static: true });
		const [components, ready] = [vi.fn(), vi.fn()];
		frontend.on("components:init", components);
		frontend.hooks.addAction("frontend/element_ready/global", ready);
		await announce();
		vi.runAllTimers();
		frontend.elementsHandler.runReadyTrigger(document.querySelector("[data-id=a]"));
		expect(components).toHaveBeenCalledTimes(1);
		expect(ready).not.toHaveBeenCalled();
	});

	it("skips what has no element type, and what is no element", async () => {
		const { frontend } = await open(page('<div class="elementor-element" data-id="bare"></div>'));
		const ready = vi.fn();
		frontend.hooks.addAction("frontend/element_ready/global", ready);
		await announce();
		vi.runAllTimers();
		for (const nothing of [null, undefined, []]) frontend.elementsHandler.runReadyTrigger(nothing);
		expect(ready).not.toHaveBeenCalled();
	});

	it("does not let a handler that throws stop the others", async () => {
		const { frontend, errors } = await open(page(widget("a", "counter.default") + widget("b", "counter.default")));
		const [ready, later] = [vi.fn(), vi.fn()];
		const fail = () => {
			throw new Error("theirs");
		};
		frontend.on("components:init", fail);
		frontend.on("components:init", later);
		frontend.hooks.addAction("frontend/element_ready/widget", fail);
		frontend.hooks.addAction("frontend/element_ready/widget", ready);
		frontend.hooks.addAction("frontend/element_ready/counter.default", ready);
		await announce();
		vi.runAllTimers();
		expect(later).toHaveBeenCalledTimes(1);
		expect(ready).toHaveBeenCalledTimes(4);
		expect(errors.map(({ code, error }) => [code, String(error)])).toEqual(Array(3).fill(["compat", "Error: theirs"]));
	});
});

describe("boot with the core", () => {
	const start = async () => {
		vi.useRealTimers();
		const core = createCore(
			rows.map((row) => ({ ...row, load: () => ({ default: plugin }) })),
			filesInTests(),
		);
		window.gossamer = core.gossamer;
		return core;
	};
	afterEach(() => {
		delete window.elementorFrontend;
		delete window.elementorModules;
	});

	it("waits for init on the builder's canvas (page-builder #4)", async () => {
		window.elementorFrontendConfig = { environmentMode: { edit: true } };
		document.body.innerHTML = compat + page(widget("a", "counter.default"));
		const [init, ready] = [vi.fn(), vi.fn()];
		addEventListener("elementor/frontend/init", init, { once: true });
		const { gossamer, begin } = await start();
		begin();
		const frontend = await vi.waitFor(() => window.elementorFrontend ?? expect.fail("no surface"));
		frontend.hooks.addAction("frontend/element_ready/global", ready);
		expect(frontend.isEditMode()).toBe(true);
		await new Promise((resolve) => setTimeout(resolve));
		expect(init).not.toHaveBeenCalled();
		expect(ready).not.toHaveBeenCalled();
		frontend.init();
		await vi.waitFor(() => expect(ready).toHaveBeenCalledTimes(1));
		expect(init).toHaveBeenCalledTimes(1);
		gossamer.stop();
	});

	it("is announced once, before an element is ready, however often it is started (page-builder #5)", async () => {
		document.body.innerHTML = compat + page(widget("a", "counter.default"));
		const log: string[] = [];
		const listener = () => {
			log.push("init");
			window.elementorFrontend!.hooks.addAction("frontend/element_ready/global", () => log.push("ready"));
		};
		addEventListener("elementor/frontend/init", listener);
		const { gossamer } = await start();
		gossamer.start();
		await gossamer.ready;
		window.elementorFrontend!.init();
		await vi.waitFor(() => expect(log).toEqual(["init", "ready"]));
		removeEventListener("elementor/frontend/init", listener);
		gossamer.stop();
	});

	it("runs link actions that it was given, clicked or called, with decoded settings (page-builder #10, #11)", async () => {
		document.body.innerHTML = compat;
		const { gossamer } = await start();
		gossamer.start();
		await gossamer.ready;
		const { urlActions } = window.elementorFrontend!.utils;
		const action = vi.fn();
		urlActions.addAction("x", vi.fn());
		urlActions.addAction("x", action);

		const settings = { text: "~~?>", n: 1 };
		const hash = urlActions.createActionHash("x", settings);
		expect(hash).toMatch(/^%23elementor-action%3A/);
		document.body.insertAdjacentHTML("beforeend", `<a href="${hash}">Encoded</a><a href="#${hash.slice(3)}">Raw</a>`);
		for (const link of document.links) {
			const click = new MouseEvent("click", { bubbles: true, cancelable: true });
			link.dispatchEvent(click);
			expect(click.defaultPrevented).toBe(true);
			await vi.waitFor(() => expect(action).toHaveBeenCalledWith(expect.objectContaining(settings), click));
		}

		action.mockClear();
		urlActions.runAction(`#${hash.slice(3)}`, "one", "two");
		expect(action).toHaveBeenCalledTimes(1);
		expect(action).toHaveBeenCalledWith(expect.objectContaining(settings), "one", "two");
		gossamer.stop();
	});

	it("hands actions of plugins on to them", async () => {
		document.body.innerHTML = compat;
		const { gossamer } = await start();
		const act = vi.fn();
		const other = { name: "other", selector: ".other", when: "now" as const, actions: ["y"] };
		gossamer.start({ ...other, load: () => ({ default: { actions: { y: act }, mount() {} } }) });
		await gossamer.ready;
		const { runAction, createActionHash } = window.elementorFrontend!.utils.urlActions;
		runAction(createActionHash("y", { id: 3 }));
		await vi.waitFor(() => expect(act).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }), undefined));
		gossamer.stop();
	});

	it("does nothing at a broken or unknown action, and throws nothing (page-builder #12)", async () => {
		document.body.innerHTML = compat;
		const { gossamer } = await start();
		gossamer.start();
		await gossamer.ready;
		const { urlActions } = window.elementorFrontend!.utils;
		const action = vi.fn();
		urlActions.addAction("x", action);
		for (const url of [
			"#elementor-action:action=x&settings=%%%",
			"#elementor-action:action=x",
			"#elementor-action:action=z&",
			"",
		]) {
			urlActions.runAction(url);
		}
		expect(action).not.toHaveBeenCalled();
		urlActions.addAction("x", () => {
			throw new Error("theirs");
		});
		expect(() => urlActions.runAction("#elementor-action:action=x&")).not.toThrow();
		gossamer.stop();
	});
});
