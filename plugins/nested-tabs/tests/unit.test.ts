// Nested tabs: which panel is shown, what the page hears of it, keys, accordion layout and the dragging of a wide heading.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resizeTo } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

interface Options {
	number?: string;
	titleIds?: string[];
	settings?: Record<string, unknown> | string;
	panels?: number;
}

const tabs = (contents: string[], { number = "1", titleIds = [], settings = {}, panels = 9 }: Options = {}) => {
	const titleId = (at: number) => titleIds[at] ?? `e-n-tab-title-${number}${at + 1}`;
	const json = typeof settings === "string" ? settings : JSON.stringify(settings);
	return `<div class="elementor-element e-n-tabs-mobile elementor-widget elementor-widget-n-tabs" data-id="w${number}" data-element_type="widget" data-settings='${json}' data-widget_type="nested-tabs.default">
<div class="e-n-tabs" data-widget-number="${number}" aria-label="Tabs">
<div class="e-n-tabs-heading" role="tablist">${contents
		.map(
			(_, at) =>
				`<button id="${titleId(at)}" class="e-n-tab-title" aria-selected="${!at}" data-tab-index="${at + 1}" role="tab" tabindex="${at ? -1 : 0}" aria-controls="e-n-tab-content-${number}${at + 1}" style="--n-tabs-title-order: ${at + 1};"><span class="e-n-tab-title-text">Tab ${at + 1}</span></button>`,
		)
		.join("")}</div>
<div class="e-n-tabs-content">${contents
		.slice(0, panels)
		.map(
			(content, at) =>
				`<div id="e-n-tab-content-${number}${at + 1}" role="tabpanel" aria-labelledby="${titleId(at)}" data-tab-index="${at + 1}" class="${at ? " " : "e-active "}elementor-element e-con e-child" data-element_type="container" data-id="c${number}${at + 1}">${content}</div>`,
		)
		.join("")}</div></div></div>`;
};
const three = ["One", '<input id="field">', "Three"];

const title = (at: number, number = "1") =>
	document.querySelector<HTMLElement>(`[aria-controls="e-n-tab-content-${number}${at}"]`)!;
const panel = (at: number, number = "1") => document.getElementById(`e-n-tab-content-${number}${at}`)!;
const heading = () => document.querySelector<HTMLElement>(".e-n-tabs-heading")!;
const root = () => document.querySelector<HTMLElement>(".e-n-tabs")!;
const activePanels = (number = "1", count = 3) =>
	Array.from({ length: count }, (_, at) => at + 1).filter((at) => panel(at, number).classList.contains("e-active"));
const stops = () => [1, 2, 3].map((at) => title(at).tabIndex).join();
const press = (target: Element, key: string, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
	target.dispatchEvent(event);
	return event;
};
const mouse = (target: EventTarget, type: string, clientX = 0, init: MouseEventInit = {}) => {
	const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, ...init });
	target.dispatchEvent(event);
	return event;
};

const names = [
	"elementor-pro/motion-fx/recalc",
	"elementor/nested-tabs/activate",
	"elementor/nested-elements/activate-by-keyboard",
	"elementor/bg-video/recalc",
];
let heard: [string, unknown][];
const hear = (event: Event) => heard.push([event.type, (event as CustomEvent).detail]);

let mounted: TestMount | undefined;
const open = async (markup: string) => (mounted = await mountPlugin(plugin, selectorOf(descriptor), markup));

beforeEach(() => {
	heard = [];
	for (const name of names) window.addEventListener(name, hear);
});
afterEach(() => {
	expect(mounted?.errors.filter(({ code }) => code !== "settings") ?? []).toEqual([]);
	mounted?.unmount();
	mounted = undefined;
	for (const name of names) window.removeEventListener(name, hear);
	vi.useRealTimers();
	vi.restoreAllMocks();
	Reflect.deleteProperty(window, "ResizeObserver");
	Reflect.deleteProperty(navigator, "maxTouchPoints");
});

