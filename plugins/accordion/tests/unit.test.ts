// Accordion, toggle and tabs: what opens and closes, by mouse and by key, and what the page hears of it.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $preferences } from "../../../src/stores/preferences";
import { setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const widget = (type: string, id: string, body: string) =>
	`<div class="elementor-element elementor-widget elementor-widget-${type}" data-id="${id}" data-element_type="widget" data-widget_type="${type}.default">${body}</div>`;

const items = (kind: "accordion" | "toggle", contents: string[], id: string = kind) =>
	widget(
		kind,
		id,
		`<div class="elementor-${kind}">${contents
			.map(
				(content, at) => `<div class="elementor-${kind}-item">
	<div id="${id}-title-${at + 1}" class="elementor-tab-title" data-tab="${at + 1}" role="button" aria-controls="${id}-content-${at + 1}" aria-expanded="false">
		<span class="elementor-${kind}-icon" aria-hidden="true">+</span><a class="elementor-${kind}-title" tabindex="0">Title ${at + 1}</a></div>
	<div id="${id}-content-${at + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${at + 1}" role="region" aria-labelledby="${id}-title-${at + 1}">${content}</div>
</div>`,
			)
			.join("")}</div>`,
	);

const tabs = (contents: string[], id = "tabs") => {
	const state = (at: number) =>
		`data-tab="${at + 1}" role="tab" aria-selected="${!at}" tabindex="${at ? -1 : 0}" aria-controls="${id}-content-${at + 1}" aria-expanded="false"`;
	return widget(
		"tabs",
		id,
		`<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${contents
			.map(
				(_, at) =>
					`<div id="${id}-title-${at + 1}" class="elementor-tab-title elementor-tab-desktop-title" ${state(at)}>Tab ${at + 1}</div>`,
			)
			.join("")}</div>
		<div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${contents
			.map(
				(content, at) => `<div class="elementor-tab-title elementor-tab-mobile-title" ${state(at)}>Tab ${at + 1}</div>
			<div id="${id}-content-${at + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${at + 1}" role="tabpanel" aria-labelledby="${id}-title-${at + 1}" tabindex="0" hidden="${at ? "hidden" : "false"}">${content}</div>`,
			)
			.join("")}</div></div>`,
	);
};

const three = ["<p>One</p>", "<p>Two</p>", "<p>Three</p>"];
const find = <E extends HTMLElement = HTMLElement>(id: string) => document.getElementById(id) as E;
const desktop = (at: number) => find(`tabs-title-${at}`);
const mobile = (at: number) =>
	document.querySelector<HTMLElement>(`.elementor-tab-mobile-title[aria-controls="tabs-content-${at}"]`)!;
const isOpen = (id: string, at: number) => {
	const title = find(`${id}-title-${at}`);
	const content = find(`${id}-content-${at}`);
	const open = title.classList.contains("elementor-active");
	expect(content.classList.contains("elementor-active")).toBe(open);
	expect(content.style.display === "block").toBe(open);
	expect(title.getAttribute("aria-expanded")).toBe(String(open));
	return open;
};
const openItems = (id: string, count = 3) =>
	Array.from({ length: count }, (_, at) => at + 1).filter((at) => isOpen(id, at));

const press = (target: Element, key: string, init: KeyboardEventInit = {}) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
	target.dispatchEvent(event);
	return event;
};
const click = (target: Element) => {
	const event = new MouseEvent("click", { bubbles: true, cancelable: true });
	target.dispatchEvent(event);
	return event;
};

let mounted: TestMount | undefined;
const open = async (markup: string) => (mounted = await mountPlugin(plugin, selectorOf(descriptor), markup));

let recalcs = 0;
const countRecalc = () => recalcs++;
beforeEach(() => {
	recalcs = 0;
	window.addEventListener("elementor-pro/motion-fx/recalc", countRecalc);
});
afterEach(() => {
	expect(mounted?.errors ?? []).toEqual([]);
	mounted?.unmount();
	mounted = undefined;
	cleanStores($preferences);
	window.removeEventListener("elementor-pro/motion-fx/recalc", countRecalc);
	Reflect.deleteProperty(HTMLElement.prototype, "animate");
	Reflect.deleteProperty(HTMLElement.prototype, "checkVisibility");
});

