// Mega menu: what pointers, presses, keys and other scripts do, and that teardown leaves no trace.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { intersect, resizeTo } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import { createContext } from "../../../tests/site/context.mjs";
import plugin from "..";
import row from "../plugin";
import { megaMenu } from "./widget.mjs";

let mounted: TestMount | undefined;
const items = [
	{ title: "Shop", href: "/shop", panel: "<p>Bowls</p>" },
	{ title: "Courses", panel: "<p>Mornings</p>" },
	{ title: "Team", href: "#team" },
];
const markup = (options = {}) => {
	const menu = String(megaMenu(createContext(), { items, id: "m0m0m0m", ...options }));
	return `${menu.replaceAll("&lt;", "<").replaceAll("&gt;", ">")}<div id="team"></div><button id="out">Out</button>`;
};
const start = async (options = {}, change = (text: string) => text) => {
	mounted = await mountPlugin(
		plugin,
		selectorOf(row),
		`<style>.e-n-menu-toggle{display:none}</style>${change(markup(options))}`,
	);
};
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const titles = () => findAll(".e-n-menu-title");
const icons = () => findAll(".e-n-menu-dropdown-icon");
const panels = () => findAll(".e-n-menu-content>*");
const expanded = () => icons().map((icon) => icon.getAttribute("aria-expanded") === "true");
const point = (node: Element, type = "pointerover", pointerType = "mouse", place = {}) =>
	node.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, ...place }));
const rest = () => vi.advanceTimersByTime(300);
const press = (node: Element, key: string) =>
	node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
	vi.useRealTimers();
	mounted?.unmount();
	mounted = undefined;
	resizeTo(1280);
});

it("sends no form that stands around it", async () => {
	await start({}, (text) => `<form>${text}</form>`);
	const sent = vi.fn((event: Event) => event.preventDefault());
	find("form").addEventListener("submit", sent);
	for (const button of [icons()[0]!, find(".e-n-menu-toggle")]) {
		button.removeAttribute("type");
		button.click();
		expect(button.ariaExpanded).toBe("true");
	}
	expect(sent).not.toHaveBeenCalled();
});

describe("under the mouse", () => {
	it("a title opens its panel alone and leaving for the page closes it, more-widgets #26", async () => {
		await start();
		const heard: unknown[] = [];
		const listen = (event: Event) => heard.push((event as CustomEvent).detail);
		addEventListener("elementor/nested-tabs/activate", listen);
		point(titles()[0]!);
		rest();
		expect(expanded()).toEqual([true, false]);
		expect(panels().map(({ className }) => className.includes("e-active"))).toEqual([true, false]);
		expect(panels()[0]!.style.cssText).toContain("display: var(--display)");
		expect(heard).toEqual([panels()[0]]);
		point(titles()[1]!);
		rest();
		expect(expanded()).toEqual([false, true]);
		expect(panels()[0]!.style.display).toBe("none");
		point(panels()[1]!);
		rest();
		expect(expanded()).toEqual([false, true]);
		point(find("#out"), "pointerover", "mouse", { clientX: 900, clientY: 900 });
		rest();
		expect(expanded()).toEqual([false, false]);
		removeEventListener("elementor/nested-tabs/activate", listen);
	});

	it("a panel closes when the mouse leaves the page", async () => {
		await start();
		point(titles()[0]!);
		rest();
		point(document.documentElement, "pointerleave");
		vi.advanceTimersByTime(500);
		expect(expanded()).toEqual([false, false]);
	});

	it("a title that the mouse was about to open stays closed when the browser brings the page back", async () => {
		await start();
		point(titles()[0]!);
		dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
		rest();
		expect(expanded()).toEqual([false, false]);
	});

	it("crossing the gap to the panel does not close it, more-widgets #26", async () => {
		await start();
		titles()[0]!.getBoundingClientRect = () => new DOMRect(100, 0, 100, 40);
		panels()[0]!.getBoundingClientRect = () => new DOMRect(0, 60, 600, 200);
		point(titles()[0]!);
		rest();
		point(document.body, "pointermove", "mouse", { clientX: 150, clientY: 50 });
		rest();
		expect(expanded()).toEqual([true, false]);
		point(document.body, "pointermove", "mouse", { clientX: 900, clientY: 50 });
		rest();
		expect(expanded()).toEqual([false, false]);
	});

	it("a click of the mouse changes nothing, a tap does", async () => {
		await start();
		point(titles()[1]!);
		rest();
		point(icons()[1]!, "pointerdown");
		icons()[1]!.click();
		expect(expanded()).toEqual([false, true]);
		point(icons()[1]!, "pointerdown", "touch");
		icons()[1]!.click();
		expect(expanded()).toEqual([false, false]);
	});
});

