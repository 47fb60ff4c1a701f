// Nested tabs: which panel is shown, what the page hears of it, keys, accordion layout, teardown.
import { describe, expect, it, vi } from "vitest";
import { resizeTo } from "../../../tests/helpers/jsdom";
import { activePanels, heading, heard, mounted, mouse, names, open, panel, tabs, three, title } from "./mount";

const root = () => document.querySelector<HTMLElement>(".e-n-tabs")!;
const stops = () => [1, 2, 3].map((at) => title(at).tabIndex).join();
const press = (target: Element, key: string, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
	target.dispatchEvent(event);
	return event;
};

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
		await open();
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
		heard.length = 0;
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
		await open();
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