describe("accordion", () => {
	it("opens item 1 at start, closes it when item 2 is clicked, and closes 2 when it is clicked again (page-builder #21)", async () => {
		await open(items("accordion", three));
		expect(openItems("accordion")).toEqual([1]);
		find("accordion-title-2").click();
		expect(openItems("accordion")).toEqual([2]);
		find("accordion-title-2").click();
		expect(openItems("accordion")).toEqual([]);
	});

	it("writes the attributes of an open and of a closed item", async () => {
		await open(items("accordion", three));
		const [title, content] = [find("accordion-title-1"), find("accordion-content-1")];
		expect(title.getAttribute("tabindex")).toBe("0");
		expect(content.getAttribute("style")).toBe("display: block;");
		expect(content.hasAttribute("hidden")).toBe(false);
		title.click();
		expect(title.getAttribute("tabindex")).toBe("-1");
		expect(content.getAttribute("style")).toBe("display: none;");
		expect(content.getAttribute("hidden")).toBe("hidden");
		expect(title.hasAttribute("aria-selected")).toBe(false);
	});

	it("does not touch closed items at start", async () => {
		const template = document.createElement("template");
		template.innerHTML = items("accordion", three);
		await open(items("accordion", three));
		for (const id of ["accordion-title-2", "accordion-content-2", "accordion-content-3"])
			expect(find(id).outerHTML).toBe(template.content.getElementById(id)!.outerHTML);
	});

	it("tells scroll effects to measure again for the item open at start and for each opened one, not for closed ones", async () => {
		await open(items("accordion", three));
		expect(recalcs).toBe(1);
		find("accordion-title-2").click();
		expect(recalcs).toBe(2);
		find("accordion-title-2").click();
		expect(recalcs).toBe(2);
	});

	it("gives each title one tab stop, whatever its state, and keeps the focus on it", async () => {
		await open(items("accordion", three));
		const stops = () =>
			[1, 2, 3].map((at) => {
				const title = find(`accordion-title-${at}`);
				return [title, ...title.querySelectorAll("a")].filter(({ tabIndex }) => tabIndex >= 0);
			});
		for (const at of [0, 2, 2, 1, 3]) {
			if (at) find(`accordion-title-${at}`).click();
			expect(stops().map(({ length }) => length)).toEqual([1, 1, 1]);
		}
		const stop = stops()[0]![0]!;
		stop.focus();
		press(stop, "Enter");
		expect(document.activeElement).toBe(stops()[0]![0]);
		press(document.activeElement!, " ");
		expect(document.activeElement).toBe(stops()[0]![0]);
	});

	it("never lets an inner link without address navigate, and opens the item", async () => {
		await open(items("accordion", three).replaceAll("<a class", '<a href="" class'));
		const event = click(find("accordion-title-2").querySelector("a")!);
		expect(event.defaultPrevented).toBe(true);
		expect(openItems("accordion")).toEqual([2]);
	});

	it("leaves real links in titles and contents to the browser", async () => {
		await open(items("accordion", ['<a id="inside" href="#there">there</a>', "Two", "Three"]));
		const title = find("accordion-title-2");
		title.insertAdjacentHTML("beforeend", '<a id="beside" href="#here">here</a>');
		for (const id of ["inside", "beside"]) {
			expect(click(find(id)).defaultPrevented).toBe(false);
			expect(press(find(id), "Enter").defaultPrevented).toBe(false);
		}
		expect(openItems("accordion")).toEqual([1]);
	});

	it("lets the keyboard reach and open a title that is itself a link, or has no link at all", async () => {
		await open(
			items("toggle", three).replace(/<a (class="\S+") tabindex="0">(Title 1)<\/a>/, '<a $1 href="#there">$2</a>'),
		);
		find("toggle-title-2").querySelector("a")!.replaceWith("Title 2");
		mounted!.unmount();
		mounted = await mountPlugin(plugin, selectorOf(descriptor));
		for (const at of [1, 2]) {
			const title = find(`toggle-title-${at}`);
			for (const items of [[at], []]) {
				title.focus();
				press(document.activeElement!, "Enter");
				expect(openItems("toggle")).toEqual(items);
				expect(document.activeElement).toBe(title);
				expect(title.tabIndex).toBe(0);
			}
		}
	});

	it("opens inside a container that is a link", async () => {
		await open(tabs(three));
		const link = document.createElement("a");
		link.href = "#there";
		document.body.append(link);
		link.append(mounted!.host);
		expect(click(desktop(2)).defaultPrevented).toBe(true);
		expect(openItems("tabs")).toEqual([2]);
	});

	it("changes on Enter and Space without scrolling, once for a key that is held down", async () => {
		await open(items("accordion", three));
		const stop = find("accordion-title-2").querySelector("a")!;
		expect(press(stop, "Enter").defaultPrevented).toBe(true);
		expect(openItems("accordion")).toEqual([2]);
		expect(press(find("accordion-title-3"), " ").defaultPrevented).toBe(true);
		expect(openItems("accordion")).toEqual([3]);
		expect(press(find("accordion-title-3"), " ", { repeat: true }).defaultPrevented).toBe(true);
		expect(openItems("accordion")).toEqual([3]);
	});

	it("leaves keys with a modifier, and arrows outside a list of tabs, alone", async () => {
		await open(items("accordion", three));
		for (const event of [
			press(find("accordion-title-2"), "Enter", { ctrlKey: true }),
			press(find("accordion-title-2"), "ArrowDown"),
			press(find("accordion-title-2"), "End"),
		])
			expect(event.defaultPrevented).toBe(false);
		expect(openItems("accordion")).toEqual([1]);
	});

	it("keeps the outer state when an accordion inside a panel is used (page-builder #25)", async () => {
		await open(items("accordion", [items("accordion", three, "inner"), "Two", "Three"]));
		expect(openItems("accordion")).toEqual([1]);
		expect(openItems("inner")).toEqual([1]);
		find("inner-title-2").click();
		expect(openItems("inner")).toEqual([2]);
		press(find("inner-title-2"), "Enter");
		expect(openItems("inner")).toEqual([]);
		expect(openItems("accordion")).toEqual([1]);
		find("accordion-title-2").click();
		expect(openItems("inner")).toEqual([]);
	});

	it("works with an inner wrapper around the widget as well", async () => {
		const [start, ...rest] = items("accordion", three).split('<div class="elementor-accordion">');
		await open(
			`${start}<div class="elementor-widget-container"><div class="elementor-accordion">${rest.join("")}</div>`,
		);
		find("accordion-title-2").click();
		expect(openItems("accordion")).toEqual([2]);
	});

	it("says so without items, and survives numbers that are not", async () => {
		await open(
			widget("accordion", "empty", "") + items("accordion", three).replaceAll('data-tab="2"', `data-tab='"],*'`),
		);
		expect(mounted!.hosts[0]!.innerHTML).toBe("");
		expect(mounted!.errors.splice(0).map(({ code }) => code)).toContain("markup");
		find("accordion-title-2").click();
		expect(openItems("accordion")).toEqual([2]);
	});

	it("is left as printed where its titles have no numbers, and says so", async () => {
		const markup = items("accordion", three).replaceAll(/ data-tab="\d"/g, "");
		await open(markup);
		expect(document.body.innerHTML).toBe(markup);
		expect(mounted!.errors.splice(0).map(({ code }) => code)).toEqual(["markup"]);
	});
});

