// What third parties attach to the page builder surface: hooks, internal events, handlers, with jQuery and without.
import { describe, expect, it, vi } from "vitest";
import { resizeTo } from "../../../tests/helpers/jsdom";
import { announce, container, idOf, type Loose, open, page, unmount, widget } from "./setup";

describe("hooks", () => {
	it("runs actions by priority, ties in the order of adding, the same function once", async () => {
		const { hooks } = (await open()).frontend;
		const log: unknown[] = [];
		const twice = (...args: unknown[]) => log.push(...args);
		hooks
			.addAction("x", () => log.push("late"), 20)
			.addAction("x", twice)
			.addAction("x", twice, 1)
			.addAction("x", () => log.push("tie"))
			.addAction("x", () => log.push("early"), 5)
			.doAction("x", 1, 2);
		expect(log).toEqual(["early", 1, 2, "tie", "late"]);
	});

	it("calls with the context that was given", async () => {
		const { hooks } = (await open()).frontend;
		const context = { factor: 3 };
		hooks.addFilter(
			"f",
			function (this: typeof context, value: number) {
				return value * this.factor;
			},
			10,
			context,
		);
		expect(hooks.applyFilters("f", 2)).toBe(6);
	});

	it("removes one function of a name, or all of them", async () => {
		const { hooks } = (await open()).frontend;
		const [a, b] = [vi.fn(), vi.fn()];
		hooks.addAction("x", a).addAction("x", b).removeAction("x", a).doAction("x");
		expect(a).not.toHaveBeenCalled();
		expect(b).toHaveBeenCalledTimes(1);
		hooks.addAction("x", a).removeAction("x").doAction("x").removeAction("never added");
		expect(a).not.toHaveBeenCalled();
		expect(b).toHaveBeenCalledTimes(1);
	});

	it("filters in order, leaves a value that no filter wants, and apart from actions", async () => {
		const { hooks } = (await open()).frontend;
		expect(hooks.applyFilters("f", "as it was", 1)).toBe("as it was");
		const filter = (value: string, more: string) => value + more;
		hooks
			.addAction("f", () => "action")
			.addFilter("f", (value: string) => `${value}!`, 20)
			.addFilter("f", filter);
		expect(hooks.applyFilters("f", "a", "b")).toBe("ab!");
		hooks.removeFilter("f", filter);
		expect(hooks.applyFilters("f", "a", "b")).toBe("a!");
	});

	it("continues with the value as it was when a filter throws", async () => {
		const { frontend, errors } = await open();
		frontend.hooks.addFilter("f", () => {
			throw new Error("theirs");
		});
		frontend.hooks.addFilter("f", (value: number) => value + 1);
		expect(frontend.hooks.applyFilters("f", 1)).toBe(2);
		expect(errors).toHaveLength(1);
	});

	it("may be added and removed by a function while it runs", async () => {
		const { hooks } = (await open()).frontend;
		const added = vi.fn();
		const once = () => hooks.removeAction("x", once).addAction("x", added);
		hooks.addAction("x", once).doAction("x");
		expect(added).not.toHaveBeenCalled();
		hooks.doAction("x");
		expect(added).toHaveBeenCalledTimes(1);
	});
});

describe("internal events", () => {
	it("takes several names at the same time and lets listeners go", async () => {
		const { frontend } = await open();
		const listener = vi.fn();
		expect(frontend.on("a  b", listener).trigger("a", 1).trigger("b", 2)).toBe(frontend);
		expect(listener.mock.calls).toEqual([[1], [2]]);
		frontend.off("a", listener).trigger("a b");
		expect(listener).toHaveBeenCalledTimes(3);
		frontend.off("a b").trigger("a b");
		expect(listener).toHaveBeenCalledTimes(3);
	});

	it("takes an object of listeners", async () => {
		const { frontend } = await open();
		const [a, b] = [vi.fn(), vi.fn()];
		frontend.on({ a, b }).trigger("a");
		expect(a).toHaveBeenCalledTimes(1);
		expect(b).not.toHaveBeenCalled();
	});
});

