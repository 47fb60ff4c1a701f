// Counter: when it counts, when it does not, and what is left when it is torn down.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { $preferences, setPreference } from "../../../src/stores/preferences";
import { intersect, isObserved, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const widget = (attributes: string, text = "0") => `
<div class="elementor-element elementor-widget elementor-widget-counter" data-id="a1" data-element_type="widget" data-widget_type="counter.default">
	<div class="elementor-counter"><div class="elementor-counter-title">Customers</div><div class="elementor-counter-number-wrapper">
		<span class="elementor-counter-number-prefix">+</span>
		<span class="elementor-counter-number" ${attributes}>${text}</span>
		<span class="elementor-counter-number-suffix">%</span>
	</div></div>
</div>`;
let mounted: TestMount | undefined;
const open = async (attributes: string, text?: string) => {
	mounted = await mountPlugin(plugin, selectorOf(descriptor), widget(attributes, text));
	return { ...mounted, node: mounted.host.querySelector<HTMLElement>(".elementor-counter-number")! };
};

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanStores($preferences);
	mounted?.unmount();
	vi.restoreAllMocks();
	vi.useRealTimers();
});

it("keeps the start value of a counter that never comes into view (page-builder #33)", async () => {
	const { node } = await open('data-duration="2000" data-to-value="1500" data-from-value="0"');
	vi.advanceTimersByTime(10_000);
	intersect(node, false);
	vi.advanceTimersByTime(10_000);
	expect(node.textContent).toBe("0");
	expect(isObserved(node, "0px")).toBe(true);
	expect(vi.getTimerCount()).toBe(0);
});

it("counts from 0 to 1 by showing 0 until its time is over", async () => {
	const { node } = await open('data-duration="1000" data-to-value="1" data-from-value="0"');
	intersect(node);
	vi.advanceTimersByTime(950);
	expect(node.textContent).toBe("0");
	vi.advanceTimersByTime(100);
	expect(node.textContent).toBe("1");
});

it("counts to the formatted target within its duration, then rests (page-builder #32)", async () => {
	const { node } = await open('data-duration="2000" data-to-value="1234.5" data-from-value="0" data-delimiter=","');
	intersect(node);
	vi.advanceTimersByTime(1100);
	expect(Number.parseFloat(node.textContent.replace(",", ""))).toBeGreaterThan(500);
	expect(Number.parseFloat(node.textContent.replace(",", ""))).toBeLessThan(800);
	vi.advanceTimersByTime(1000);
	expect(node.textContent).toBe("1,234.5");
	expect(vi.getTimerCount()).toBe(0);
});

it("counts in 20 steps a second, with one timer for all counters of the page", async () => {
	const markup =
		widget('data-duration="2000" data-to-value="150000"') + widget('data-duration="3000" data-to-value="5"');
	mounted = await mountPlugin(plugin, selectorOf(descriptor), markup);
	const [node, other] = document.querySelectorAll(".elementor-counter-number") as NodeListOf<HTMLElement>;
	intersect(node!);
	intersect(other!);
	expect(vi.getTimerCount()).toBe(1);
	const texts = new Set<string>();
	for (let ms = 0; ms < 1000; ms += 5) {
		vi.advanceTimersByTime(5);
		texts.add(node!.textContent);
	}
	expect(texts.size).toBeGreaterThan(17);
	expect(texts.size).toBeLessThan(23);
	vi.advanceTimersByTime(1100);
	expect(node!.textContent).toBe("150000");
	expect(vi.getTimerCount()).toBe(1);
	vi.advanceTimersByTime(1000);
	expect(other!.textContent).toBe("5");
	expect(vi.getTimerCount()).toBe(0);
});

it("is no change of the page's nodes while it counts, of which others would have to be told", async () => {
	const { node } = await open('data-duration="2000" data-to-value="1500"');
	intersect(node);
	vi.advanceTimersByTime(100);
	const observer = new MutationObserver(() => {});
	observer.observe(document, { childList: true, subtree: true });
	const before = node.textContent;
	vi.advanceTimersByTime(1000);
	expect(node.textContent).not.toBe(before);
	expect(observer.takeRecords()).toEqual([]);
});

it("writes no step while it is out of view, and is at its target in time", async () => {
	const { node } = await open('data-duration="2000" data-to-value="1500"');
	intersect(node);
	vi.advanceTimersByTime(500);
	intersect(node, false);
	const before = node.textContent;
	vi.advanceTimersByTime(500);
	expect(node.textContent).toBe(before);
	intersect(node);
	vi.advanceTimersByTime(100);
	expect(+node.textContent).toBeGreaterThan(700);
	intersect(node, false);
	vi.advanceTimersByTime(1000);
	expect(node.textContent).toBe("1500");
	expect(isObserved(node, "0px")).toBe(false);
});

it("counts once, however often it comes into view", async () => {
	const { node } = await open('data-duration="100" data-to-value="5"');
	intersect(node);
	vi.advanceTimersByTime(200);
	node.textContent = "changed by the site";
	intersect(node, false);
	intersect(node);
	vi.advanceTimersByTime(200);
	expect(node.textContent).toBe("changed by the site");
	expect(isObserved(node)).toBe(false);
});