describe("toggle", () => {
	it("starts closed and lets two items be open (page-builder #22)", async () => {
		await open(items("toggle", three));
		expect(openItems("toggle")).toEqual([]);
		expect(recalcs).toBe(0);
		find("toggle-title-1").click();
		find("toggle-title-3").click();
		expect(openItems("toggle")).toEqual([1, 3]);
		find("toggle-title-1").click();
		expect(openItems("toggle")).toEqual([3]);
	});
});

describe("tabs", () => {
	it("keeps the active one open when it is clicked, and says nothing (page-builder #23)", async () => {
		await open(tabs(three));
		recalcs = 0;
		desktop(1).click();
		expect(openItems("tabs")).toEqual([1]);
		expect(recalcs).toBe(0);
		desktop(2).click();
		expect(openItems("tabs")).toEqual([2]);
		expect(recalcs).toBe(1);
	});

	it("gives desktop and mobile titles the same state (page-builder #23)", async () => {
		await open(tabs(three));
		const states = (title: Element) =>
			["tabindex", "aria-selected", "aria-expanded"].map((name) => title.getAttribute(name)).join();
		mobile(2).click();
		for (const at of [1, 2, 3]) {
			expect(states(mobile(at))).toBe(states(desktop(at)));
			expect(mobile(at).classList.contains("elementor-active")).toBe(
				desktop(at).classList.contains("elementor-active"),
			);
		}
		expect(states(desktop(2))).toBe("0,true,true");
		expect(states(desktop(1))).toBe("-1,false,false");
	});

	it("shows the first panel though the server printed hidden on it, and hides without a slide", async () => {
		HTMLElement.prototype.animate = () => {
			throw new Error("tabs have no motion");
		};
		await open(tabs(three));
		expect(find("tabs-content-1").hasAttribute("hidden")).toBe(false);
		expect(find("tabs-content-1").getAttribute("style")).toBe("display: block;");
		desktop(2).click();
		expect(find("tabs-content-1").getAttribute("hidden")).toBe("hidden");
		expect(find("tabs-content-1").getAttribute("style")).toBe("display: none;");
	});

	it("moves the focus to title 2 on Left where the site is right to left, and shows panel 1 still (page-builder #24)", async () => {
		window.elementorFrontendConfig = { is_rtl: true };
		await open(tabs(three));
		desktop(1).focus();
		expect(press(desktop(1), "ArrowLeft").defaultPrevented).toBe(true);
		expect(document.activeElement).toBe(desktop(2));
		expect(openItems("tabs")).toEqual([1]);
	});

	it("moves with Left and Right in a row, wrapping, and with Home and End", async () => {
		await open(tabs(three));
		for (const [from, key, to] of [
			[1, "ArrowRight", 2],
			[3, "ArrowRight", 1],
			[1, "ArrowLeft", 3],
			[3, "Home", 1],
			[1, "End", 3],
		] as const) {
			expect(press(desktop(from), key).defaultPrevented).toBe(true);
			expect(document.activeElement).toBe(desktop(to));
		}
		for (const key of ["ArrowUp", "ArrowDown"]) expect(press(desktop(1), key).defaultPrevented).toBe(false);
		expect(openItems("tabs")).toEqual([1]);
	});

	it("moves with Up and Down in a vertical list, among the titles of that list", async () => {
		await open(tabs(three));
		expect(press(mobile(1), "ArrowDown").defaultPrevented).toBe(true);
		expect(document.activeElement).toBe(mobile(2));
		press(mobile(1), "ArrowUp");
		expect(document.activeElement).toBe(mobile(3));
		press(mobile(3), "Home");
		expect(document.activeElement).toBe(mobile(1));
		expect(press(mobile(1), "ArrowRight").defaultPrevented).toBe(false);
	});

	it("skips titles that cannot be seen", async () => {
		HTMLElement.prototype.checkVisibility = function () {
			return this !== desktop(2);
		};
		await open(tabs(three));
		press(desktop(1), "ArrowRight");
		expect(document.activeElement).toBe(desktop(3));
	});

	it("does not take the list around an accordion in a panel for the accordion's own", async () => {
		await open(tabs([items("accordion", three), "Two"]));
		expect(press(find("accordion-title-1"), "ArrowDown").defaultPrevented).toBe(false);
		find("accordion-title-2").click();
		expect(openItems("tabs", 2)).toEqual([1]);
		expect(openItems("accordion")).toEqual([2]);
	});
});