describe("start", () => {
	it("sets `e-activated` and makes title 1 the only tab stop, without an event (page-builder #26)", async () => {
		await open(tabs(three));
		expect(root().classList.contains("e-activated")).toBe(true);
		expect(stops()).toBe("0,-1,-1");
		expect(activePanels()).toEqual([1]);
		expect(heard).toEqual([]);
	});

	it("begins with tab 1 whatever a cached page says", async () => {
		document.body.innerHTML = tabs(three);
		title(3).ariaSelected = "true";
		title(3).tabIndex = 0;
		panel(3).classList.add("e-active");
		mounted = await mountPlugin(plugin, selectorOf(descriptor));
		expect(stops()).toBe("0,-1,-1");
		expect(title(3).ariaSelected).toBe("false");
		expect(activePanels()).toEqual([1]);
	});

	it("says whether the device has a touch screen, and on resize whether it is a phone or a tablet", async () => {
		vi.useFakeTimers();
		await open(tabs(three));
		expect(root().dataset.touchMode).toBe("false");
		for (const [width, expected] of [
			[1024, "true"],
			[1200, "false"],
			[400, "true"],
		] as const) {
			resizeTo(width);
			vi.runOnlyPendingTimers();
			expect(root().dataset.touchMode).toBe(expected);
		}
	});

	it("keeps the touch mode of a desktop-sized touch screen", async () => {
		vi.useFakeTimers();
		Object.defineProperty(navigator, "maxTouchPoints", { value: 5, configurable: true });
		await open(tabs(three));
		expect(root().dataset.touchMode).toBe("true");
		resizeTo(1100);
		vi.runOnlyPendingTimers();
		expect(root().dataset.touchMode).toBe("true");
	});

	it("says so if no title names a panel, and leaves what is printed", async () => {
		const printed = tabs(three).replaceAll("e-n-tab-content-", "panel-");
		await open(printed);
		expect(mounted!.errors.splice(0).map(({ code }) => code)).toEqual(["markup"]);
		expect(root().classList.contains("e-activated")).toBe(false);
	});

	it("says so if there are no tabs, and survives settings that do not parse", async () => {
		await open(
			`<div class="elementor-element" data-widget_type="nested-tabs.default"></div>${tabs([], { number: "2" })}${tabs(three, { settings: "{" })}`,
		);
		expect(mounted!.hosts[0]!.innerHTML).toBe("");
		expect(mounted!.errors.splice(0).map(({ code }) => code)).toContain("markup");
		title(2).click();
		expect(activePanels()).toEqual([2]);
	});
});

