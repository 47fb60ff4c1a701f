// Search: forms that open and are marked, results that come while one types.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QuietResizeObserver } from "../../../tests/helpers/jsdom";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import { liveSearch } from "../../../tests/versions";
import plugin from "..";
import rows from "../plugin";

let mounted: TestMount | undefined;
const mount = async (content: string) => {
	mounted = await mountPlugin(plugin, selectorOf(rows), content);
	const get = (selector: string) => document.querySelector<HTMLElement>(selector)!;
	return { ...mounted, get, input: get("input[name=s]") as HTMLInputElement };
};
const key = (node: Element, key: string) => {
	const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
	node.dispatchEvent(event);
	return event.defaultPrevented;
};

beforeEach(() => {
	vi.stubGlobal("ResizeObserver", QuietResizeObserver);
});
afterEach(() => {
	mounted?.unmount();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	delete (window as { ElementorProFrontendConfig?: unknown }).ElementorProFrontendConfig;
	delete (window as { elementorFrontend?: unknown }).elementorFrontend;
});

describe("a search form", () => {
	const form = (skin: string) =>
		`<button id="before">Before</button><div class="elementor-element elementor-widget" data-id="0005e01" data-widget_type="search-form.default" data-settings='{"skin":"${skin}"}'><form class="elementor-search-form" role="search" action="/" method="get"><input type="hidden" name="classList">${
			skin === "full_screen"
				? '<div class="elementor-search-form__toggle" role="button" tabindex="0" aria-label="Search">?</div>'
				: ""
		}<div class="elementor-search-form__container">${
			skin === "minimal" ? '<div class="elementor-search-form__icon">?</div>' : ""
		}<input class="elementor-search-form__input" type="search" name="s"><div class="dialog-lightbox-close-button dialog-close-button" role="button" tabindex="0" aria-label="Close">×</div></div></form></div>`;
	const marked = ".elementor-search-form--focus";
	const isOpen = () => !!document.querySelector(".elementor-search-form--full-screen.elementor-lightbox");

	it.each(["classic", "minimal"])("is marked while its field has the focus: %s", async (skin) => {
		const { input, get } = await mount(form(skin));
		input.focus();
		expect(get(marked)).not.toBeNull();
		input.blur();
		expect(get(marked)).toBeNull();
		if (skin === "minimal") get(".elementor-search-form__icon").click();
		expect(get(marked) !== null).toBe(skin === "minimal");
	});

	it("takes the screen, and returns the focus to the toggle at Escape (more-widgets #36)", async () => {
		const { input, get } = await mount(form("full_screen"));
		const toggle = get(".elementor-search-form__toggle");
		expect(toggle.ariaExpanded).toBe("false");
		expect(key(toggle, " ")).toBe(true);
		expect([isOpen(), document.activeElement, toggle.ariaExpanded]).toEqual([true, input, "true"]);
		input.value = "mug";
		await expect.poll(() => get("#before").hasAttribute("inert")).toBe(true);
		expect(key(input, "Escape")).toBe(true);
		// The rest comes after the frame that answers the key.
		expect([isOpen(), toggle.ariaExpanded, get("#before").hasAttribute("inert")]).toEqual([false, "false", true]);
		await expect.poll(() => document.activeElement).toBe(toggle);
		expect([input.value, get("#before").hasAttribute("inert")]).toEqual(["mug", false]);
	});

	it("closes by its button and by a press outside the field", async () => {
		const { get } = await mount(form("full_screen"));
		const toggle = get(".elementor-search-form__toggle");
		toggle.click();
		key(get(".dialog-close-button"), "Enter");
		expect(isOpen()).toBe(false);
		await expect.poll(() => document.activeElement).toBe(toggle);
		toggle.click();
		await expect.poll(() => get("#before").hasAttribute("inert")).toBe(true);
		get(".elementor-search-form__container").click();
		expect(isOpen()).toBe(false);
		await expect.poll(() => document.activeElement).toBe(toggle);
	});

	it.each(["classic", "full_screen"])("leaves nothing behind: %s", async (skin) => {
		const content = form(skin);
		const { host, input, get, errors } = await mount(content);
		input.focus();
		get(".elementor-search-form__toggle")?.click();
		mounted!.unmount();
		const before = document.createElement("div");
		before.innerHTML = content;
		expect(host.outerHTML).toBe(before.children[1]!.outerHTML);
		expect(errors).toEqual([]);
	});
});