describe("slide", () => {
	interface Slide extends Partial<Animation> {
		target: HTMLElement;
		frames: Keyframe[];
		options: KeyframeAnimationOptions;
		reversed: number;
		cancelled: boolean;
	}
	let slides: Slide[];
	const finish = (slide: Slide) => slide.onfinish!.call(slide as Animation, {} as AnimationPlaybackEvent);

	beforeEach(() => {
		slides = [];
		HTMLElement.prototype.animate = function (frames, options) {
			const slide: Slide = {
				target: this,
				frames: frames as Keyframe[],
				options: options as KeyframeAnimationOptions,
				reversed: 0,
				cancelled: false,
				reverse: () => slide.reversed++,
				cancel: () => (slide.cancelled = true),
			};
			slides.push(slide);
			return slide as unknown as Animation;
		};
	});

	it("takes 400 ms in both directions, and none for the item that is open at start (page-builder #21)", async () => {
		await open(items("accordion", three));
		expect(slides).toEqual([]);
		find("accordion-title-2").click();
		expect(slides.map(({ target }) => target.id)).toEqual(["accordion-content-1", "accordion-content-2"]);
		expect(slides.map(({ options }) => [options.duration, options.direction])).toEqual([
			[400, "reverse"],
			[400, "normal"],
		]);
	});

	it("reads heights before anything is written, that of what opens once more where the browser cannot slide to its own", async () => {
		await open(items("accordion", three));
		const { outerHTML } = mounted!.host;
		const seen: string[] = [];
		const read = vi.spyOn(window, "getComputedStyle").mockImplementation(
			() =>
				({
					get height() {
						seen.push(mounted!.host.outerHTML);
						return "100px";
					},
				}) as CSSStyleDeclaration,
		);
		find("accordion-title-2").click();
		read.mockRestore();
		expect(seen.map((html) => html === outerHTML)).toEqual([true, true, false]);
	});

	it("slides to the height of what is in it where the browser can, and asks for none that needs a layout", async () => {
		await open(items("accordion", three));
		vi.stubGlobal("CSS", { supports: () => true });
		let reads = 0;
		const read = vi.spyOn(window, "getComputedStyle").mockImplementation(
			(content) =>
				({
					get height() {
						reads++;
						return content.id === "accordion-content-2" ? "auto" : "100px";
					},
				}) as CSSStyleDeclaration,
		);
		find("accordion-title-2").click();
		read.mockRestore();
		vi.unstubAllGlobals();
		expect(slides.map(({ frames }) => (frames as Keyframe[])[1]!.height)).toEqual(["100px", "calc-size(auto, size)"]);
		expect(reads).toBe(2);
	});

	it("keeps a closing content visible until the end, though it is hidden immediately", async () => {
		await open(items("accordion", three));
		const content = find("accordion-content-1");
		find("accordion-title-1").click();
		expect(content.getAttribute("hidden")).toBe("hidden");
		expect(content.getAttribute("style")).toBe("display: block; overflow: hidden;");
		finish(slides[0]!);
		expect(content.getAttribute("style")).toBe("display: none;");
	});

	it("tells scroll effects to measure again when the content is shown fully", async () => {
		await open(items("toggle", three));
		const content = find("toggle-content-1");
		find("toggle-title-1").click();
		expect(recalcs).toBe(0);
		expect(find("toggle-title-1").ariaExpanded).toBe("true");
		finish(slides[0]!);
		expect(recalcs).toBe(1);
		expect(content.getAttribute("style")).toBe("display: block;");
	});

	it("turns a running slide around instead of starting another", async () => {
		await open(items("toggle", three));
		const content = find("toggle-content-1");
		for (const _ of [1, 2, 3, 4]) find("toggle-title-1").click();
		expect(slides.length).toBe(1);
		expect(slides[0]!.reversed).toBe(3);
		expect(content.getAttribute("hidden")).toBe("hidden");
		finish(slides[0]!);
		expect(content.getAttribute("style")).toBe("display: none;");
		expect(recalcs).toBe(0);
	});

	it("is left out under reduced motion", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		await open(items("accordion", three));
		find("accordion-title-2").click();
		expect(slides).toEqual([]);
		expect(openItems("accordion")).toEqual([2]);
		expect(recalcs).toBe(2);
	});

	it("is stopped by teardown", async () => {
		await open(items("accordion", three));
		find("accordion-title-1").click();
		mounted!.unmount();
		expect(slides[0]!.cancelled).toBe(true);
		expect(find("accordion-content-1").hasAttribute("style")).toBe(false);
	});
});

describe("teardown", () => {
	it("leaves the page as the server printed it, deaf to clicks and keys, and can be mounted again", async () => {
		await open(items("accordion", three) + items("toggle", three) + tabs(three));
		const template = document.createElement("div");
		template.innerHTML = items("accordion", three) + items("toggle", three) + tabs(three);
		for (const id of ["accordion", "toggle", "tabs"]) {
			find(`${id}-title-2`).click();
			find(`${id}-title-3`).click();
		}
		mounted!.unmount();
		expect(document.body.innerHTML).toBe(template.innerHTML);
		expect(click(find("toggle-title-1")).defaultPrevented).toBe(false);
		expect(press(find("tabs-title-1"), "End").defaultPrevented).toBe(false);
		expect(document.body.innerHTML).toBe(template.innerHTML);
		mounted = await mountPlugin(plugin, selectorOf(descriptor));
		expect(openItems("accordion")).toEqual([1]);
		find("accordion-title-2").click();
		expect(openItems("accordion")).toEqual([2]);
	});
});
