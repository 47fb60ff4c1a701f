// Off-canvas: the panel's states, its triggers, what it tells the page, focus, and bad input.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resizeTo, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const hash = (action: string, settings: unknown) =>
	`#${encodeURIComponent(`elementor-action:action=${action}&settings=${btoa(JSON.stringify(settings))}`)}`;
const link = (name: string, id: unknown = "ab12cd3", displayMode = "toggle") =>
	`<a id="${name}" href="${hash(`off_canvas:${displayMode}`, { id, displayMode })}">Cart</a>`;
const slide = { entrance_animation: "slideInLeft", exit_animation: "slideInRight" };

interface Options {
	id?: string;
	wrapperId?: string;
	content?: string;
	settings?: Record<string, unknown> | string;
}
const panel = ({ id = "ab12cd3", wrapperId = `off-canvas-${id}`, content = "", settings = slide }: Options = {}) =>
	`<div class="elementor-element elementor-widget elementor-widget-off-canvas" data-id="${id}" data-element_type="widget" data-widget_type="off-canvas.default" data-settings='${typeof settings === "string" ? settings : JSON.stringify(settings)}'><div id="${wrapperId}" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="Cart" aria-modal="true" inert="" data-delay-child-handlers="true"><div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main"><div class="e-off-canvas__content">${content}</div></div></div></div>`;

const byId = (id: string) => document.getElementById(id)!;
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const wrapper = (id = "ab12cd3") => byId(`off-canvas-${id}`);
const main = () => find(".e-off-canvas__main");
const isOpen = (id?: string) => wrapper(id).getAttribute("aria-hidden") === "false";
const finish = (type = "animationend", target: Element = main()) =>
	target.dispatchEvent(new Event(type, { bubbles: true }));
const send = (detail: unknown) =>
	window.dispatchEvent(new CustomEvent("elementor-pro/off-canvas/toggle-display-mode", { detail }));
/** What the core does with a click on a link of the page. */
const byPointer = { pointerType: "mouse", detail: 1 };
const byKeyboard = { pointerType: "", detail: 0 };
const run = (displayMode: string, previousEvent: unknown = byPointer, id: unknown = "ab12cd3") =>
	plugin.actions![`off_canvas:${displayMode}`]!({ id, displayMode, previousEvent });
const press = (key: string, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
	(document.activeElement ?? document.body).dispatchEvent(event);
	return event;
};

let mounted: TestMount | undefined;
const open = async (markup: string) => (mounted = await mountPlugin(plugin, selectorOf(descriptor), markup));

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	const codes = (mounted?.errors ?? []).map(({ code }) => code);
	mounted?.unmount();
	mounted = undefined;
	expect(codes.filter((code) => code !== "settings" && code !== "listener")).toEqual([]);
	expect(document.body.className).toBe("");
	Reflect.deleteProperty(window, "elementorFrontend");
	vi.useRealTimers();
});