describe("activation", () => {
	it("shows one panel by class alone, with no inline display (page-builder #62)", async () => {
		await open(tabs(three));
		title(2).click();
		expect(activePanels()).toEqual([2]);
		for (const at of [1, 2, 3]) expect(panel(at).style.display).toBe("");
		expect([1, 2, 3].map((at) => title(at).ariaSelected)).toEqual(["false", "true", "false"]);
		expect(stops()).toBe("-1,0,-1");
	});

	it("tells the page in order, with the panel", async () => {
		await open(tabs(three));
		title(3).click();
		expect(heard).toEqual([
			["elementor-pro/motion-fx/recalc", null],
			["elementor/nested-tabs/activate", panel(3)],
			["elementor/bg-video/recalc", null],
		]);
	});

	it("neither closes the active tab nor says anything about it again", async () => {
		await open(tabs(three));
		title(2).firstElementChild!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
		heard = [];
		title(2).click();
		expect(activePanels()).toEqual([2]);
		expect(heard).toEqual([]);
	});

	it("shows the last panel on End and Enter, and sends it (page-builder #27)", async () => {
		await open(tabs(three));
		title(1).focus();
		press(title(1), "End");
		expect(document.activeElement).toBe(title(3));
		expect(stops()).toBe("-1,-1,0");
		expect(activePanels()).toEqual([1]);
		press(title(3), "Enter");
		expect(activePanels()).toEqual([3]);
		expect(heard.map(([name]) => name)).toEqual([names[2], names[0], names[1], names[3]]);
		expect(heard[0]![1]).toEqual({ widgetId: "w1", titleIndex: "3" });
		expect(heard[2]![1]).toBe(panel(3));
	});

	it("works with title ids of the owner's own, by mouse and by key (page-builder #28)", async () => {
		await open(tabs(three, { titleIds: ["prices", "dates", "e-mail"] }));
		document.getElementById("dates")!.click();
		expect(activePanels()).toEqual([2]);
		press(document.getElementById("dates")!, "ArrowRight");
		expect(document.activeElement!.id).toBe("e-mail");
		press(document.activeElement!, " ");
		expect(activePanels()).toEqual([3]);
	});

	it("activates the last panel there is for a title without one, and the first at least", async () => {
		await open(tabs(three, { panels: 2 }) + tabs(three, { number: "2", panels: 0 }));
		title(3).click();
		expect(activePanels("1", 2)).toEqual([2]);
		expect(title(2).ariaSelected).toBe("true");
		title(3, "2").click();
		expect(title(1, "2").ariaSelected).toBe("true");
	});

	it("leaves tabs in a panel, and the tabs around them, alone", async () => {
		await open(tabs([tabs(three, { number: "2" }), "Two", "Three"]));
		title(2, "2").click();
		press(title(2, "2"), "ArrowRight");
		expect(activePanels("2")).toEqual([2]);
		expect(activePanels()).toEqual([1]);
		expect(stops()).toBe("0,-1,-1");
		title(3).click();
		expect(activePanels()).toEqual([3]);
		expect(activePanels("2")).toEqual([2]);
	});

	it("keeps classes that others gave to a panel", async () => {
		await open(tabs(three));
		panel(1).classList.add("e-lazyloaded");
		title(2).click();
		mounted!.unmount();
		expect(panel(1).classList.contains("e-lazyloaded")).toBe(true);
		expect(activePanels()).toEqual([1]);
	});
});

describe("accordion layout", () => {
	it("opens 10 ms after it closed", async () => {
		vi.useFakeTimers();
		await open(tabs(three));
		heading().style.display = "contents";
		title(2).click();
		expect(activePanels()).toEqual([]);
		expect(title(1).ariaSelected).toBe("false");
		expect(heard).toEqual([]);
		vi.advanceTimersByTime(9);
		expect(activePanels()).toEqual([]);
		vi.advanceTimersByTime(1);
		expect(activePanels()).toEqual([2]);
		expect(heard.length).toBe(3);
	});

	it("shows only the last of several tabs chosen in between", async () => {
		vi.useFakeTimers();
		await open(tabs(three));
		heading().style.display = "contents";
		title(2).click();
		title(3).click();
		title(1).click();
		vi.advanceTimersByTime(50);
		expect(activePanels()).toEqual([1]);
		expect(stops()).toBe("0,-1,-1");
		expect(heard.length).toBe(3);
	});
});

