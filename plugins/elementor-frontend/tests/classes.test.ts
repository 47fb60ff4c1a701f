// Classes of the page builder surface that come early or late: stand-ins, tools, stretched elements, sliders, video loaders.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setFeature } from "../../../tests/helpers/jsdom";
import { listMembers } from "../list-members.mjs";
import { isUnlinked, link, standIn } from "../stand-in";
import { announce, compat, type Loose, open, page, unmount, widget } from "./setup";

const nodeOf = (id: string) => document.querySelector<HTMLElement>(`[data-id="${id}"]`)!;

describe("a class that stands in for another", () => {
	class Real {
		args: unknown[];
		constructor(...args: unknown[]) {
			this.args = args;
		}
		greet(): string {
			return `real ${this.args}`;
		}
	}

	it("may be extended before, and constructs the real one once it is linked", () => {
		const StandIn = standIn() as Loose;
		class Child extends StandIn {
			field = 1;
			greet() {
				return `child of ${super.greet()}`;
			}
		}
		expect(isUnlinked(Child as Loose)).toBe(true);
		expect(() => new Child()).toThrow(TypeError);
		link(StandIn, Real);
		expect(isUnlinked(Child as Loose)).toBe(false);
		const child = new (Child as Loose)(1, 2);
		expect(child).toBeInstanceOf(Child);
		expect(child).toBeInstanceOf(Real);
		expect(child).toMatchObject({ args: [1, 2], field: 1 });
		expect(child.greet()).toBe("child of real 1,2");
	});

	it("is extended in the old style, also what was extended so", () => {
		const StandIn = standIn() as Loose;
		const Child = StandIn.extend({ name: () => "child" }).extend({ age: () => 7 });
		link(StandIn, Real);
		const child = new Child("x");
		expect([child.greet(), child.name(), child.age()]).toEqual(["real x", "child", 7]);
	});

	it("a class without a stand-in is linked", () => {
		expect(isUnlinked(Real)).toBe(false);
		expect(isUnlinked(function Old() {} as Loose)).toBe(false);
	});
});

describe("early.js", () => {
	let runs = 0;
	/** Evaluates the script again. */
	const runEarly = async () => {
		await import(/* @vite-ignore */ `../early?${runs++}`);
		return window.elementorModules as Loose;
	};
	afterEach(() => {
		document.documentElement.removeAttribute("data-gossamer-compat");
		for (const name of ["elementorModules", "elementorFrontend"]) Reflect.deleteProperty(window, name);
	});

	it("asks for the surface", async () => {
		await runEarly();
		expect(document.querySelectorAll("[data-gossamer-compat]")).toHaveLength(1);
	});

	it("leaves modules alone that are there", async () => {
		const own = {};
		window.elementorModules = own as Loose;
		expect(await runEarly()).toBe(own);
	});

	it("has every member that the surface has, and what needs the runtime waits for it", async () => {
		const globals = () => ({ elementorFrontend: window.elementorFrontend, elementorModules: window.elementorModules });
		await runEarly();
		const frontend = window.elementorFrontend as Loose;
		const { handlers } = (window.elementorModules as Loose).frontend;
		expect(new handlers.Base({ $element: document.body }).getID()).toBeUndefined();
		expect(frontend.isEditMode()).toBe(false);
		const early = listMembers(globals());
		const ran = vi.fn();
		frontend.utils.urlActions.addAction("x", ran);
		frontend.utils.urlActions.runAction(frontend.utils.urlActions.createActionHash("x", { a: 1 }), "more");
		expect(ran).not.toHaveBeenCalled();
		const { frontend: same, errors } = await open();
		expect(same).toBe(frontend);
		await vi.waitFor(() => expect(ran.mock.calls).toEqual([[expect.objectContaining({ a: 1 }), "more"]]));
		const added = listMembers(globals()).filter((path) => !early.includes(path));
		expect(
			added.filter((path) => !/^elementorFrontend\.storage|(Carousel|Swiper|Stretched)\w+\.prototype/.test(path)),
		).toEqual([]);
		unmount();
		expect(window.elementorFrontend).toBe(frontend);
		expect(errors).toEqual([]);
	});

	it("reads a configuration that is printed after it", async () => {
		await runEarly();
		const frontend = window.elementorFrontend as Loose;
		expect(frontend.config.kit).toBeUndefined();
		window.elementorFrontendConfig = { kit: { a: 1 }, environmentMode: { edit: true } };
		expect([frontend.getKitSettings("a"), frontend.isEditMode()]).toEqual([1, true]);
		expect(Object.keys(frontend.config.responsive.activeBreakpoints)).toEqual(["mobile", "tablet"]);
	});

	it("lets a class be declared before, which is a handler like any other after (page-builder #6)", async () => {
		const { Base } = (await runEarly()).frontend.handlers;
		const log: unknown[] = [];
		class Early extends Base {
			getDefaultSettings() {
				return { speed: 5 };
			}
			onInit(...args: Loose[]) {
				super.onInit(...args);
				log.push([this.getID(), this.getSettings("speed"), this.getElementSettings("color")]);
			}
		}
		const Old = Base.extend({
			onInit(this: Loose, ...args: Loose[]) {
				Base.prototype.onInit.apply(this, args);
				log.push(this.getID());
			},
		});
		const { frontend, modules, errors } = await open(page(widget("a", "tea.green", `data-settings='{"color":"red"}'`)));
		frontend.elementsHandler.attachHandler("tea", [Early, Old], "green");
		await announce();
		vi.runAllTimers();
		expect(log).toEqual([["a", 5, "red"], "a"]);
		expect(new (Early as Loose)({ $element: nodeOf("a") })).toBeInstanceOf(modules.frontend.handlers.Base);
		expect(errors).toEqual([]);
	});
});

