// Off-canvas: the panel's states, its triggers, what it tells the page, and bad input.
import { describe, expect, it, vi } from "vitest";
import plugin from "..";
import {
	byId,
	byKeyboard,
	byPointer,
	find,
	hash,
	isOpen,
	link,
	mounted,
	open,
	panel,
	press,
	run,
	slide,
	wrapper,
} from "./mount";

const send = (detail: unknown) =>
	window.dispatchEvent(new CustomEvent("elementor-pro/off-canvas/toggle-display-mode", { detail }));

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