describe("keys", () => {
	it("moves with all arrows, wrapping, and makes only that title a tab stop", async () => {
		await open(tabs(three));
		for (const [from, key, to] of [
			[1, "ArrowRight", 2],
			[2, "ArrowDown", 3],
			[3, "ArrowDown", 1],
			[1, "ArrowLeft", 3],
			[3, "ArrowUp", 2],
			[2, "Home", 1],
		] as const) {
			expect(press(title(from), key).defaultPrevented).toBe(true);
			expect(document.activeElement).toBe(title(to));
			expect(stops()).toBe([1, 2, 3].map((at) => (at === to ? 0 : -1)).join());
		}
		expect(activePanels()).toEqual([1]);
	});

	it("swaps Left and Right where the site is right to left, and not Up and Down", async () => {
		window.elementorFrontendConfig = { is_rtl: true };
		await open(tabs(three));
		press(title(1), "ArrowLeft");
		expect(document.activeElement).toBe(title(2));
		press(title(2), "ArrowDown");
		expect(document.activeElement).toBe(title(3));
	});

	it("goes back to the active title on Escape inside a panel (page-builder #29)", async () => {
		await open(tabs(three));
		title(2).click();
		document.getElementById("field")!.focus();
		expect(press(document.activeElement!, "Escape").defaultPrevented).toBe(true);
		expect(document.activeElement).toBe(title(2));
	});

	it("leaves an Escape that something in the panel has used, other keys there, and modifiers alone", async () => {
		await open(tabs(three));
		title(2).click();
		const field = document.getElementById("field")!;
		field.addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault());
		field.focus();
		press(field, "Escape");
		expect(document.activeElement).toBe(field);
		for (const event of [
			press(field, "End"),
			press(field, " "),
			press(title(1), "Tab"),
			press(title(1), "End", { altKey: true }),
		])
			expect(event.defaultPrevented).toBe(false);
		expect(press(title(1), "Escape").defaultPrevented).toBe(false);
	});

	it("activates once while Enter is held down", async () => {
		await open(tabs(three));
		press(title(2), "Enter");
		expect(press(title(2), "Enter", { repeat: true }).defaultPrevented).toBe(true);
		expect(heard.filter(([name]) => name === names[2]).length).toBe(1);
	});

	it("clicks a title that is a link instead of activating it, and lets it navigate", async () => {
		await open(tabs(three).replace(/<button (id="e-n-tab-title-12".*?)<\/button>/, '<a href="#there" $1</a>'));
		const clicks: MouseEvent[] = [];
		title(2).addEventListener("click", (event) => clicks.push(event));
		expect(press(title(2), " ").defaultPrevented).toBe(true);
		expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false]);
		expect(activePanels()).toEqual([1]);
		expect(heard).toEqual([]);
		await vi.waitFor(() => expect(location.hash).toBe("#there"));
	});

	it("clicks a link in a title on Enter instead of activating the title", async () => {
		await open(tabs(three));
		title(2).innerHTML = '<a href="#here">here</a>';
		const clicks: MouseEvent[] = [];
		title(2).addEventListener("click", (event) => clicks.push(event));
		press(title(2).querySelector("a")!, "Enter");
		expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false]);
		expect(activePanels()).toEqual([1]);
	});

	it("works inside a container that is a link", async () => {
		await open(tabs(three));
		const link = document.createElement("a");
		link.href = "#there";
		document.body.append(link);
		link.append(mounted!.host);
		expect(mouse(title(2), "click").defaultPrevented).toBe(true);
		expect(activePanels()).toEqual([2]);
		press(title(3), "Enter");
		expect(activePanels()).toEqual([3]);
	});
});

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

describe("teardown", () => {
	it("leaves the page as the server printed it, deaf and with no timer, and can be mounted again", async () => {
		vi.useFakeTimers();
		const markup = tabs(three);
		const template = document.createElement("div");
		template.innerHTML = markup;
		await open(markup);
		title(2).click();
		press(title(2), "End");
		mounted!.unmount();
		expect(document.body.innerHTML).toBe(template.innerHTML);
		title(3).click();
		expect(press(title(1), "End").defaultPrevented).toBe(false);
		expect(document.body.innerHTML).toBe(template.innerHTML);
		mounted = await mountPlugin(plugin, selectorOf(descriptor));
		title(3).click();
		expect(activePanels()).toEqual([3]);
	});

	it("opens nothing after the page was left in the pause of the accordion layout", async () => {
		vi.useFakeTimers();
		await open(tabs(three));
		heading().style.display = "contents";
		title(2).click();
		mounted!.unmount();
		vi.advanceTimersByTime(50);
		expect(activePanels()).toEqual([1]);
		expect(heard).toEqual([]);
	});
});
