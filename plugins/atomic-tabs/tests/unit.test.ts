// Atomic tabs: what is shown at the start, by click, key and address, and that each host keeps to itself.
import { afterEach, describe, expect, it, vi } from "vitest";
import { atomicTabs } from "../../../tests/helpers/atomic";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "../index";
import { activeAtStart } from "../model";
import descriptor from "../plugin";

let mounted: TestMount;
const mount = async (markup?: string) => {
	mounted = await mountPlugin(plugin, selectorOf(descriptor), markup);
	return mounted;
};
const tab = (at: number, id = "a1", root: ParentNode = document) =>
	root.querySelector<HTMLElement>(`[id="${id}-tab-${at}"]`)!;
const panel = (at: number, id = "a1", root: ParentNode = document) =>
	root.querySelector<HTMLElement>(`[id="${id}-tab-content-${at}"]`)!;
const isShown = (node: HTMLElement) => {
	const shown = [node.classList.contains("e--selected"), !node.hasAttribute("hidden"), node.style.display !== "none"];
	expect(new Set(shown).size).toBe(1);
	return shown[0];
};
const shown = (id = "a1", root: ParentNode = document) =>
	[...root.querySelectorAll<HTMLElement>(`[id^="${id}-tab-content-"]`)].flatMap((node, at) =>
		isShown(node) ? at : [],
	);
const press = (node: HTMLElement, key: string) => {
	node.focus();
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
	node.dispatchEvent(event);
	return event;
};
const three = ["One", "Two", "Three"];

afterEach(() => {
	mounted.unmount();
	document.dir = "";
	location.hash = "";
});

describe("at the start", () => {
	it("nothing changes but `hidden` of what is shown (atomic #8)", async () => {
		const markup = atomicTabs(three).replaceAll(/ x-(data|bind|ref)="[^"]*"/g, "");
		document.body.innerHTML = markup;
		const before = document.body.innerHTML;
		await mount(markup);
		expect(document.body.innerHTML).toBe(before);
		expect(shown()).toEqual([1]);
	});

	it("the first is selected, and the only tab stop, where the settings name none (atomic #15)", async () => {
		await mount(atomicTabs(three, { active: "a1-tab-7", printed: -1 }));
		expect(shown()).toEqual([0]);
		expect([0, 1, 2].map((at) => tab(at).tabIndex)).toEqual([0, -1, -1]);
	});

	it("settings that do not parse leave what was printed, and the next host starts (atomic #23)", async () => {
		const { errors } = await mount(atomicTabs(three, { settings: "{" }) + atomicTabs(three, { id: "b" }));
		expect(shown()).toEqual([1]);
		expect(errors.map(({ code }) => code)).toEqual(["settings"]);
		tab(2).click();
		tab(0, "b").click();
		expect([shown(), shown("b")]).toEqual([[2], [0]]);
	});

	it("ids may be digits only (atomic #6)", async () => {
		await mount(atomicTabs(three, { id: "1234567", active: "1234567-tab-2", printed: 0 }));
		expect(shown("1234567")).toEqual([2]);
	});

	it("attributes by which another script would drive it are taken off (atomic #80)", async () => {
		const { host } = await mount(atomicTabs(three));
		expect(host.outerHTML).not.toMatch(/ x-/);
		mounted.unmount();
		expect(host.outerHTML).toContain('x-bind="tabContent"');
	});

	it("a host without tabs is reported, not skipped in silence", async () => {
		const { errors } = await mount('<div class="e-tabs-base" data-e-type="e-tabs" data-id="x"></div>');
		expect(errors.map(({ code }) => code)).toEqual(["markup"]);
	});

	it("the wanted tab is found by its place where its id is another", () => {
		const tabs = ["x", "y"].map((id, at) => ({ id, isSelected: !at }));
		expect(activeAtStart(tabs, "a-tab-1", "a")).toBe(1);
		expect(activeAtStart(tabs, undefined, "a")).toBe(0);
	});
});