describe("handlers of the part", () => {
	const markup = page(
		widget(
			"c",
			"slider.default",
			`data-settings='{"slides_to_show":"2","autoplay":"yes","pause_on_hover":"yes"}'`,
			slides(3),
		) + widget("one", "slider.default", "", slides(1)),
	);
	function slides(count: number) {
		return `<div class="swiper"><div class="swiper-wrapper">${'<div class="swiper-slide"></div>'.repeat(count)}</div></div>`;
	}
	const started: Loose[] = [];
	beforeEach(() => {
		started.length = 0;
		(window as Loose).Swiper = class {
			autoplay = { start: vi.fn(), stop: vi.fn() };
			slides = [];
			listeners: Record<string, () => void> = {};
			constructor(
				readonly container: Element,
				readonly config: Loose,
			) {
				started.push(this);
			}
			on(names: string, listener: () => void) {
				for (const name of names.split(" ")) this.listeners[name] = listener;
			}
		};
	});
	afterEach(() => Reflect.deleteProperty(window, "Swiper"));
	const settle = async () => {
		await import("../classes");
		await vi.advanceTimersByTimeAsync(0);
	};

	it("are extended immediately and built when the part is there, before the page hears of them", async () => {
		const { frontend, modules, errors } = await open(markup);
		const log: string[] = [];
		class Slider extends modules.frontend.handlers.CarouselBase {
			getSwiperSettings() {
				return { ...super.getSwiperSettings(), mine: true };
			}
		}
		frontend.hooks.addAction("frontend/element_handler_ready/slider.default", () => log.push("ready"));
		frontend.elementsHandler.attachHandler("slider", Slider);
		await announce();
		vi.runAllTimers();
		await settle();
		expect(log).toEqual(["ready", "ready"]);
		// A single slide is no slider.
		expect(started).toHaveLength(1);
		expect(started[0].container).toBe(nodeOf("c").firstElementChild);
		expect(started[0].config).toMatchObject({ mine: true, slidesPerView: 2, loop: false, autoplay: {} });
		expect(errors).toEqual([]);
	});

	it("start sliders by the settings of a carousel, each device's from its smallest width on", async () => {
		const settings = {
			slides_to_show: "4",
			slides_to_show_tablet: 3,
			slides_to_scroll: "2",
			image_spacing_custom: { unit: "px", size: 20 },
			image_spacing_custom_mobile: { unit: "px", size: "" },
			infinite: "yes",
			speed: 700,
			navigation: "arrows",
			lazyload: "yes",
		};
		await open(page(widget("c", "slider.default", `data-settings='${JSON.stringify(settings)}'`, slides(5))));
		await settle();
		const { elementsHandler } = window.elementorFrontend!;
		await elementsHandler.addHandler(window.elementorModules!.frontend.handlers.CarouselBase as Loose, {
			$element: nodeOf("c"),
		});
		await settle();
		expect(started[0].config).toMatchObject({
			slidesPerView: 4,
			slidesPerGroup: 2,
			spaceBetween: 20,
			loop: true,
			speed: 700,
			lazy: {},
			navigation: {},
			breakpoints: {
				0: { slidesPerView: 1, slidesPerGroup: 1, spaceBetween: 20 },
				768: { slidesPerView: 3, slidesPerGroup: 1, spaceBetween: 20 },
				1025: { slidesPerView: 4, slidesPerGroup: 2, spaceBetween: 20 },
			},
		});
		expect(started[0].config).not.toHaveProperty("autoplay");
		expect(started[0].config).not.toHaveProperty("pagination");
		expect(started[0].config).not.toHaveProperty("handleElementorBreakpoints");
	});

	it("play on their own neither under reduced motion, nor after the focus came in", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		await open(markup);
		await settle();
		const { CarouselBase } = window.elementorModules!.frontend.handlers as Loose;
		const handler = new CarouselBase({ $element: nodeOf("c") });
		await settle();
		expect(started[0].config).not.toHaveProperty("autoplay");
		const { start, stop } = handler.swiper.autoplay;
		const container = nodeOf("c").firstElementChild!;
		container.dispatchEvent(new Event("mouseenter"));
		container.dispatchEvent(new Event("mouseleave"));
		expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
		const slide = container.querySelector<HTMLElement>(".swiper-slide")!;
		slide.tabIndex = 0;
		slide.focus();
		container.dispatchEvent(new Event("mouseleave"));
		expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 2]);
	});

	it("report a slider that cannot be loaded, and nothing is unhandled", async () => {
		Reflect.deleteProperty(window, "Swiper");
		const { frontend, errors } = await open(markup, { urls: { assets: "https://x.test/assets/" }, version: "3" });
		await settle();
		const { CarouselBase } = window.elementorModules!.frontend.handlers as Loose;
		// What our engine does not know is the page builder's Swiper's.
		class Vertical extends CarouselBase {
			getSwiperSettings() {
				return { direction: "vertical" };
			}
		}
		frontend.elementsHandler.addHandler(Vertical as Loose, { $element: nodeOf("c") });
		await settle();
		const script = document.querySelector<HTMLScriptElement>("script[src]")!;
		expect(script.src).toBe("https://x.test/assets/lib/swiper/v8/swiper.min.js?ver=8.4.5");
		script.dispatchEvent(new Event("error"));
		for (const style of document.querySelectorAll("link")) style.dispatchEvent(new Event("load"));
		await vi.waitFor(() => expect(errors).toHaveLength(1));
		expect(errors[0]).toMatchObject({ code: "compat" });
		expect(document.querySelector("script[src]")).toBeNull();

		const again = new frontend.utils.swiper(nodeOf("c"), { slidesPerView: "auto" });
		await settle();
		document.querySelector("script[src]")!.dispatchEvent(new Event("error"));
		await expect(again).rejects.toThrow("swiper.min.js");
	});

	it("stretch an element whose settings ask for it, again at resizes and while it sticks, until they are destroyed", async () => {
		const stretched = (id: string, setting: string) =>
			`<div class="elementor-element e-stretched" data-id="${id}" data-element_type="container" data-settings='{"stretch_element":"${setting}"}'></div>`;
		const { frontend, modules } = await open(page(stretched("s", "yes") + stretched("n", "")));
		await settle();
		const { StretchedElement } = modules.frontend.handlers;
		let left = 30;
		nodeOf("s").getBoundingClientRect = () => ({ left, right: left + 100 }) as DOMRect;
		vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(800);
		for (const id of ["s", "n"]) frontend.elementsHandler.addHandler(StretchedElement, { $element: nodeOf(id) });
		expect(nodeOf("s").style.cssText).toBe("width: 800px; left: -30px;");
		expect(nodeOf("n").style.cssText).toBe("");
		left = 50;
		dispatchEvent(new Event("resize"));
		expect(nodeOf("s").style.left).toBe("-50px");
		left = 0;
		nodeOf("s").dispatchEvent(new Event("sticky:stick"));
		expect(nodeOf("s").style.left).toBe("0px");
		unmount();
		expect(nodeOf("s").style.cssText).toBe("");
		vi.restoreAllMocks();
	});
});

