// Animations: which value and delay count, when the element is shown, and what is left when it is torn down.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { $preferences, setPreference } from "../../../src/stores/preferences";
import { $viewport } from "../../../src/stores/viewport";
import { intersect, isObserved, resizeTo, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const element = (settings: object | string, classes = "elementor-invisible") =>
	`<div class="elementor-element ${classes}" data-id="a1" data-element_type="widget" data-settings='${
		typeof settings === "string" ? settings : JSON.stringify(settings)
	}' data-widget_type="heading.default"><h2>Oak</h2></div>`;
let mounted: TestMount | undefined;
const open = async (settings: object | string, classes?: string) => {
	mounted = await mountPlugin(plugin, descriptor.selector, element(settings, classes));
	return mounted;
};
const shown = "elementor-element animated fadeIn";
const hidden = "elementor-element elementor-invisible";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanStores($preferences, $viewport);
	mounted?.unmount();
	vi.useRealTimers();
});

it("shows a container with its animation when the delay has passed, and never again (page-builder #15)", async () => {
	const { host } = await open({ animation: "fadeInUp", animation_delay: 200 });
	expect(isObserved(host, "0px")).toBe(true);
	vi.advanceTimersByTime(1000);
	expect(host.className).toBe(hidden);
	intersect(host);
	vi.advanceTimersByTime(199);
	expect(host.className).toBe(hidden);
	vi.advanceTimersByTime(1);
	expect(host.className).toBe("elementor-element animated fadeInUp");
	host.classList.remove("animated");
	intersect(host, false);
	intersect(host);
	vi.advanceTimersByTime(1000);
	expect(host.className).toBe("elementor-element fadeInUp");
});

it("keeps a widget invisible until 299 ms and shows it at 300 (sticky-motion #44)", async () => {
	const { host } = await open({ _animation: "fadeIn", _animation_delay: 300 });
	intersect(host);
	vi.advanceTimersByTime(299);
	expect(host.className).toBe(hidden);
	vi.advanceTimersByTime(1);
	expect(host.className).toBe(shown);
});

it("changes nothing when the element leaves and comes again (sticky-motion #45)", async () => {
	const { host } = await open({ _animation: "fadeIn", _animation_delay: 300 });
	intersect(host);
	intersect(host, false);
	intersect(host);
	vi.advanceTimersByTime(300);
	const changes = new MutationObserver(() => {});
	changes.observe(host, { attributes: true });
	intersect(host, false);
	intersect(host);
	vi.advanceTimersByTime(300);
	expect(changes.takeRecords()).toEqual([]);
	expect(isObserved(host)).toBe(false);
});

it("shows an element without an animation on a device that has none (sticky-motion #46)", async () => {
	resizeTo(400);
	const { host } = await open({ _animation: "fadeIn", _animation_mobile: "none" });
	expect(host.className).toBe("elementor-element");
	expect(isObserved(host)).toBe(false);
});

it("prefers animation to _animation, and _animation_delay to animation_delay (sticky-motion #53)", async () => {
	const { host } = await open({
		_animation: "fadeIn",
		animation: "zoomIn",
		animation_delay: 100,
		_animation_delay: 400,
	});
	intersect(host);
	vi.advanceTimersByTime(399);
	expect(host.className).toBe(hidden);
	vi.advanceTimersByTime(1);
	expect(host.className).toBe("elementor-element animated zoomIn");
});

it("takes the value of the device at the start, inherited from larger devices", async () => {
	resizeTo(400);
	const { host } = await open({ _animation: "fadeIn", _animation_tablet: "zoomIn", _animation_mobile: "" });
	resizeTo(1400);
	intersect(host);
	vi.runAllTimers();
	expect(host.className).toBe("elementor-element animated zoomIn");
});

it("plays for a device that alone has an animation", async () => {
	resizeTo(800);
	const { host } = await open({ animation_tablet: "fadeIn" }, "");
	intersect(host);
	vi.runAllTimers();
	expect(host.className).toBe(shown);
});

it("takes an old animation class away first, and waits a timer even for no delay", async () => {
	const { host } = await open({ _animation: "fadeIn" }, "elementor-invisible fadeIn");
	intersect(host);
	expect(host.className).toBe(hidden);
	vi.advanceTimersByTime(0);
	expect(host.className).toBe(shown);
});

it("accepts a delay printed as text, and takes one that is no number or negative for none", async () => {
	const { host } = await open({ _animation: "fadeIn", _animation_delay: "300" });
	intersect(host);
	vi.advanceTimersByTime(299);
	expect(host.className).toBe(hidden);
	vi.advanceTimersByTime(1);
	expect(host.className).toBe(shown);
	mounted?.unmount();
	for (const delay of ["soon", -300, null, {}]) {
		const { host, errors, unmount } = await open({ _animation: "fadeIn", _animation_delay: delay });
		intersect(host);
		vi.advanceTimersByTime(1);
		expect(host.className).toBe(shown);
		expect(errors).toEqual([]);
		unmount();
	}
});

describe("reduced motion", () => {
	it("shows the element immediately, with its classes and without the delay", async () => {
		setFeature("prefers-reduced-motion", "reduce");
		const { host } = await open({ _animation: "fadeIn", _animation_delay: 300 });
		expect(host.className).toBe(shown);
	});
});

