// Progress: when the bar is filled and what is left when it is torn down.
import { cleanStores } from "nanostores";
import { afterEach, expect, it } from "vitest";
import { $preferences, setPreference } from "../../../src/stores/preferences";
import { intersect, isObserved, setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const widget = (attributes = 'data-max="70"') => `
<div class="elementor-element elementor-widget elementor-widget-progress" data-id="a1" data-element_type="widget" data-widget_type="progress.default">
	<span class="elementor-title" id="elementor-progress-bar-a1">Oak</span>
	<div class="elementor-progress-wrapper" role="progressbar" aria-labelledby="elementor-progress-bar-a1" aria-valuemin="0" aria-valuemax="100" aria-valuenow="70" aria-valuetext="70% (Oak)">
		<div class="elementor-progress-bar" ${attributes}><span class="elementor-progress-percentage">70%</span></div>
	</div>
</div>`;
let mounted: TestMount | undefined;
const open = async (markup = widget()) => {
	mounted = await mountPlugin(plugin, selectorOf(descriptor), markup);
	return { ...mounted, bar: document.querySelector<HTMLElement>(".elementor-progress-bar")! };
};

afterEach(() => {
	cleanStores($preferences);
	mounted?.unmount();
});

it("has no inline width before it comes into view, and that of data-max in percent after (page-builder #34)", async () => {
	const { bar } = await open();
	expect(bar.hasAttribute("style")).toBe(false);
	intersect(bar, false);
	expect(bar.hasAttribute("style")).toBe(false);
	intersect(bar);
	expect(bar.getAttribute("style")).toBe("width: 70%;");
	expect(isObserved(bar)).toBe(false);
});

it("does not grow step by step under reduced motion", async () => {
	setFeature("prefers-reduced-motion", "reduce");
	const { bar } = await open();
	intersect(bar);
	expect(bar.style.width).toBe("70%");
	expect(bar.style.transition).toBe("none");
});

it.each([
	["is printed", () => window.dispatchEvent(new Event("beforeprint"))],
	["asks for less motion", () => setPreference("reducedMotion", true)],
])("is filled immediately, without coming into view, when the page %s", async (_, act) => {
	const { bar } = await open();
	act();
	expect(bar.getAttribute("style")).toBe("transition: none; width: 70%;");
	expect(isObserved(bar)).toBe(false);
	setPreference("reducedMotion", undefined);
});

it("is filled immediately where nothing can be observed", async () => {
	// @ts-expect-error a browser without it
	delete window.IntersectionObserver;
	const { bar, errors } = await open();
	expect(bar.style.width).toBe("70%");
	expect(errors).toEqual([]);
});

it.each(["", 'data-max=""', 'data-max="-5"', 'data-max="70;color:red"', 'data-max="x"'])(
	"stays empty without an error when the bar has %j",
	async (attributes) => {
		const { bar, errors } = await open(widget(attributes));
		intersect(bar);
		expect(bar.style.width).toBe("");
		expect(bar.style.color).toBe("");
		expect(errors).toEqual([]);
	},
);

it("is as printed after teardown, and fills again when mounted again", async () => {
	const { bar, host, unmount } = await open(widget('data-max="70" style="color: red;"'));
	const before = host.outerHTML;
	intersect(bar);
	expect(bar.style.width).toBe("70%");
	unmount();
	expect(host.outerHTML).toBe(before);
	mounted = await mountPlugin(plugin, selectorOf(descriptor));
	intersect(bar);
	expect(bar.style.width).toBe("70%");
});