describe("tools", () => {
	const rect = (node: Element, values: Partial<DOMRect>) => {
		node.getBoundingClientRect = () => values as DOMRect;
	};

	it("stretch an element to its container, also in the other direction, and take it back", async () => {
		const { modules } = await open('<main id="m"></main><p id="p" style="color: red"></p>');
		const element = document.getElementById("p")!;
		const main = document.getElementById("m")!;
		rect(main, { left: 10, right: 610 });
		rect(element, { left: 110, right: 510 });
		vi.spyOn(main, "clientWidth", "get").mockReturnValue(600);
		const { StretchElement } = modules.frontend.tools;
		await new StretchElement({ element, selectors: { container: "#m" } }).stretch();
		expect(element.style.cssText).toBe("color: red; width: 600px; left: -100px;");
		const tool = new StretchElement({ element, direction: "right", selectors: { container: main } });
		await tool.stretch();
		expect(element.style.cssText).toBe("color: red; width: 600px; right: -100px;");
		await tool.reset();
		expect(element.style.cssText).toBe("color: red;");
		vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1000);
		await new StretchElement({ element, selectors: { container: "[broken" } }).stretch();
		expect(element.style.width).toBe("1000px");
		vi.restoreAllMocks();
	});

	it("close the gaps between the items of a column", async () => {
		const { modules } = await open('<i class="item"></i>'.repeat(5));
		const items = [...document.querySelectorAll<HTMLElement>(".item")];
		// Two columns, rows at 0, 130 and 240.
		const boxes = [
			[0, 100],
			[0, 60],
			[130, 180],
			[130, 210],
			[240, 300],
		];
		for (const [index, [top, bottom]] of boxes.entries()) rect(items[index]!, { top, bottom });
		const Masonry = modules.utils.Masonry;
		await new Masonry({ items, columnsCount: 2, verticalSpaceBetween: 30 }).run();
		expect(items.map((item) => item.style.marginTop)).toEqual(["", "", "0px", "-40px", "-30px"]);
		await new Masonry({ items, columnsCount: 1 }).run();
		expect(items.every((item) => !item.style.marginTop)).toBe(true);
	});
});