describe("what is shown immediately", () => {
	const ways = {
		"the page is printed": () => window.dispatchEvent(new Event("beforeprint")),
		"the visitor asks for less motion": () => setFeature("prefers-reduced-motion", "reduce"),
		"the page asks for less motion": () => setPreference("reducedMotion", true),
	};
	afterEach(() => setPreference("reducedMotion", undefined));

	it.each(Object.entries(ways))("is what has not come into view when %s", async (_, act) => {
		const { host } = await open({ _animation: "fadeIn", _animation_delay: 300 });
		act();
		expect(host.className).toBe(shown);
		expect(isObserved(host)).toBe(false);
	});

	it.each(Object.entries(ways))("is what waits for its delay when %s", async (_, act) => {
		const { host } = await open({ _animation: "fadeIn", _animation_delay: 300 });
		const timers = vi.getTimerCount();
		intersect(host);
		expect(vi.getTimerCount()).toBe(timers + 1);
		act();
		expect(host.className).toBe(shown);
		expect(vi.getTimerCount()).toBe(timers);
	});

	it.each(Object.entries(ways))(
		"is the end of what is under way when %s, but never an endless animation",
		async (_, act) => {
			const { host } = await open({ _animation: "fadeIn" });
			intersect(host);
			vi.runAllTimers();
			const animations = [1000, Number.POSITIVE_INFINITY].map((endTime) => ({
				effect: { getComputedTiming: () => ({ endTime }) },
				finish: vi.fn(),
			}));
			host.getAnimations = () => animations as never;
			act();
			expect(animations[0]!.finish).toHaveBeenCalledOnce();
			expect(animations[1]!.finish).not.toHaveBeenCalled();
			expect(host.className).toBe(shown);
		},
	);
});

describe("no IntersectionObserver", () => {
	it("shows the element immediately", async () => {
		// @ts-expect-error a browser without it
		delete window.IntersectionObserver;
		const { host, errors } = await open({ _animation: "fadeIn", _animation_delay: 300 });
		expect(host.className).toBe(shown);
		expect(errors).toEqual([]);
	});
});

describe("what cannot be read", () => {
	it.each(['{"_animation":', "{}", '{"_animation":null}', '{"animation":["fadeIn"]}', '{"_animation":" "}', "[]"])(
		"%s shows the element plainly",
		async (settings) => {
			const { host } = await open(settings);
			expect(host.className).toBe("elementor-element");
		},
	);

	it("leaves a visible element without an animation alone", async () => {
		const { host } = await open({ _animation: "", _animation_mobile: "fadeIn" }, "");
		expect(host.className.trim()).toBe("elementor-element");
		expect(isObserved(host)).toBe(false);
	});

	it.each(["fadeIn fadeInUp", " fadeIn  fadeInUp\n", "fadeIn\tfadeInUp"])(
		"takes %j for two classes",
		async (_animation) => {
			const { host, errors } = await open({ _animation });
			intersect(host);
			vi.runAllTimers();
			expect(host.className).toBe("elementor-element animated fadeIn fadeInUp");
			expect(errors).toEqual([]);
		},
	);
});

describe("sticky spacers", () => {
	it("and what is in them are left alone", async () => {
		const markup = `<div class="elementor-sticky__spacer elementor-invisible">${element({ _animation: "fadeIn" })}</div>`;
		mounted = await mountPlugin(plugin, descriptor.selector, markup);
		expect(mounted.hosts).toHaveLength(2);
		for (const host of mounted.hosts) {
			expect(isObserved(host)).toBe(false);
			expect(host.classList).toContain("elementor-invisible");
		}
	});
});

describe("hosts", () => {
	it.each([
		['class="elementor-element elementor-invisible"', true],
		[`data-settings='{"animation":"fadeIn"}'`, true],
		[`data-settings='{"x":1,"_animation_mobile_extra":"fadeIn"}'`, true],
		[`data-settings='{"entrance_animation":"fadeIn"}'`, false],
		['class="elementor-background-video-container elementor-loading elementor-invisible"', false],
	])("%s: %s", (attributes, isHost) => {
		document.body.innerHTML = `<div ${attributes}></div>`;
		expect(document.body.firstElementChild!.matches(descriptor.selector)).toBe(isHost);
	});

	it("name the class that the core removes when the chunk cannot be loaded", () => {
		expect(descriptor.cloak).toBe("elementor-invisible");
	});
});

describe("teardown", () => {
	it("takes the classes away, leaves others, never hides the element, and allows another mount", async () => {
		const { host, unmount } = await open({ _animation: "fadeIn" });
		intersect(host);
		vi.runAllTimers();
		host.classList.add("later");
		unmount();
		expect(host.className).toBe("elementor-element later");
		mounted = await mountPlugin(plugin, descriptor.selector);
		intersect(host);
		vi.runAllTimers();
		expect(host.className).toBe("elementor-element later animated fadeIn");
	});

	it("cancels a delay that is under way", async () => {
		const { host, unmount } = await open({ _animation: "fadeIn", _animation_delay: 300 });
		intersect(host);
		unmount();
		vi.advanceTimersByTime(1000);
		expect(host.className).toBe(hidden);
		expect(isObserved(host)).toBe(false);
	});
});