describe("opening and closing", () => {
	it("opens, then closes, and `aria-expanded` of the link follows (popups #47)", async () => {
		await open(`${link("link")}${panel()}`);
		const trigger = byId("link");
		expect(trigger.getAttribute("aria-controls")).toBe("off-canvas-ab12cd3");
		expect(trigger.getAttribute("aria-expanded")).toBe("false");
		run("toggle");
		expect(isOpen()).toBe(true);
		expect(trigger.getAttribute("aria-expanded")).toBe("true");
		run("toggle");
		expect(isOpen()).toBe(false);
		expect(trigger.getAttribute("aria-expanded")).toBe("false");
	});

	it("takes `inert` and the delay away, and runs the handlers of inner elements once (popups #48)", async () => {
		const ready = vi.fn();
		Object.assign(window, { elementorFrontend: { elementsHandler: { runReadyTrigger: ready } } });
		await open(
			panel({
				content: `<div class="elementor-element" id="one"></div><div class="elementor-element" id="two"><div data-delay-child-handlers="true"><div class="elementor-element" id="later"></div></div></div>`,
			}),
		);
		for (const _ of [1, 2]) {
			run("open");
			expect(wrapper().hasAttribute("inert")).toBe(false);
			expect(wrapper().getAttribute("aria-hidden")).toBe("false");
			expect(wrapper().hasAttribute("data-delay-child-handlers")).toBe(false);
			run("close");
			expect(wrapper().hasAttribute("inert")).toBe(true);
			expect(wrapper().getAttribute("aria-hidden")).toBe("true");
			expect(wrapper().hasAttribute("data-delay-child-handlers")).toBe(false);
		}
		expect(ready.mock.calls.map(([{ id }]) => id)).toEqual(["one", "two"]);
	});

	it("continues when a handler of others throws", async () => {
		const ready = vi.fn(() => {
			throw new Error("theirs");
		});
		Object.assign(window, { elementorFrontend: { elementsHandler: { runReadyTrigger: ready } } });
		await open(panel({ content: '<i class="elementor-element"></i><i class="elementor-element"></i>' }));
		run("open");
		expect(ready).toHaveBeenCalledTimes(2);
		expect(mounted!.errors.map(({ code }) => code)).toEqual(["listener", "listener"]);
		run("close");
		expect(isOpen()).toBe(false);
	});

	it("lets the display mode decide, not the name of the action, and ignores unknown ones", async () => {
		await open(panel());
		plugin.actions!["off_canvas:close"]!({ id: "ab12cd3", displayMode: "open" });
		expect(isOpen()).toBe(true);
		run("open");
		expect(isOpen()).toBe(true);
		send({ id: "ab12cd3", displayMode: "explode" });
		send({ id: "ab12cd3" });
		expect(isOpen()).toBe(true);
		plugin.actions!["off_canvas:open"]!({ id: "ab12cd3", displayMode: "close" });
		expect(isOpen()).toBe(false);
	});

	it("sends the window event with the click in it", async () => {
		const heard = vi.fn();
		window.addEventListener("elementor-pro/off-canvas/toggle-display-mode", heard, { once: true });
		run("open", byPointer, "nobody");
		expect(heard.mock.calls[0]![0].detail).toEqual({ id: "nobody", displayMode: "open", previousEvent: byPointer });
	});

	it("opens when the link was clicked before the panel was mounted", async () => {
		run("open");
		await open(panel());
		expect(isOpen()).toBe(true);
	});

	it("ignores another panel's id and hostile details (popups #52)", async () => {
		await open(`${panel()}${panel({ id: "ffffff0" })}`);
		for (const detail of [null, 7, "x", {}, { id: {} }, { id: Object.create(null), displayMode: "open" }]) send(detail);
		expect([isOpen(), isOpen("ffffff0")]).toEqual([false, false]);
		run("open", byPointer, "ffffff0");
		expect([isOpen(), isOpen("ffffff0")]).toEqual([false, true]);
		expect(mounted!.errors).toEqual([]);
	});

	it("never opens inside a carousel", async () => {
		await open(`<div class="swiper-wrapper">${panel()}</div>`);
		run("open");
		expect(isOpen()).toBe(false);
	});

	it("closes by the overlay, whose click is used up, and by Esc", async () => {
		await open(panel());
		const click = () => {
			const event = new MouseEvent("click", { bubbles: true, cancelable: true });
			find(".e-off-canvas__overlay").dispatchEvent(event);
			return event.defaultPrevented;
		};
		run("open");
		expect(click()).toBe(true);
		expect(isOpen()).toBe(false);
		run("open");
		press("Escape");
		expect(isOpen()).toBe(false);
		press("Escape");
		expect(isOpen()).toBe(false);
	});

	it("stays when the overlay is clicked and that is switched off; Esc closes it (popups #49)", async () => {
		await open(panel({ settings: { is_not_close_on_overlay: "yes" } }));
		run("open");
		find(".e-off-canvas__overlay").click();
		expect(isOpen()).toBe(true);
		press("Escape");
		expect(isOpen()).toBe(false);
	});

	it("stays at Esc when that is switched off", async () => {
		await open(panel({ settings: { is_not_close_on_esc_overlay: "yes" } }));
		run("open");
		press("Escape");
		expect(isOpen()).toBe(true);
		find(".e-off-canvas__overlay").click();
		expect(isOpen()).toBe(false);
	});

	it("closes the panel opened last first", async () => {
		await open(`${panel()}${panel({ id: "ffffff0" })}`);
		run("open");
		run("open", byPointer, "ffffff0");
		press("Escape");
		expect([isOpen(), isOpen("ffffff0")]).toEqual([true, false]);
		press("Escape");
		expect(isOpen()).toBe(false);
	});
});