describe("handlers", () => {
	const markup = page(
		widget(
			"a",
			"my-widget.default",
			`data-settings='{"color":"red","gap":{"size":5},"cols":3,"cols_mobile":1}'`,
			`<button class="b">One</button>${widget("in", "alert.default", "", '<button class="b">Not its own</button>')}`,
		) + widget("broken", "my-widget.default", "data-settings='{oops'", '<button class="b">Two</button>'),
	);
	const setUp = async () => {
		const opened = await open(markup);
		const log: unknown[] = [];
		class Mine extends (opened.modules.frontend.handlers.Base as new (options?: object) => Loose) {
			[member: string]: Loose;
			getDefaultSettings() {
				return { selectors: { button: ".b", other: ".o" }, speed: 5 };
			}
			getDefaultElements() {
				return { buttons: this.findElement(this.getSettings("selectors.button")) };
			}
			onClick() {
				log.push(`click ${this.getID()}`);
			}
			bindEvents() {
				for (const button of this.elements.buttons) button.addEventListener("click", this.onClick);
			}
			unbindEvents() {
				for (const button of this.elements.buttons) button.removeEventListener("click", this.onClick);
			}
		}
		return { ...opened, Mine, log };
	};

	it("builds a class on each widget of its type with settings, own nodes and events (page-builder #9)", async () => {
		const { frontend, Mine, log } = await setUp();
		const built: Loose[] = [];
		frontend.hooks.addAction("frontend/element_handler_ready/my-widget.default", (scope: Loose) =>
			built.push(idOf(scope)),
		);
		frontend.elementsHandler.attachHandler(
			"my-widget",
			class extends Mine {
				onInit(...args: Loose[]) {
					super.onInit(...args);
					log.push([this.getID(), this.getWidgetType(), this.getElementType(), this.isEdit]);
					log.push([this.getElementSettings(), this.getElementSettings("gap.size"), this.getSettings("elementName")]);
					log.push(this.elements.buttons.length);
				}
			},
		);
		await announce();
		vi.runAllTimers();
		expect(built).toEqual(["a", "broken"]);
		expect(log).toEqual([
			["a", "my-widget", "widget", false],
			[{ color: "red", gap: { size: 5 }, cols: 3, cols_mobile: 1 }, 5, "my-widget.default"],
			1,
			["broken", "my-widget", "widget", false],
			[{}, undefined, "my-widget.default"],
			1,
		]);
		log.length = 0;
		for (const button of document.querySelectorAll<HTMLElement>(".b")) button.click();
		expect(log).toEqual(["click a", "click broken"]);
	});

	it("builds each of a list, by skin, and on element types without one", async () => {
		const { frontend, modules } = await open(
			page(container("c", widget("a", "posts.cards") + widget("b", "posts.default"))),
		);
		const log: string[] = [];
		const note = (name: string) =>
			modules.frontend.handlers.Base.extend({
				onInit(this: Loose) {
					log.push(`${name} ${this.getID()}`);
				},
			});
		const list = [note("one"), note("two")];
		frontend.elementsHandler.attachHandler("posts", list, "cards");
		frontend.elementsHandler.attachHandler("posts", list[0]);
		frontend.elementsHandler.attachHandler("container", list[1], null);
		await announce();
		vi.runAllTimers();
		expect(log).toEqual(["two c", "one a", "two a", "one b"]);
		expect(frontend.elementsHandler.getHandler("posts.cards")).toBe(list);
		expect(frontend.elementsHandler.getHandler("posts.default")).toBe(list[0]);
		expect(frontend.elementsHandler.getHandler("posts.none")).toBeUndefined();
	});

	it("is built from a ready hook by addHandler, and again after the former one is destroyed", async () => {
		const { frontend, Mine, log } = await setUp();
		const built = vi.fn();
		frontend.hooks.addAction("frontend/element_handler_ready/my-widget.default", built);
		frontend.hooks.addAction("frontend/element_ready/my-widget.default", ($element: Loose) => {
			frontend.elementsHandler.addHandler(Mine, { $element });
		});
		const element = document.querySelector("[data-id=a]");
		frontend.elementsHandler.runReadyTrigger(element);
		frontend.elementsHandler.runReadyTrigger(element);
		expect(built).toHaveBeenCalledTimes(2);
		document.querySelector<HTMLElement>(".b")!.click();
		expect(log).toEqual(["click a"]);
		unmount();
		document.querySelector<HTMLElement>(".b")!.click();
		expect(log).toEqual(["click a"]);
	});

	it("continues with the next element when a handler cannot be built", async () => {
		const { frontend, Mine, log, errors } = await setUp();
		frontend.elementsHandler.attachHandler("my-widget", [
			class extends Mine {
				override bindEvents() {
					throw new Error("theirs");
				}
			},
			Mine,
		]);
		await announce();
		vi.runAllTimers();
		for (const button of document.querySelectorAll<HTMLElement>(".b")) button.click();
		expect(log).toEqual(["click a", "click broken"]);
		expect(errors.map(({ code }) => code)).toEqual(["compat", "compat"]);
	});

	it("reads the setting for the current device", async () => {
		const { Mine } = await setUp();
		const handler = new Mine({ $element: document.querySelector("[data-id=a]") });
		expect(handler.getCurrentDeviceSetting("cols")).toBe(3);
		resizeTo(600);
		vi.advanceTimersByTime(50);
		expect(handler.getCurrentDeviceSetting("cols")).toBe(1);
	});

	it("does not start a handler that says it is not active", async () => {
		const { Mine } = await setUp();
		class Idle extends Mine {
			isActive() {
				return false;
			}
		}
		const handler = new Idle({ $element: document.querySelector("[data-id=a]") });
		expect(handler.elements).toBeUndefined();
		expect(handler.$element).toBeUndefined();
	});
});