describe("live results", () => {
	const settings = { live_results: "yes", template_id: "77", minimum_search_characters: 3 };
	const search = (more: object = {}) =>
		`<button id="before">Before</button><div class="elementor-element elementor-widget elementor-widget-search" data-id="0005e02" data-widget_type="search.default" data-settings='${JSON.stringify({ ...settings, ...more })}'><search class="e-search hidden" role="search"><form class="e-search-form" action="https://acme.test" method="get"><input type="hidden" name="children"><label class="e-search-label" for="search-0005e02"><svg></svg></label><div class="e-search-input-wrapper"><input id="search-0005e02" class="e-search-input" type="search" name="s" autocomplete="off" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="results-0005e02" aria-haspopup="listbox"><svg class="e-font-icon-svg e-fas-times"></svg><output id="results-0005e02" class="e-search-results-container hide-loader" aria-live="polite" aria-atomic="true" aria-label="Results for search" tabindex="0"><div class="e-search-results"></div></output></div><button class="e-search-submit" type="submit">Search</button><input type="hidden" name="e_search_props" value="0005e02-42"></form></search></div>`;
	const item = (name: string) => `<div class="e-loop-item"><a href="/${name}">${name}</a></div>`;
	const none = '<div class="e-search-nothing-found-message"> Nothing. </div>';
	interface Call {
		body: Record<string, unknown>;
		address: string;
		isAborted(): boolean;
		answer(data: unknown, pagination?: unknown, status?: number): Promise<void>;
	}
	let calls: Call[];

	beforeEach(() => {
		vi.useFakeTimers();
		calls = [];
		(window as { ElementorProFrontendConfig?: unknown }).ElementorProFrontendConfig = {
			urls: { rest: "https://acme.test/wp-json/" },
		};
		vi.stubGlobal("fetch", (address: string, { body, signal }: RequestInit) => {
			return new Promise<Response>((resolve, reject) => {
				signal!.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
				calls.push({
					address,
					body: JSON.parse(`${body}`),
					isAborted: () => signal!.aborted,
					async answer(data, pagination = "", status = 200) {
						resolve(new Response(JSON.stringify({ data, pagination }), { status }));
						await vi.advanceTimersByTimeAsync(1);
					},
				});
			});
		});
	});

	const open = async (more?: object) => {
		const opened = await mount(search(more));
		const { input, get } = opened;
		input.focus();
		// The part is loaded with the first focus.
		await vi.waitFor(() => {
			if (input.getAttribute("aria-haspopup") !== "dialog") throw new Error("not there");
		});
		const type = async (text: string, ms = 300) => {
			input.value = text;
			input.dispatchEvent(new Event("input", { bubbles: true }));
			await vi.advanceTimersByTimeAsync(ms);
		};
		const container = get(".e-search-results-container");
		const texts = () => [...container.querySelectorAll("a")].map(({ textContent }) => textContent).join(" ");
		return { ...opened, type, container, texts, status: get("[role=status]") };
	};

	it("are in the output itself where it has no box of its own (versions #52)", async () => {
		const { input } = await mount(liveSearch({ builder: "3.23", pro: "3.23" }));
		input.focus();
		await vi.waitFor(() => expect(input.getAttribute("aria-haspopup")).toBe("dialog"));
		input.value = "mug";
		input.dispatchEvent(new Event("input", { bubbles: true }));
		await vi.advanceTimersByTimeAsync(300);
		await calls[0]!.answer(item("one") + item("two"));
		expect(document.querySelector("output.e-search-results")!.textContent).toBe("onetwo");
		expect(input.ariaExpanded).toBe("true");
	});

	it("ask once, 300 ms after the last key (more-widgets #35)", async () => {
		const { type, container, input, texts, status } = await open();
		await type("m", 200);
		await type("mu", 200);
		await type("mug", 299);
		expect(calls.length).toBe(0);
		await vi.advanceTimersByTimeAsync(1);
		expect(calls.map(({ address, body }) => ({ address, body }))).toEqual([
			{
				address: "https://acme.test/wp-json/elementor-pro/v1/refresh-search",
				body: { post_id: "42", widget_id: "0005e02", search_term: "mug", page_number: 1 },
			},
		]);
		expect(container.className).toBe("e-search-results-container");
		await calls[0]!.answer(item("one") + item("two"));
		expect([texts(), input.ariaExpanded, container.ariaLabel, status.textContent]).toEqual([
			"one two",
			"true",
			"Results for mug",
			"2",
		]);
		expect(container.className).toBe("e-search-results-container hide-loader");
		await vi.advanceTimersByTimeAsync(5000);
		expect(calls.length).toBe(1);
	});

	it("are the newest, whichever answer comes last (more-widgets #35)", async () => {
		const { type, texts } = await open();
		await type("mug");
		await type("mugs");
		expect([calls.length, calls[0]!.isAborted()]).toEqual([2, true]);
		await calls[1]!.answer(item("new"));
		await calls[0]!.answer(item("old"));
		expect(texts()).toBe("new");
	});

	it("are left by Escape from their box, which Tab reaches first", async () => {
		const { type, container, input } = await open();
		await type("mug");
		await calls[0]!.answer(item("one"));
		container.focus();
		expect(key(container, "Escape")).toBe(true);
		expect([document.activeElement, container.classList.contains("hidden")]).toEqual([input, true]);
	});

	it("are walked through by arrows, and left by Escape (more-widgets #35)", async () => {
		const { type, container, input, get } = await open();
		await type("mug");
		await calls[0]!.answer(item("one") + item("two"));
		expect(key(input, "ArrowDown")).toBe(true);
		expect(document.activeElement).toBe(get("a[href='/one']"));
		key(document.activeElement!, "ArrowDown");
		expect(document.activeElement).toBe(get("a[href='/two']"));
		key(document.activeElement!, "ArrowDown");
		expect([document.activeElement, input.selectionStart]).toEqual([input, 3]);
		key(input, "ArrowUp");
		key(document.activeElement!, "ArrowUp");
		expect(key(document.activeElement!, "Escape")).toBe(true);
		expect([document.activeElement, input.ariaExpanded, input.value]).toEqual([input, "false", "mug"]);
		expect(container.classList.contains("hidden")).toBe(true);
		get("#before").focus();
		input.focus();
		expect([container.classList.contains("hidden"), input.ariaExpanded]).toEqual([false, "true"]);
		get("#before").click();
		expect([container.classList.contains("hidden"), input.ariaExpanded]).toEqual([true, "false"]);
	});

	it("say that there are none, in the page's words", async () => {
		const { type, input, get, status, container } = await open();
		await type("zebra");
		await calls[0]!.answer(none);
		expect([input.ariaExpanded, status.textContent]).toEqual(["false", "Nothing."]);
		expect([get(".e-search-results").className, container.classList.contains("hidden")]).toEqual([
			"e-search-results no-results",
			false,
		]);
	});

	it("show no empty box for terms that are too short, and go with the text", async () => {
		const { type, container, texts, get, input } = await open();
		await type("mu");
		expect([calls.length, container.classList.contains("hidden")]).toEqual([0, true]);
		await type("mug");
		await calls[0]!.answer(item("one"));
		await type("mugs", 100);
		(get(".e-fas-times") as HTMLElement).dispatchEvent(new MouseEvent("click", { bubbles: true }));
		expect([input.value, texts(), document.activeElement]).toEqual(["", "", input]);
		await vi.advanceTimersByTimeAsync(1000);
		expect(calls.length).toBe(1);
	});

	it.each([
		["an error", 500, item("x")],
		["no markup", 200, { a: 1 }],
	])("stay after %s, without the loader", async (_, status, data) => {
		const { type, container, texts, input } = await open();
		await type("mug");
		await calls[0]!.answer(item("one"));
		await type("mugs");
		await calls[1]!.answer(data, "", status);
		expect([texts(), input.ariaExpanded]).toEqual(["one", "false"]);
		expect(container.classList.contains("hide-loader")).toBe(true);
	});

	it("have pages that come in place", async () => {
		const { type, get, container } = await open();
		await type("mug");
		await calls[0]!.answer(item("one"), '<a class="page-numbers" href="https://acme.test/?e-search-page=2">2</a>');
		const link = get("nav.elementor-pagination[aria-label=Pagination] a");
		link.focus();
		const event = new MouseEvent("click", { bubbles: true, cancelable: true });
		link.dispatchEvent(event);
		expect([event.defaultPrevented, calls[1]!.body.page_number]).toEqual([true, 2]);
		await calls[1]!.answer(item("three"));
		expect(container.contains(document.activeElement)).toBe(true);
	});

	it("tell other scripts", async () => {
		const told: unknown[] = [];
		(window as { elementorFrontend?: unknown }).elementorFrontend = {
			elementsHandler: { runReadyTrigger: (element: Element) => told.push(element.id) },
			hooks: { doAction: (...args: unknown[]) => told.push(args) },
		};
		const { type } = await open();
		await type("mug");
		await calls[0]!.answer('<div class="e-loop-item"><div class="elementor-element" id="inner"></div></div>');
		expect(told).toEqual(["inner", ["search:results-updated", "0005e02"], ["search:results-displayed", "0005e02"]]);
	});

	it("are not requested without a template; the field is there all the same", async () => {
		const { get, host, input } = await mount(search({ template_id: "" }));
		expect(get(".e-search").className).toBe("e-search");
		expect(host.style.getPropertyValue("--e-search-icon-label-absolute-width")).toBe("0px");
		expect(get(".e-fas-times").getAttribute("class")).toBe("e-font-icon-svg e-fas-times hidden");
		input.focus();
		expect(host.classList.contains("e-focus")).toBe(true);
		expect(input.getAttribute("aria-haspopup")).toBe("listbox");
	});

	it("leave nothing behind", async () => {
		const { type, host, errors } = await open();
		await type("mug");
		await calls[0]!.answer(item("one"));
		await type("mugs");
		mounted!.unmount();
		const before = document.createElement("div");
		before.innerHTML = search();
		expect(host.outerHTML).toBe(before.children[1]!.outerHTML);
		expect([calls[1]!.isAborted(), errors]).toEqual([true, []]);
	});
});