describe("animation", () => {
	it("gives the classes of each state, and takes them at the end", async () => {
		await open(panel());
		run("open");
		expect(main().className).toBe("e-off-canvas__main animated slideInLeft");
		finish();
		expect(main().className).toBe("e-off-canvas__main");
		run("close");
		expect(main().className).toBe("e-off-canvas__main animated reverse slideInRight");
		expect(wrapper().className).toBe("e-off-canvas animated-reverse-wrapper");
		expect(document.body.className).toBe("e-off-canvas__no-scroll-animation");
		finish("animationcancel");
		expect([main().className, wrapper().className, document.body.className]).toEqual([
			"e-off-canvas__main",
			"e-off-canvas",
			"",
		]);
	});

	it("looks at the end of the panel's own animation only", async () => {
		await open(panel({ content: "<i></i>" }));
		run("open");
		run("close");
		finish("animationend", find("i"));
		expect(main().classList.contains("reverse")).toBe(true);
		finish();
		expect(main().classList.contains("reverse")).toBe(false);
	});

	it("says `none` and `no-animation` if there is none, and that class stays", async () => {
		await open(panel({ settings: {} }));
		run("open");
		expect(main().className).toBe("e-off-canvas__main animated none");
		expect(wrapper().className).toBe("e-off-canvas no-animation");
		finish();
		run("close");
		expect(main().className).toBe("e-off-canvas__main animated reverse none");
		finish();
		expect(wrapper().className).toBe("e-off-canvas no-animation");
	});

	it("does not keep a `none` of the exit from the next entrance", async () => {
		await open(panel({ settings: { entrance_animation: "zoomIn", exit_animation: "none" } }));
		run("open");
		expect(wrapper().className).toBe("e-off-canvas");
		run("close");
		expect(wrapper().className).toBe("e-off-canvas animated-reverse-wrapper no-animation");
		run("open");
		expect(wrapper().className).toBe("e-off-canvas");
	});

	it("takes the animation of the device, climbing to larger ones", async () => {
		await open(panel({ settings: { ...slide, entrance_animation_mobile: "zoomIn", exit_animation_tablet: "none" } }));
		resizeTo(390);
		run("open");
		expect(main().className).toContain("zoomIn");
		run("close");
		expect(main().className).toContain("none");
	});

	it("locks the page without having it styled and laid out with the panel in it", async () => {
		await open(panel({ settings: { ...slide, prevent_scroll: "yes" } }));
		const realStyle = getComputedStyle;
		const states: boolean[] = [];
		vi.stubGlobal("getComputedStyle", (node: Element) => {
			states.push(isOpen());
			return realStyle(node);
		});
		run("open");
		vi.unstubAllGlobals();
		expect(isOpen()).toBe(true);
		expect(states).toContain(false);
		expect(states).not.toContain(true);
	});

	it("lets the next state replace one that still runs", async () => {
		await open(panel({ settings: { ...slide, prevent_scroll: "yes" } }));
		run("open");
		run("close");
		expect(main().className).toBe("e-off-canvas__main animated reverse slideInRight");
		run("open");
		expect(main().className).toBe("e-off-canvas__main animated slideInLeft");
		expect(wrapper().className).toBe("e-off-canvas");
		expect(document.body.className).toBe("e-off-canvas__no-scroll");
	});

	it("ends automatically when no animation ever comes", async () => {
		await open(panel());
		run("open");
		run("close");
		vi.advanceTimersByTime(2000);
		expect(document.body.className).toBe("");
		expect(main().className).toBe("e-off-canvas__main");
	});

	it("survives animation names that are no class", async () => {
		await open(panel({ settings: { entrance_animation: " a  b ", exit_animation: "  " } }));
		run("open");
		expect(main().className).toBe("e-off-canvas__main animated a b");
		run("close");
		expect(main().className).toBe("e-off-canvas__main animated reverse none");
	});
});