describe("by press", () => {
	it("a title opens and closes, a click outside closes, no class is undefined, more-widgets #27", async () => {
		await start({ openOn: "click" });
		const text = titles()[1]!.querySelector<HTMLElement>("span")!;
		text.click();
		expect(expanded()).toEqual([false, true]);
		expect(document.body.innerHTML).not.toContain("undefined");
		expect(find(".animated")).toBeNull();
		text.click();
		expect(expanded()).toEqual([false, false]);
		icons()[0]!.click();
		panels()[0]!.click();
		expect(expanded()).toEqual([true, false]);
		find("#out").click();
		expect(expanded()).toEqual([false, false]);
	});

	it("Escape closes what a press on a text has opened, wherever the focus is (more-widgets 8)", async () => {
		await start({ openOn: "click" });
		titles()[1]!.querySelector<HTMLElement>("span")!.click();
		expect(expanded()).toEqual([false, true]);
		press(document.body, "Escape");
		expect([expanded(), document.activeElement]).toEqual([[false, false], document.body]);
	});

	it("the mouse's way opens nothing", async () => {
		await start({ openOn: "click" });
		point(titles()[0]!);
		rest();
		expect(expanded()).toEqual([false, false]);
	});

	it("the entrance animation comes and goes", async () => {
		await start({ openOn: "click", animation: "fadeIn" });
		icons()[0]!.click();
		expect(panels()[0]!.matches(".animated.fadeIn")).toBe(true);
		icons()[0]!.click();
		expect(panels()[0]!.matches(".animated,.fadeIn")).toBe(false);
	});
});

describe("keys", () => {
	it("Escape closes and returns the focus, leaving by Tab closes, more-widgets #28", async () => {
		await start();
		const [icon] = icons();
		icon!.click();
		panels()[0]!.tabIndex = 0;
		panels()[0]!.focus();
		expect(expanded()).toEqual([true, false]);
		press(panels()[0]!, "Escape");
		expect(expanded()).toEqual([false, false]);
		expect(document.activeElement).toBe(icon);
		icon!.click();
		panels()[0]!.focus();
		titles()[2]!.querySelector("a")!.focus();
		expect(expanded()).toEqual([false, false]);
	});

	it("Home and End reach the first and the last title, more-widgets #28", async () => {
		await start();
		icons()[1]!.focus();
		press(icons()[1]!, "End");
		expect(document.activeElement).toBe(titles()[2]!.querySelector("a"));
		press(document.activeElement!, "Home");
		expect(document.activeElement).toBe(titles()[0]!.querySelector("a"));
		expect(mounted!.errors).toEqual([]);
	});
});

describe("small screens", () => {
	it("the button opens the list and a tap a panel, of a page that was loaded wide, more-widgets #29", async () => {
		await start();
		await vi.waitFor(() => expect(find(".e-n-menu").dataset.layout).toBe("horizontal"));
		find("style").textContent = "";
		resizeTo(900);
		await vi.waitFor(() => expect(find(".e-n-menu").dataset.layout).toBe("dropdown"));
		const heard = vi.fn();
		addEventListener("elementor-pro/mega-menu/dropdown-open", heard, { once: true });
		const toggle = find(".e-n-menu-toggle");
		const wrapper = find(".e-n-menu-wrapper");
		expect(wrapper.inert).toBe(true);
		toggle.click();
		expect(toggle.ariaExpanded).toBe("true");
		expect(wrapper.inert).toBe(false);
		expect(wrapper.style.getPropertyValue("--n-menu-dropdown-content-box-height")).toBe("auto");
		expect(heard).toHaveBeenCalledOnce();
		point(titles()[1]!, "pointerdown", "touch");
		titles()[1]!.click();
		expect(expanded()).toEqual([false, true]);
		press(panels()[1]!, "Escape");
		expect(toggle.ariaExpanded).toBe("false");
		expect(document.activeElement).toBe(toggle);
		toggle.click();
		titles()[1]!.click();
		press(document.body, "Escape");
		expect([toggle.ariaExpanded, expanded()]).toEqual(["false", [false, false]]);
	});
});