describe("a click", () => {
	it("shows the panel alone (atomic #9, #10)", async () => {
		await mount(atomicTabs(three));
		tab(0).querySelector("span")!.click();
		expect(shown()).toEqual([0]);
		expect([0, 1, 2].map((at) => tab(at).ariaSelected)).toEqual(["true", "false", "false"]);
		expect([0, 1, 2].map((at) => tab(at).tabIndex)).toEqual([0, -1, -1]);
		expect(panel(0).getAttribute("style")).toBeNull();
		expect(tab(1).classList.contains("e--selected")).toBe(false);
	});

	it("tells the page which panel opened, once (atomic #22)", async () => {
		await mount(atomicTabs(three));
		const hear = vi.fn();
		window.addEventListener("elementor/nested-tabs/activate", (event) => hear((event as CustomEvent).detail), {
			once: true,
		});
		tab(2).click();
		tab(2).click();
		expect(hear.mock.calls).toEqual([[panel(2)]]);
	});

	it("of a tab without a panel selects it and shows none (atomic #19)", async () => {
		const { errors } = await mount(atomicTabs(["One", "Two"], { count: 3 }));
		tab(2).click();
		expect(tab(2).ariaSelected).toBe("true");
		expect(shown()).toEqual([]);
		expect(errors).toEqual([]);
	});

	it("opens by position, wherever the content area stands and whatever is around tabs (atomic #18)", async () => {
		await mount(
			atomicTabs(three, {
				swapped: true,
				around: (tab) => `<div class="elementor-element e-con" data-element_type="container">${tab}</div>`,
			}),
		);
		tab(2).click();
		expect(shown()).toEqual([2]);
	});

	it("in a host within a panel changes nothing outside (atomic #13)", async () => {
		await mount(atomicTabs(["One", atomicTabs(three, { id: "b" }), "Three"]));
		tab(2, "b").click();
		expect([shown(), shown("b")]).toEqual([[1], [2]]);
		press(tab(2, "b"), "ArrowRight");
		expect(document.activeElement).toBe(tab(0, "b"));
	});

	it("in one of two hosts with the same id changes that one (atomic #14)", async () => {
		const { hosts } = await mount(atomicTabs(three) + atomicTabs(three));
		tab(0).click();
		expect(hosts.map((host) => shown("a1", host))).toEqual([[0], [1]]);
	});

	it("alongside an older accordion, in either order, changes only its own (atomic #7)", async () => {
		const accordion = '<div class="elementor-element elementor-widget" data-widget_type="accordion.default">';
		await mount(
			`${accordion}<div class="elementor-tab-content">${atomicTabs([`${accordion}</div>`, "b"])}</div></div>`,
		);
		tab(0).click();
		expect(shown()).toEqual([0]);
	});

	it("in a panel of an older accordion and the other way round leaves the other's state (atomic #7)", async () => {
		const accordion = (number: string, content: string) =>
			`<div class="elementor-element elementor-widget" data-id="${number}" data-element_type="widget" data-widget_type="accordion.default"><div class="elementor-accordion">${[
				1, 2,
			]
				.map(
					(at) =>
						`<div class="elementor-accordion-item"><div id="elementor-tab-title-${number}${at}" class="elementor-tab-title" data-tab="${at}" role="button" aria-controls="elementor-tab-content-${number}${at}" aria-expanded="false" tabindex="0"><a class="elementor-accordion-title" tabindex="0">${at}</a></div><div id="elementor-tab-content-${number}${at}" class="elementor-tab-content" data-tab="${at}" role="region">${content}</div></div>`,
				)
				.join("")}</div></div>`;
		document.body.innerHTML =
			accordion("1", atomicTabs(three, { printed: 0 })) +
			atomicTabs([accordion("2", ""), "Two"], { id: "b", printed: 0 });
		const { default: accordionPlugin } = await import("../../accordion");
		const older = await mountPlugin(accordionPlugin, "[data-widget_type]");
		await mount();
		const states = () =>
			[...document.querySelectorAll<HTMLElement>(".elementor-tab-title")].map((title) => title.ariaExpanded);
		const before = states();
		const [first] = mounted.hosts;
		tab(1, "a1", first!).click();
		expect([shown("a1", first!), states()]).toEqual([[1], before]);
		document.querySelector<HTMLElement>("#elementor-tab-title-22")!.click();
		expect([states().slice(2), shown("b"), shown("a1", first!)]).toEqual([["false", "true"], [0], [1]]);
		expect([...older.errors, ...mounted.errors]).toEqual([]);
		older.unmount();
	});
});

describe("keys", () => {
	it("arrows move the focus and wrap, and show nothing (atomic #11)", async () => {
		await mount(atomicTabs(three, { printed: 2 }));
		expect(press(tab(2), "ArrowRight").defaultPrevented).toBe(true);
		expect(document.activeElement).toBe(tab(0));
		expect(shown()).toEqual([2]);
		tab(0).click();
		expect(shown()).toEqual([0]);
	});

	it("are mirrored right to left; Home and End lead to the ends (atomic #12)", async () => {
		document.dir = "rtl";
		await mount(atomicTabs(three, { printed: 0 }));
		press(tab(0), "ArrowLeft");
		expect(document.activeElement).toBe(tab(1));
		press(tab(1), "End");
		expect(document.activeElement).toBe(tab(2));
		press(tab(2), "Home");
		expect(document.activeElement).toBe(tab(0));
	});

	it("up and down move in a column, which is told (atomic #20)", async () => {
		await mount(atomicTabs(three, { menuStyle: "display:flex;flex-direction:column", printed: 0 }));
		press(tab(0), "ArrowDown");
		expect(document.activeElement).toBe(tab(1));
		expect(tab(0).parentElement!.getAttribute("aria-orientation")).toBe("vertical");
	});

	it("up and down stay the browser's in a row", async () => {
		await mount(atomicTabs(three, { printed: 0 }));
		expect(press(tab(0), "ArrowDown").defaultPrevented).toBe(false);
		expect(document.activeElement).toBe(tab(0));
	});
});

describe("the address", () => {
	it("opens the panel of its anchor, and brings that into view (atomic #21)", async () => {
		location.hash = "#deep";
		const seen = vi.fn();
		Element.prototype.scrollIntoView = function () {
			seen(this.id);
		};
		await mount(atomicTabs(["One", "Two", atomicTabs(["x", '<p id="deep">Here</p>'], { id: "b", printed: 0 })]));
		expect([shown(), shown("b")]).toEqual([[2], [1]]);
		await vi.waitFor(() => expect(seen).toHaveBeenCalledWith("deep"));
	});

	it("opens it again when a link leads to it", async () => {
		location.hash = "#a1-tab-content-2";
		Element.prototype.scrollIntoView = () => {};
		await mount(`<a href="#a1-tab-content-2">There</a>${atomicTabs(three)}`);
		tab(0).click();
		document.querySelector("a")!.click();
		expect(shown()).toEqual([2]);
	});
});