describe("scroll lock", () => {
	it("marks the body while open; after the exit no class remains (popups #50)", async () => {
		await open(panel({ settings: { ...slide, prevent_scroll: "yes" } }));
		run("open");
		expect(document.body.className).toBe("e-off-canvas__no-scroll");
		finish();
		run("close");
		expect(document.body.className).toBe("e-off-canvas__no-scroll-animation");
		finish();
		expect(document.body.className).toBe("");
	});

	it("leaves the body alone when it is off", async () => {
		await open(panel());
		run("open");
		expect(document.body.className).toBe("");
	});

	it("waits for the last panel on its way out", async () => {
		await open(`${panel()}${panel({ id: "ffffff0" })}`);
		const second = wrapper("ffffff0").querySelector(".e-off-canvas__main")!;
		for (const id of ["ab12cd3", "ffffff0"]) for (const mode of ["open", "close"]) run(mode, byPointer, id);
		finish();
		expect(document.body.className).toBe("e-off-canvas__no-scroll-animation");
		finish("animationend", second);
		expect(document.body.className).toBe("");
	});
});

describe("focus", () => {
	const content = '<a id="first" href="#">1</a><button id="last">2</button>';

	it("moves into the panel after 100 ms and Tab wraps, when a key has opened it (popups #53)", async () => {
		await open(`${link("link")}${panel({ content })}`);
		byId("link").focus();
		run("open", byKeyboard);
		vi.advanceTimersByTime(99);
		expect(document.activeElement).toBe(byId("link"));
		vi.advanceTimersByTime(1);
		expect(document.activeElement).toBe(byId("first"));
		press("Tab", { shiftKey: true });
		expect(document.activeElement).toBe(byId("last"));
		press("Tab");
		expect(document.activeElement).toBe(byId("first"));
		press("Escape");
		expect(document.activeElement).not.toBe(byId("link"));
		finish();
		vi.advanceTimersByTime(100);
		expect(document.activeElement).toBe(byId("link"));
	});

	it("stays when a pointer has opened it, and Tab is the page's (popups #53)", async () => {
		await open(`${link("link")}${panel({ content })}`);
		byId("link").focus();
		run("open", byPointer);
		vi.advanceTimersByTime(500);
		expect(document.activeElement).toBe(byId("link"));
		byId("last").focus();
		expect(press("Tab").defaultPrevented).toBe(false);
	});

	it("goes to the content where nothing can have it", async () => {
		await open(panel({ content: '<button disabled></button><a>x</a><i tabindex="-1"></i>' }));
		run("open", byKeyboard);
		vi.advanceTimersByTime(100);
		expect(document.activeElement).toBe(find(".e-off-canvas__content"));
		expect(find(".e-off-canvas__content").tabIndex).toBe(0);
	});

	it("does not move into a panel that was closed in the meantime", async () => {
		await open(`${link("link")}${panel({ content })}`);
		byId("link").focus();
		run("open", byKeyboard);
		run("close");
		vi.advanceTimersByTime(100);
		expect(document.activeElement).toBe(byId("link"));
	});

	it("does not go back when the panel is opened again on its way out", async () => {
		await open(`${link("link")}${panel({ content: '<a id="in" href="#x">In</a>' })}`);
		byId("link").focus();
		run("open", byKeyboard);
		vi.advanceTimersByTime(100);
		expect(document.activeElement).toBe(byId("in"));
		finish();
		run("close");
		run("open");
		vi.advanceTimersByTime(500);
		expect(document.activeElement).toBe(byId("in"));
	});

	it("is back immediately with reduced motion, and the body has no class (popups #51)", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		await open(`${link("link")}${panel({ content, settings: { ...slide, prevent_scroll: "yes" } })}`);
		byId("link").focus();
		run("open", byKeyboard);
		vi.advanceTimersByTime(100);
		expect(main().className).toBe("e-off-canvas__main");
		run("close");
		expect(document.body.className).toBe("");
		expect(wrapper().className).toBe("e-off-canvas");
		expect(document.activeElement).toBe(byId("link"));
	});
});

