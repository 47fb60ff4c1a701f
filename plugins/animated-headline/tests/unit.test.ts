// Animated headline: classes, widths and letters in the page, what is heard, and when nothing moves.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { intersect, resizeTo, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const widget = (settings: object, words = ["fast", "small"]) => `
<div class="elementor-element elementor-widget" data-widget_type="animated-headline.default" data-settings='${JSON.stringify(settings)}'>
<h3 class="elementor-headline"><span class="elementor-headline-plain-text elementor-headline-text-wrapper">We are</span>
<span class="elementor-headline-dynamic-wrapper elementor-headline-text-wrapper">${words
	.map(
		(word, index) =>
			`\n<span class="elementor-headline-dynamic-text${index ? "" : " elementor-headline-text-active"}"> ${word} </span>`,
	)
	.join("")}</span></h3></div>`;
const rotating = (animation_type: string, more = {}) => ({
	headline_style: "rotate",
	animation_type,
	rotate_iteration_delay: 2500,
	loop: "yes",
	...more,
});
const highlighted = { headline_style: "highlight", marker: "x", loop: "yes" };

let mounted: TestMount | undefined;
let isLoaded = false;
/** What words that take turns need is a part; loaded once, it is there in the task that asks for it. */
const load = async () => {
	if (isLoaded) return;
	const { host, unmount } = await mountPlugin(plugin, selectorOf(descriptor), widget(rotating("flip")));
	await vi.waitFor(() => expect(host.querySelector("[aria-hidden=true]")).not.toBeNull());
	unmount();
	isLoaded = true;
};
const open = async (settings: object, words?: string[]) => {
	await load();
	mounted = await mountPlugin(plugin, selectorOf(descriptor), widget(settings, words));
	const { host } = mounted;
	const get = (name: string) => host.querySelector<HTMLElement>(`.elementor-headline${name}`)!;
	const all = [...host.querySelectorAll<HTMLElement>(".elementor-headline-dynamic-text")];
	const active = () =>
		all.map(({ classList }) =>
			["active", "inactive"].filter((name) => classList.contains(`elementor-headline-text-${name}`)).join(),
		);
	const shown = (index: number) =>
		[...all[index]!.querySelectorAll(".elementor-headline-animation-in")].map((node) => node.textContent).join("");
	return { ...mounted, headline: get(""), wrapper: get("-dynamic-wrapper"), words: all, active, shown };
};
const draw = () => vi.advanceTimersToNextFrame();
/** Comes into view: measured in a frame, before its words move. Each width is written in one more. */
const look = (headline: Element) => {
	intersect(headline, true, "0px 0px -100px");
	draw();
};
const hide = (isHidden: boolean) => {
	vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
	document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockImplementation(function (this: HTMLElement) {
		return this.textContent.trim().length * 10;
	});
});
afterEach(() => {
	mounted?.unmount();
	// What the frame on its way would do goes with it.
	draw();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

it("changes words by class, and the wrapper's width with them, once it is in view (more-widgets #5)", async () => {
	const { headline, wrapper, active } = await open(rotating("flip"));
	vi.advanceTimersByTime(10_000);
	expect([active(), wrapper.style.width]).toEqual([["active", ""], ""]);
	look(headline);
	vi.advanceTimersByTime(2499);
	expect([active(), wrapper.style.width]).toEqual([["active", ""], "40px"]);
	vi.advanceTimersByTime(1);
	expect(active()).toEqual(["inactive", "active"]);
	draw();
	expect(wrapper.style.width).toBe("50px");
	vi.advanceTimersByTime(2500);
	expect([active(), wrapper.style.width]).toEqual([["active", "inactive"], "40px"]);
});

it("keeps fractions of a word's width, so that a line that just fits does not break (more-widgets #5)", async () => {
	const { headline, wrapper, words } = await open(rotating("flip"));
	words.forEach((word, index) => {
		word.style.width = `${[229.3125, 59.71875][index]}px`;
	});
	look(headline);
	draw();
	expect(wrapper.style.width).toBe("229.3125px");
	vi.advanceTimersByTime(2500);
	draw();
	expect(wrapper.style.width).toBe("59.71875px");
});

it.each([
	["wave", "60px"],
	["flip", "60px"],
	["clip", "50px"],
	["typing", ""],
])("is as wide as the widest word at first where the words are only in the settings: %s", async (type, width) => {
	const { host } = await open(rotating(type, { rotating_text: "fast\nslower\nslow" }), []);
	const wrapper = host.querySelector<HTMLElement>(".elementor-headline-dynamic-wrapper")!;
	await vi.waitFor(() => expect(host.querySelector("[aria-hidden=true]")).not.toBeNull());
	look(host.querySelector<HTMLElement>(".elementor-headline")!);
	draw();
	expect(wrapper.style.width).toBe(width);
});

it("types without leading blanks (more-widgets #6)", async () => {
	const { headline, wrapper, words, active, shown } = await open(rotating("typing"), ["fast", "ok"]);
	look(headline);
	expect([shown(0), shown(1), words[1]!.children.length, words[1]!.style.opacity]).toEqual(["fast", "", 2, "1"]);
	vi.advanceTimersByTime(2500);
	expect(wrapper.classList).toContain("elementor-headline-typing-selected");
	vi.advanceTimersByTime(500);
	expect(wrapper.classList).not.toContain("elementor-headline-typing-selected");
	expect([shown(0), active()]).toEqual(["", ["inactive", ""]]);
	vi.advanceTimersByTime(800);
	expect([shown(1), active()]).toEqual(["o", ["inactive", "active"]]);
	vi.advanceTimersByTime(150);
	expect([shown(1), wrapper.style.width]).toEqual(["ok", ""]);
});

it("closes and opens a clipped word", async () => {
	const { headline, wrapper, active } = await open(rotating("clip"));
	look(headline);
	vi.advanceTimersByTime(2499);
	expect(wrapper.style.width).toBe("50px");
	vi.advanceTimersByTime(1);
	expect([wrapper.style.width, wrapper.style.overflow]).toEqual(["2px", "hidden"]);
	vi.advanceTimersByTime(600);
	draw();
	expect([wrapper.style.width, active()]).toEqual(["60px", ["inactive", "active"]]);
});

it("keeps the spaces between letters, and the classes of words whose letters change", async () => {
	const { headline, words, active, shown } = await open(rotating("wave"), ["a b", "cd"]);
	look(headline);
	expect([words[0]!.textContent, words[0]!.querySelectorAll<HTMLElement>("span")[1]!.style.whiteSpace]).toEqual([
		"a b",
		"pre",
	]);
	vi.advanceTimersByTime(2600);
	expect([shown(0), shown(1), active()]).toEqual(["", "cd", ["active", ""]]);
});

it("stops at the last word without a loop (more-widgets #7)", async () => {
	const { headline, active } = await open(rotating("slide", { loop: undefined }));
	look(headline);
	vi.advanceTimersByTime(60_000);
	expect(active()).toEqual(["inactive", "active"]);
	expect(vi.getTimerCount()).toBe(0);
});

it("hides a looping highlight at 7600 ms and draws it again at 9200 (more-widgets #8)", async () => {
	const { headline, wrapper } = await open({
		...highlighted,
		highlight_animation_duration: 1200,
		highlight_iteration_delay: 8000,
	});
	expect(wrapper.querySelector("svg")).toBeNull();
	intersect(headline);
	const svg = wrapper.querySelector("svg")!;
	expect([svg.getAttribute("viewBox"), svg.getAttribute("aria-hidden"), svg.childElementCount]).toEqual([
		"0 0 500 150",
		"true",
		2,
	]);
	expect(headline.classList).toContain("e-animated");
	vi.advanceTimersByTime(7599);
	expect(headline.classList).not.toContain("e-hide-highlight");
	vi.advanceTimersByTime(1);
	expect(headline.classList).toContain("e-hide-highlight");
	vi.advanceTimersByTime(1600);
	expect([...headline.classList]).toEqual(["elementor-headline", "e-animated"]);
});

describe("where the site hides words that come letter by letter", () => {
	it.each([
		["before anything moves", () => {}, ["fast", "small"]],
		["under reduced motion", () => setFeature("prefers-reduced-motion", "reduce"), ["fast", "small"]],
		["as the only one", () => {}, ["fast"]],
	])("the first word stands %s (more-widgets #7)", async (_, prepare, list) => {
		prepare();
		const { words } = await open(rotating("swirl"), list);
		expect(words.map(({ style }) => style.opacity)).toEqual(["1", ""].slice(0, list.length));
		mounted!.unmount();
		expect(words[0]!.getAttribute("style")).toBeNull();
		setFeature("prefers-reduced-motion");
	});

	it("words that change as wholes are left alone", async () => {
		const { words } = await open(rotating("flip"));
		expect(words[0]!.getAttribute("style")).toBeNull();
	});
});

describe("under reduced motion", () => {
	it("the first word stays, whole, and a highlight is there immediately (more-widgets #7)", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		const { headline, active, words, wrapper } = await open(rotating("typing"));
		look(headline);
		vi.advanceTimersByTime(60_000);
		expect([active(), words[0]!.children.length, wrapper.getAttribute("style")]).toEqual([["active", ""], 0, null]);
		mounted!.unmount();
		const drawn = await open(highlighted);
		expect(drawn.wrapper.querySelector("path")!.style.cssText).toMatch(/animation: none/);
		intersect(drawn.headline);
		vi.advanceTimersByTime(60_000);
		expect([...drawn.headline.classList]).toEqual(["elementor-headline", "e-animated"]);
		expect(drawn.wrapper.querySelectorAll("svg").length).toBe(1);
	});

	it("that begins while it moves, the first word is back; motion may come again", async () => {
		const { headline, active, words } = await open(rotating("typing"));
		look(headline);
		vi.advanceTimersByTime(4000);
		setFeature("prefers-reduced-motion", "reduce");
		expect([active(), words[1]!.children.length]).toEqual([["active", ""], 0]);
		setFeature("prefers-reduced-motion");
		vi.advanceTimersByTime(4000);
		expect(active()).toEqual(["inactive", "active"]);
	});
});

it.each([
	["out of view", (is: boolean) => intersect(document.querySelector(".elementor-headline")!, !is)],
	["in a hidden tab", hide],
])("rests %s and continues from there", async (_, setGone) => {
	const { headline, active } = await open(rotating("flip"));
	look(headline);
	vi.advanceTimersByTime(2500);
	draw();
	setGone(true);
	expect(vi.getTimerCount()).toBe(0);
	vi.advanceTimersByTime(60_000);
	expect(active()).toEqual(["inactive", "active"]);
	setGone(false);
	vi.advanceTimersByTime(2500);
	expect(active()).toEqual(["active", "inactive"]);
});

it("is heard as one text that stays, the one that a table of contents lists before it starts", async () => {
	const { headline, wrapper } = await open(rotating("typing"));
	look(headline);
	const heard = () =>
		[...headline.children]
			.map((node) => (node.ariaHidden === "true" ? "" : node.textContent.trim()))
			.join(" ")
			.trim();
	expect(heard()).toBe("We are fast small");
	vi.advanceTimersByTime(4000);
	expect(heard()).toBe("We are fast small");
	expect(wrapper.ariaHidden).toBe("true");
});

it("leaves links to be found, called by their words", async () => {
	const { headline, wrapper, words } = await open(rotating("wave"), ['<a href="/a">one</a>', '<a href="/b">two</a>']);
	look(headline);
	expect([
		wrapper.ariaHidden,
		words[0]!.querySelector("a")!.ariaLabel,
		words[0]!.querySelectorAll("a > span").length,
	]).toEqual([null, "one", 3]);
});

it("starts over when the window has another width, not another height", async () => {
	const { headline, active } = await open(rotating("flip"));
	look(headline);
	vi.advanceTimersByTime(2500);
	resizeTo(1280, 700);
	vi.advanceTimersByTime(100);
	expect(active()).toEqual(["inactive", "active"]);
	resizeTo(800, 700);
	vi.advanceTimersByTime(100);
	expect(active()).toEqual(["active", ""]);
});

it("measures headlines together, and one that cannot begin does not stop the others", async () => {
	await load();
	const markup = widget(rotating("typing"));
	mounted = await mountPlugin(plugin, selectorOf(descriptor), markup + markup);
	const [broken, sound] = mounted.hosts.map((host) => host.querySelector<HTMLElement>(".elementor-headline")!);
	// A script of the page has patched the element.
	broken!.querySelector<HTMLElement>(".elementor-headline-dynamic-text")!.replaceChildren = () => {
		throw new Error("patched");
	};
	intersect(broken!, true, "0px 0px -100px");
	look(sound!);
	expect(mounted.errors).toMatchObject([{ code: "plugin", host: mounted.hosts[0] }]);
	expect(sound!.querySelectorAll(".elementor-headline-dynamic-letter")).toHaveLength(9);
});

it.each([
	[rotating("flip"), undefined],
	[rotating("typing"), undefined],
	[rotating("clip"), undefined],
	[rotating("swirl"), ['<a href="/a">one</a>', "two"]],
	[highlighted, ["one"]],
	[{ headline_style: "highlight", marker: "__proto__", loop: "yes", highlight_iteration_delay: -5 }, ["one"]],
	[rotating("flip", { rotate_iteration_delay: -1 }), ["one"]],
	[rotating("nothing", { rotate_iteration_delay: 0 }), ["", " "]],
])("leaves nothing behind: %j", async (settings, words) => {
	const markup = widget(settings, words);
	const { host, headline, errors } = await open(settings, words);
	const before = document.createElement("div");
	before.innerHTML = markup;
	look(headline);
	vi.advanceTimersByTime(8000);
	mounted!.unmount();
	expect(host.outerHTML).toBe(before.firstElementChild!.outerHTML);
	expect(errors).toEqual([]);
	// Stores rest a second after their last subscriber.
	vi.advanceTimersByTime(1000);
	expect(vi.getTimerCount()).toBe(0);
});
