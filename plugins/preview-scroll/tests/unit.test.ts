// Preview scroll: where the page is scrolled to, and when it is not.
import { cleanStores } from "nanostores";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { $preferences } from "../../../src/stores/preferences";
import { setFeature } from "../../../tests/helpers/jsdom";
import { mountPlugin } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import descriptor from "../plugin";

const scrolled = vi.fn();
const open = async (query: string, markup = '<p class="elementor-12"></p><p class="elementor-12"></p>') => {
	history.replaceState(null, "", `/${query}`);
	document.body.innerHTML = markup;
	for (const [index, node] of [...document.querySelectorAll("p")].entries())
		node.getBoundingClientRect = () => new DOMRect(0, 1500 + index * 1000, 100, 600);
	return mountPlugin(plugin, descriptor.selector);
};

beforeEach(() => {
	window.scrollTo = scrolled.mockReset();
	Object.assign(window, { innerHeight: 800, scrollY: 30 });
});
afterEach(() => {
	cleanStores($preferences);
	history.replaceState(null, "", "/");
});

it("scrolls to the first template's top minus half the window (page-builder #18)", async () => {
	await open("?theme_template_id=12");
	expect(scrolled.mock.calls).toEqual([[{ top: 1130, behavior: "smooth" }]]);
});

it("finds the parameter among others", async () => {
	await open("?preview=1&theme_template_id=12&x=2");
	expect(scrolled).toHaveBeenCalledOnce();
});

it("jumps under reduced motion", async () => {
	setFeature("prefers-reduced-motion", "reduce");
	await open("?theme_template_id=12");
	expect(scrolled.mock.calls).toEqual([[{ top: 1130, behavior: "instant" }]]);
});

it.each([
	"",
	"?theme_template_id=",
	"?theme_template_id=7",
	"?theme_template_id=12x",
	"?theme_template_id=12,body",
	"?theme_template_id=%5D%22",
	"?xtheme_template_id=12",
])("ignores the query %j", async (query) => {
	const { errors } = await open(query);
	expect(scrolled).not.toHaveBeenCalled();
	expect(errors).toEqual([]);
});

it("is loaded only where the address has the parameter", () => {
	expect(descriptor.when).toBe("query:theme_template_id");
});