describe("modules", () => {
	it("merges defaults with what the constructor is given, when first asked", async () => {
		const { modules } = await open();
		const Child = modules.Module.extend({
			__construct(this: Loose) {
				this.size = 7;
			},
			getDefaultSettings(this: Loose) {
				return { size: this.size, deep: { a: 1, b: 2 } };
			},
		});
		const child = new Child({ deep: { b: 3 } });
		expect(child).toBeInstanceOf(modules.Module);
		expect(child.getSettings()).toEqual({ size: 7, deep: { a: 1, b: 3 } });
		expect(child.setSettings("deep.c", 4).getSettings("deep.c")).toBe(4);
		child.setSettings({ size: 8 });
		expect(child.getSettings("size")).toBe(8);
		expect(new Child().getSettings("deep.b")).toBe(2);
		expect(child.getItems({ a: { b: 1 } }, "a.b")).toBe(1);
	});

	it("calls on{Name} before the listeners, and extends what was extended", async () => {
		const { modules } = await open();
		const log: unknown[] = [];
		const Parent = modules.ViewModule.extend({
			onInit(this: Loose) {
				log.push("init");
				modules.ViewModule.prototype.onInit.call(this);
			},
			getDefaultElements: () => ({ one: 1 }),
			onMove: (...args: unknown[]) => log.push("method", ...args),
		});
		const child = new (Parent.extend({ bindEvents: () => log.push("bind") }))();
		child.on("move", (...args: unknown[]) => log.push("listener", ...args));
		child.trigger("move", 1);
		expect(child.elements).toEqual({ one: 1 });
		expect(log).toEqual(["init", "bind", "method", 1, "listener", 1]);
	});

	it("gives documents their settings and their own elements", async () => {
		const { frontend, modules } = await open(
			page(
				widget("a", "counter.default") + page(widget("n", "counter.default"), 7, "data-elementor-settings='{oops'"),
				42,
				`data-elementor-settings='{"a":{"b":1}}'`,
			),
		);
		await announce();
		const { 42: outer, 7: inner } = frontend.documentsManager.documents;
		expect(outer).toBeInstanceOf(modules.frontend.Document);
		expect(outer.getSettings("id")).toBe("42");
		expect(outer.getDocumentSettings("a.b")).toBe(1);
		expect(outer.elements.$elements.map(idOf)).toEqual(["a"]);
		expect(inner.getDocumentSettings()).toEqual({});
	});
});

describe("jQuery on the page", () => {
	/** As much of jQuery as handlers are promised. */
	const install = () => {
		const $: Loose = (target: Loose) => {
			const nodes: Element[] = target?.nodes ?? (target ? [target].flat() : []);
			return {
				...nodes,
				nodes,
				length: nodes.length,
				jquery: "test",
				find: (selector: string) => $(nodes.flatMap((node) => [...node.querySelectorAll(selector)])),
				filter: (test: Loose) => $(nodes.filter((node, index) => test(index, node))),
			};
		};
		window.jQuery = $;
		return $;
	};

	it("gets jQuery objects and jQuery itself in every callback", async () => {
		const $ = install();
		const { frontend, modules } = await open(
			page(widget("a", "my-widget.default", "", `<i></i>${widget("in", "alert.default", "", "<i></i>")}`)),
		);
		const ready = vi.fn();
		const handlers: Loose[] = [];
		frontend.hooks.addAction("frontend/element_ready/my-widget.default", ready);
		frontend.elementsHandler.attachHandler(
			"my-widget",
			modules.frontend.handlers.Base.extend({
				onInit(this: Loose) {
					handlers.push(this);
				},
			}),
		);
		await announce();
		vi.runAllTimers();
		const [[scope, second]] = ready.mock.calls as Loose;
		expect(scope.jquery).toBe("test");
		expect(idOf(scope)).toBe("a");
		expect(second).toBe($);
		expect(handlers[0].getID()).toBe("a");
		expect(handlers[0].findElement("i").length).toBe(1);
		expect(frontend.elements.$window[0]).toBe(window);
		expect(frontend.elements.$wpAdminBar.length).toBe(0);
		expect(frontend.documentsManager.documents[42].elements.$elements.length).toBe(2);
	});

	it("takes jQuery objects where nodes are wanted", async () => {
		const $ = install();
		const { frontend } = await open(page(widget("a", "counter.default")));
		const [ready, listener] = [vi.fn(), vi.fn()];
		frontend.hooks.addAction("frontend/element_ready/counter.default", ready);
		const element = document.querySelector("[data-id=a]")!;
		frontend.elementsHandler.runReadyTrigger($(element));
		frontend.elementsHandler.runReadyTrigger($(null));
		expect(ready).toHaveBeenCalledTimes(1);
		element.addEventListener("x", listener);
		frontend.utils.events.dispatch($(element), "x");
		expect(listener).toHaveBeenCalledTimes(1);
	});
});