describe("triggers", () => {
	it("in a loop item are wired by the full id", async () => {
		await open(
			`${link("one", "9ef01aa-1-ab12cd3")}${link("two", "9ef01aa-2-ab12cd3")}${panel({ wrapperId: "off-canvas-9ef01aa-1-ab12cd3" })}${panel({ wrapperId: "off-canvas-9ef01aa-2-ab12cd3" })}`,
		);
		expect(byId("two").getAttribute("aria-controls")).toBe("off-canvas-9ef01aa-2-ab12cd3");
		run("open", byPointer, "9ef01aa-2-ab12cd3");
		expect([isOpen("9ef01aa-1-ab12cd3"), isOpen("9ef01aa-2-ab12cd3")]).toEqual([false, true]);
		expect([byId("one").ariaExpanded, byId("two").ariaExpanded]).toEqual(["false", "true"]);
	});

	it("are wired with an all-digit id, printed as number or text, and other actions are not", async () => {
		await open(
			`${link("number", 1234567)}${link("text", "1234567")}<a id="popup" href="${hash("popup:open", { id: "1234567" })}"></a>${panel({ id: "1234567" })}`,
		);
		expect(["number", "text", "popup"].map((id) => byId(id).getAttribute("aria-controls"))).toEqual([
			"off-canvas-1234567",
			"off-canvas-1234567",
			null,
		]);
		run("open", byPointer, 1234567);
		expect(isOpen("1234567")).toBe(true);
	});

	it("with broken addresses do not stop the start", async () => {
		await open(
			`<a href="#elementor-action%zz"></a><a href="#elementor-action:action=off_canvas:open&settings=%%%"></a><a href="#elementor-action%3Aaction%3Doff_canvas%3Aopen%26settings%3DbnVsbA"></a>${link("link")}${panel()}`,
		);
		expect(byId("link").getAttribute("aria-expanded")).toBe("false");
		expect(mounted!.errors).toEqual([]);
	});

	it("that came later are told at the next use, as are elements that name the panel themselves", async () => {
		await open(panel());
		document.body.insertAdjacentHTML(
			"beforeend",
			`${link("late")}<button id="own" aria-controls="off-canvas-ab12cd3"></button>`,
		);
		run("toggle");
		expect([byId("late").ariaExpanded, byId("own").ariaExpanded]).toEqual(["true", "true"]);
		expect(byId("late").getAttribute("aria-controls")).toBe("off-canvas-ab12cd3");
	});
});

describe("page", () => {
	it("marks the element before it in a legacy section, not in a container", async () => {
		const column = `<p></p>${panel()}`;
		await open(`<section class="elementor-section"><div class="elementor-widget-wrap">${column}</div></section>`);
		expect(find("p").className).toBe("e-element-before-off-canvas");
		mounted!.unmount();
		expect(find("p").className).toBe("");
		await open(`<div class="e-con">${column}</div>`);
		expect(find("p").className).toBe("");
	});

	it("is as before after teardown, when open and on the way out", async () => {
		const markup = `${link("link")}${panel({ settings: { ...slide, prevent_scroll: "yes" } })}`;
		for (const modes of [["open"], ["open", "close"]]) {
			await open(markup);
			const printed = document.body.innerHTML.replace(/ aria-(controls|expanded)="[^"]*"/g, "");
			for (const mode of modes) run(mode, byKeyboard);
			mounted!.unmount();
			// What was started stays started.
			expect(document.body.innerHTML).toBe(printed.replace(' data-delay-child-handlers="true"', ""));
			expect(document.body.className).toBe("");
			run("open", byPointer, "x");
		}
		// Stores let go of the page after a second.
		vi.advanceTimersByTime(1500);
		expect(vi.getTimerCount()).toBe(0);
	});

	it("survives missing nodes and settings that do not parse", async () => {
		await open(`<div data-widget_type="off-canvas.default"></div>${panel({ settings: "{" })}`);
		run("open");
		expect(isOpen()).toBe(true);
		expect(mounted!.errors.splice(0).map(({ code }) => code)).toEqual(["markup", "settings"]);
	});
});
