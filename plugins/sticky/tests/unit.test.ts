// Sticky: which hosts are sticky, what is left after teardown, and hostile settings. Layout is tested in Chromium.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { countListeners } from "../../../src/testing";
import { resizeTo } from "../../../tests/helpers/jsdom";
import { mountPlugin } from "../../../tests/helpers/mount-plugin";
import anchors from "../../sticky-anchors";
import anchorsDescriptor from "../../sticky-anchors/plugin";
import plugin from "..";
import descriptor from "../plugin";

const element = (settings: unknown, attributes = "") =>
	`<div class="elementor-element" data-element_type="container" data-settings='${typeof settings === "string" ? settings : JSON.stringify(settings)}' ${attributes}></div>`;
const classNames = (host: Element) => [...host.classList].filter((name) => name !== "elementor-element");

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal(
		"ResizeObserver",
		class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe("hosts", () => {
	it.each([
		["top", ["elementor-sticky"]],
		["bottom", ["elementor-sticky"]],
		["", []],
		["left", []],
		[7, []],
		[null, []],
	])("set to %j have the classes %j", async (sticky, expected) => {
		const { host, errors, unmount } = await mountPlugin(plugin, descriptor.selector, element({ sticky }));
		expect(classNames(host)).toEqual(expected);
		unmount();
		expect(classNames(host)).toEqual([]);
		expect(errors).toEqual([]);
	});

	it("are not columns, nor elements without the setting", async () => {
		document.body.innerHTML =
			element({ sticky: "top" }).replace("container", "column") + element({ sticky_on: ["desktop"] });
		expect(document.querySelectorAll(descriptor.selector).length).toBe(0);
	});

	it("are sticky on the devices of their list (sticky-motion #10, #11)", async () => {
		const markup = element({ sticky: "top", sticky_on: ["desktop"] });
		const { host, unmount } = await mountPlugin(plugin, descriptor.selector, markup);
		expect(classNames(host)).toEqual(["elementor-sticky"]);
		resizeTo(900);
		vi.advanceTimersByTime(200);
		resizeTo(910);
		vi.advanceTimersByTime(299);
		expect(classNames(host)).toEqual(["elementor-sticky"]);
		vi.advanceTimersByTime(1);
		expect(classNames(host)).toEqual([]);
		resizeTo(1280);
		vi.advanceTimersByTime(300);
		expect(classNames(host)).toEqual(["elementor-sticky"]);
		unmount();
	});

	it.each([
		{ sticky: "top", sticky_on: "desktop", sticky_offset: {}, sticky_effects_offset: [], sticky_parent: 3 },
		{ sticky: "top", sticky_offset: "1e999", sticky_effects_offset: "-5", sticky_on: null },
	])("with hostile settings stay on the page: %j", async (settings) => {
		const { host, errors, unmount } = await mountPlugin(plugin, descriptor.selector, element(settings));
		expect(classNames(host)).toEqual(["elementor-sticky"]);
		unmount();
		expect(errors).toEqual([]);
	});
});

it("leaves no listener, no attribute and nothing behind, mounted twice", async () => {
	document.body.innerHTML = element({ sticky: "top", sticky_anchor_link_offset: 40 });
	const before = document.body.innerHTML;
	const listeners = countListeners();
	for (let round = 0; round < 2; round++) {
		const mounts = [
			await mountPlugin(plugin, descriptor.selector),
			await mountPlugin(anchors, anchorsDescriptor[0]!.selector),
		];
		expect(listeners.attached()).toContain("document scroll");
		expect(listeners.options("scroll")[0]).toMatchObject({ passive: true });
		resizeTo(1000 + round);
		for (const { errors, unmount } of mounts) {
			unmount();
			expect(errors).toEqual([]);
		}
		expect(listeners.attached().filter((name) => !/matchMedia|window resize/.test(name))).toEqual([]);
		expect(document.body.innerHTML).toBe(before);
	}
	vi.advanceTimersByTime(5000);
	expect(document.body.innerHTML).toBe(before);
	listeners.stop();
});

it("asks one listener for the scroll position, however many are sticky", async () => {
	const listeners = countListeners();
	const { hosts, unmount } = await mountPlugin(plugin, descriptor.selector, element({ sticky: "top" }).repeat(5));
	expect(hosts.length).toBe(5);
	expect(listeners.attached().filter((name) => name.endsWith("scroll"))).toEqual(["document scroll"]);
	unmount();
	listeners.stop();
});

describe("anchors", () => {
	it.each([
		[{ sticky_anchor_link_offset: 90 }, true],
		[{ sticky_anchor_link_offset: "90" }, true],
		[{ sticky_anchor_link_offset: 0, sticky_anchor_link_offset_tablet: 20 }, true],
		[{ sticky_anchor_link_offset: 0 }, false],
		[{ sticky: "top" }, false],
	])("of %j are requested: %s", (settings, expected) => {
		document.body.innerHTML = element({ sticky: "top", ...settings });
		expect(!!document.querySelector(anchorsDescriptor[0]!.selector)).toBe(expected);
	});
});