it("other scripts open and close it", async () => {
	await start();
	const send = (type: string, detail: unknown) => window.dispatchEvent(new CustomEvent(type, { detail }));
	const activate = "elementor/nested-elements/activate-by-keyboard";
	send(activate, { widgetId: "other", titleIndex: 1 });
	expect(expanded()).toEqual([false, false]);
	send(activate, { widgetId: "m0m0m0m", titleIndex: 2 });
	expect(expanded()).toEqual([false, true]);
	send(activate, { widgetId: "m0m0m0m" });
	expect(expanded()).toEqual([false, false]);
	send("elementor/mega-menu/dropdown-toggle-by-keyboard", { widgetId: "m0m0m0m", show: true });
	expect(find(".e-n-menu-toggle").ariaExpanded).toBe("true");
});

it.each(["e-n-menu-content-4271 mine", "mine e-n-menu-content-4271"])(
	"a panel with an id of its author's has one that its button names (more-widgets 8): %s",
	async (ids) => {
		await start({}, (text) => text.replace('id="e-n-menu-content-4271"', `id="${ids}"`));
		expect(panels()[0]!.id).toBe(icons()[0]!.getAttribute("aria-controls"));
	},
);

it("a link to a place is current while that is in view, and none says so emptily", async () => {
	await start({}, (text) => text.replace('href="#team"', 'href="#team" aria-current=""'));
	const link = titles()[2]!.querySelector("a")!;
	expect(link.hasAttribute("aria-current")).toBe(false);
	await new Promise(requestAnimationFrame);
	intersect(find("#team"));
	expect(link.getAttribute("aria-current")).toBe("location");
	expect(titles()[2]!.classList.contains("e-current")).toBe(true);
});

it("teardown leaves no trace", async () => {
	await start({ openOn: "click", animation: "fadeIn" });
	mounted!.unmount();
	const before =
		(await mountPlugin(plugin, "none", markup({ openOn: "click", animation: "fadeIn" }))) &&
		find(".elementor-element").outerHTML;
	mounted = await mountPlugin(plugin, selectorOf(row));
	icons()[0]!.click();
	expect(find(".elementor-element").outerHTML).not.toBe(before);
	mounted.unmount();
	expect(find(".elementor-element").outerHTML).toBe(before);
});

describe("a bar that is wider than its box", () => {
	const wide = { item_position_horizontal: "end", horizontal_scroll: "enable", horizontal_scroll_tablet: "disable" };
	const bar = () => find(".e-n-menu-heading");
	const justified = () => bar().style.getPropertyValue("--n-menu-heading-justify-content");
	let look: () => void;
	const begin = async (settings: object) => {
		vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
		vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(500);
		vi.stubGlobal(
			"ResizeObserver",
			class {
				constructor(callback: () => void) {
					look = callback;
				}
				observe() {
					look();
				}
				disconnect() {}
			},
		);
		await start({}, (text) => {
			const page = new DOMParser().parseFromString(text, "text/html");
			const { dataset } = page.querySelector<HTMLElement>(".elementor-widget-n-menu")!;
			dataset.settings = JSON.stringify({ ...JSON.parse(dataset.settings!), ...settings });
			return page.body.innerHTML;
		});
	};
	afterEach(() => {
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
	});

	it("begins at its start, scrolls to its end where its titles are to stand there, and follows the mouse (more-widgets 8)", async () => {
		await begin(wide);
		await vi.waitFor(() => expect(justified()).toBe("start"));
		expect(bar().scrollLeft).toBe(500);
		const drag = (from: Element) => {
			from.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, clientX: 100 }));
			window.dispatchEvent(new MouseEvent("mousemove", { clientX: 160 }));
			const { className, scrollLeft } = bar();
			window.dispatchEvent(new MouseEvent("mouseup"));
			return [/e-scroll-active/.test(className), scrollLeft];
		};
		expect(drag(panels()[0]!)).toEqual([false, 500]);
		expect(drag(titles()[0]!)).toEqual([true, 440]);
		expect(bar().className).not.toContain("e-scroll");
		resizeTo(900);
		await vi.waitFor(() => expect(justified()).toBe(""));
	});

	it("is left alone where it is not to scroll", async () => {
		await begin({ horizontal_scroll: "disable" });
		expect(justified()).toBe("");
	});
});
