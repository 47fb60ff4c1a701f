// Nested tabs: a heading that is too wide, how it is justified, scrolled and dragged.
import { beforeEach, describe, expect, it, vi } from "vitest";
import { resizeTo } from "../../../tests/helpers/jsdom";
import { activePanels, heading, mounted, mouse, open, tabs, three, title } from "./mount";

describe("horizontal scroll", () => {
	let width: number;
	let observed: { callback: ResizeObserverCallback; targets: Element[]; isConnected: boolean }[];

	/** The heading is 300 px wide, its titles as wide as `width` says. */
	beforeEach(() => {
		width = 500;
		observed = [];
		vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockImplementation(() => 300);
		vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockImplementation(() => width);
		window.ResizeObserver = class {
			entry = { callback: (() => {}) as ResizeObserverCallback, targets: [] as Element[], isConnected: true };
			constructor(callback: ResizeObserverCallback) {
				this.entry.callback = callback;
				observed.push(this.entry);
			}
			observe(target: Element) {
				this.entry.targets.push(target);
			}
			unobserve() {}
			disconnect() {
				this.entry.isConnected = false;
			}
		};
	});
	const layOut = () => {
		for (const { callback } of observed) callback([], {} as ResizeObserver);
	};
	const justify = () => heading().style.getPropertyValue("--n-tabs-heading-justify-content");
	const enabled = (more: Record<string, unknown> = {}) =>
		tabs(three, { settings: { horizontal_scroll: "enable", ...more } });

	it("justifies titles that are too wide to the start and scrolls there, without a layout read at start", async () => {
		const read = vi.spyOn(HTMLElement.prototype, "scrollWidth", "get");
		await open(enabled({ tabs_justify_horizontal: "center" }));
		expect(read).not.toHaveBeenCalled();
		expect(justify()).toBe("");
		heading().scrollLeft = 70;
		layOut();
		expect(justify()).toBe("start");
		expect(heading().scrollLeft).toBe(0);
	});

	it("scrolls to the far end where the titles are justified to the end, in both directions of writing", async () => {
		await open(enabled({ tabs_justify_horizontal: "end" }));
		layOut();
		expect(justify()).toBe("start");
		expect(heading().scrollLeft).toBe(500);
		mounted!.unmount();
		window.elementorFrontendConfig = { is_rtl: true };
		await open(enabled({ tabs_justify_horizontal: "end" }));
		layOut();
		expect(heading().scrollLeft).toBe(-500);
	});

	it("keeps the position while nothing changes, and clears the justification when the titles fit", async () => {
		await open(enabled());
		layOut();
		heading().scrollLeft = 70;
		layOut();
		expect(heading().scrollLeft).toBe(70);
		width = 300;
		layOut();
		expect(justify()).toBe("");
		expect(heading().scrollLeft).toBe(0);
	});

	it("looks again when the device changes, whose setting may differ", async () => {
		vi.useFakeTimers();
		await open(tabs(three, { settings: { horizontal_scroll: "enable", horizontal_scroll_mobile: "disable" } }));
		layOut();
		expect(justify()).toBe("start");
		resizeTo(400);
		vi.runOnlyPendingTimers();
		expect(observed[0]!.targets.length).toBe(2);
		layOut();
		expect(justify()).toBe("");
	});

	it("measures immediately where the browser has no ResizeObserver", async () => {
		Reflect.deleteProperty(window, "ResizeObserver");
		await open(enabled());
		expect(justify()).toBe("start");
	});

	it("scrolls as far as the mouse is dragged, with classes while it lasts", async () => {
		await open(enabled());
		layOut();
		mouse(title(1), "mousedown", 200);
		expect(heading().className).toBe("e-n-tabs-heading e-scroll");
		mouse(window, "mousemove", 170);
		expect(heading().scrollLeft).toBe(30);
		expect(heading().classList.contains("e-scroll-active")).toBe(true);
		mouse(document.body, "mousemove", 90);
		expect(heading().scrollLeft).toBe(110);
		mouse(document.body, "mouseup", 90);
		expect(heading().className).toBe("e-n-tabs-heading");
		mouse(window, "mousemove", 10);
		expect(heading().scrollLeft).toBe(110);
	});

	it("swallows the click of a drag, and no later one", async () => {
		vi.useFakeTimers();
		await open(enabled());
		layOut();
		mouse(title(2), "mousedown", 200);
		mouse(title(2), "mousemove", 180);
		mouse(title(2), "mouseup", 180);
		expect(mouse(title(2), "click", 180).defaultPrevented).toBe(true);
		expect(activePanels()).toEqual([1]);
		vi.runOnlyPendingTimers();
		title(2).click();
		expect(activePanels()).toEqual([2]);
	});

	it("takes a press that hardly moves for a click", async () => {
		await open(enabled());
		layOut();
		mouse(title(2), "mousedown", 200);
		mouse(title(2), "mousemove", 203);
		mouse(title(2), "mouseup", 203);
		title(2).click();
		expect(heading().scrollLeft).toBe(0);
		expect(activePanels()).toEqual([2]);
	});

	it("drags nothing where the titles fit, scrolling is off, or another button is pressed", async () => {
		await open(enabled());
		mouse(title(1), "mousedown", 200);
		mouse(window, "mousemove", 100);
		layOut();
		mouse(title(1), "mousedown", 200, { button: 2 });
		mouse(window, "mousemove", 100);
		expect(heading().scrollLeft).toBe(0);
		mounted!.unmount();
		await open(tabs(three));
		layOut();
		mouse(title(1), "mousedown", 200);
		mouse(window, "mousemove", 100);
		expect(heading().scrollLeft).toBe(0);
		expect(heading().hasAttribute("style")).toBe(false);
	});

	it("keeps the browser from dragging a title that is a link away", async () => {
		await open(enabled());
		layOut();
		expect(mouse(title(1), "dragstart").defaultPrevented).toBe(false);
		mouse(title(1), "mousedown", 200);
		expect(mouse(title(1), "dragstart").defaultPrevented).toBe(true);
	});

	it("is undone by teardown", async () => {
		await open(enabled());
		layOut();
		mouse(title(1), "mousedown", 200);
		mouse(window, "mousemove", 150);
		mounted!.unmount();
		expect(heading().className).toBe("e-n-tabs-heading");
		expect(heading().hasAttribute("style")).toBe(false);
		expect(observed[0]!.isConnected).toBe(false);
		mouse(window, "mousemove", 100);
		expect(heading().scrollLeft).toBe(50);
	});
});