describe("video loaders", () => {
	it("know the ids and the addresses that play on their own", async () => {
		const { youtube, vimeo, baseVideoLoader } = (await open()).frontend.utils;
		for (const address of [
			"https://www.youtube.com/watch?x=1&v=abc-DEF_123",
			"https://youtu.be/abc-DEF_123?t=4",
			"https://www.youtube-nocookie.com/embed/abc-DEF_123",
			"https://youtube.com/shorts/abc-DEF_123",
		])
			expect(youtube.getVideoIDFromURL(address)).toBe("abc-DEF_123");
		expect(youtube.getVideoIDFromURL("https://example.test/")).toBeUndefined();
		expect(vimeo.getVideoIDFromURL("https://player.vimeo.com/video/12345?h=a")).toBe("12345");
		expect(baseVideoLoader.getVideoIDFromURL("https://youtu.be/abc")).toBeUndefined();
		expect(vimeo.getAutoplayURL("https://vimeo.com/1#t=5s")).toBe("https://vimeo.com/1?autoplay=1#t=5s");
		expect(baseVideoLoader.getAutoplayURL("/film?a=1")).toBe("/film?a=1&autoplay=1");
	});

	it("call back with a provider's API, and continue when a callback throws", async () => {
		const { frontend, errors } = await open();
		const api = { loaded: 1, Player: class {} };
		(window as Loose).YT = api;
		const ready = vi.fn();
		frontend.utils.youtube.onApiReady(() => {
			throw new Error("theirs");
		});
		frontend.utils.youtube.onApiReady(ready);
		frontend.utils.baseVideoLoader.onApiReady(ready);
		await vi.waitFor(() => expect(ready.mock.calls).toEqual([[api]]));
		expect(errors.map(({ code }) => code)).toEqual(["compat"]);
		expect(window.elementorFrontend).toBe(frontend);
		Reflect.deleteProperty(window, "YT");
	});

	it("report a provider that is blocked", async () => {
		const { frontend, errors } = await open(compat);
		frontend.utils.vimeo.onApiReady(vi.fn());
		await vi.waitFor(() => expect(document.querySelector("script[src*=vimeo]")).toBeTruthy());
		document.querySelector("script[src*=vimeo]")!.dispatchEvent(new Event("error"));
		await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(["player"]));
	});
});