it("hides its steps from assistive technology, shows it the target, and leaves no trace of that", async () => {
	const { node, host } = await open('data-duration="1000" data-to-value="1500" data-delimiter=","');
	const before = host.outerHTML;
	intersect(node);
	vi.advanceTimersByTime(500);
	expect(node.getAttribute("aria-hidden")).toBe("true");
	expect(node.nextElementSibling?.textContent).toBe("1,500");
	vi.advanceTimersByTime(600);
	expect(host.outerHTML).toBe(before.replace(">0<", ">1,500<"));
});

it("shows the target immediately under reduced motion", async () => {
	setFeature("prefers-reduced-motion", "reduce");
	const { node } = await open('data-duration="2000" data-to-value="1500.50" data-delimiter=","');
	expect(node.textContent).toBe("1,500.50");
	expect(isObserved(node)).toBe(false);
});

it("shows the target immediately when motion was reduced before it came into view", async () => {
	const { node } = await open('data-duration="2000" data-to-value="1500"');
	setFeature("prefers-reduced-motion", "reduce");
	intersect(node);
	expect(node.textContent).toBe("1500");
	expect(isObserved(node)).toBe(false);
});

it("shows the target when the page asks for less motion in the middle of the count", async () => {
	const { node } = await open('data-duration="1000" data-to-value="1500"');
	intersect(node);
	vi.advanceTimersByTime(500);
	setPreference("reducedMotion", true);
	expect(node.textContent).toBe("1500");
	setPreference("reducedMotion", undefined);
	vi.advanceTimersByTime(1000);
	expect(node.textContent).toBe("1500");
});

it("gives back the nodes that were printed in the number", async () => {
	const { node, host, unmount } = await open('data-duration="100" data-to-value="5"', "<b>1</b>");
	const before = host.outerHTML;
	intersect(node);
	vi.advanceTimersByTime(200);
	expect(node.innerHTML).toBe("5");
	unmount();
	expect(host.outerHTML).toBe(before);
});

it("shows the target immediately where nothing can be observed", async () => {
	// @ts-expect-error a browser without it
	delete window.IntersectionObserver;
	const { node, errors } = await open('data-duration="2000" data-to-value="70"');
	expect(node.textContent).toBe("70");
	expect(errors).toEqual([]);
});

it.each(["0", "-5"])("shows the target, once in view, when the duration is %s (page-builder #33)", async (duration) => {
	const { node } = await open(`data-duration="${duration}" data-to-value="70"`);
	expect(node.textContent).toBe("0");
	intersect(node);
	vi.advanceTimersByTime(17);
	expect(node.textContent).toBe("70");
});

it("leaves a counter without a target as it is", async () => {
	const { node, errors } = await open('data-to-value=""', "12");
	intersect(node);
	vi.advanceTimersByTime(1000);
	expect(node.textContent).toBe("12");
	expect(errors).toEqual([]);
});

it.each(["1,234", "50%", "٣", "NaN", "many"])(
	"shows the target %j, which is no number, as it is written",
	async (target) => {
		const { node, host, errors, unmount } = await open(`data-to-value="${target}"`);
		const before = host.outerHTML.replace(`>${target}<`, ">0<");
		expect(node.textContent).toBe(target);
		expect(isObserved(node)).toBe(false);
		expect(errors).toEqual([]);
		unmount();
		expect(host.outerHTML).toBe(before);
	},
);

it.each(["before it is seen", "in the middle of the count"])("shows the target on paper %s", async (when) => {
	const { node, host } = await open('data-duration="1000" data-to-value="1500"');
	const before = host.outerHTML;
	if (when.startsWith("in")) {
		intersect(node);
		vi.advanceTimersByTime(500);
	}
	window.dispatchEvent(new Event("beforeprint"));
	expect(host.outerHTML).toBe(before.replace(">0<", ">1500<"));
	window.dispatchEvent(new Event("afterprint"));
	vi.advanceTimersByTime(1000);
	expect(node.textContent).toBe("1500");
	expect(isObserved(node)).toBe(false);
});

it("counts from 0 when neither the attribute nor the text has a number", async () => {
	const { node } = await open('data-from-value="" data-to-value="10" data-duration="100"', "");
	intersect(node);
	vi.advanceTimersByTime(17);
	expect(node.textContent).toBe("0");
	vi.advanceTimersByTime(200);
	expect(node.textContent).toBe("10");
});

it("stops in the middle at teardown, leaves the markup as printed, and counts again when mounted again", async () => {
	const { node, host, unmount } = await open('data-duration="1000" data-to-value="1500"');
	const before = host.outerHTML;
	intersect(node);
	vi.advanceTimersByTime(500);
	unmount();
	vi.advanceTimersByTime(1100);
	expect(host.outerHTML).toBe(before);
	expect(vi.getTimerCount()).toBe(0);
	expect(isObserved(node)).toBe(false);
	mounted = await mountPlugin(plugin, selectorOf(descriptor));
	intersect(node);
	vi.advanceTimersByTime(1100);
	expect(node.textContent).toBe("1500");
});
