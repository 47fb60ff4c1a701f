// Atomic loop: pages in place, follows the address, and leaves to the browser what is the browser's.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeAbortTimeouts, neverAnswered } from "../../../tests/helpers/abort-timeouts";
import { hideMembers } from "../../../tests/helpers/form-members";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "../index";
import { isSamePage, makeSafe } from "../model";
import descriptor from "../plugin";

const loop = (page: number, { next = page < 3, type = "ajax", id = "lp1" } = {}) =>
	`<div class="e-collection-loop-base" data-id="${id}" data-e-type="e-collection-loop" data-e-settings='{"pagination":true,"pagination_load_type":"${type}"}'><div role="list"><p class="item">Item ${page}</p></div><nav><span role="status" data-e-pagination-status>Page ${page}</span><a href="/?e-page=${page - 1}" data-e-pagination-link data-e-pagination="prev">Previous</a>${next ? `<a href="/?e-page=${page + 1}" data-e-pagination-link data-e-pagination="next">Next</a>` : ""}</nav></div>`;
let mounted: TestMount;
const answer = vi.fn((address: string) => {
	const page = Number(/e-page=(\d)/.exec(address)?.[1] ?? 1);
	return Promise.resolve(
		new Response(`<body>${loop(page).replace("</p>", "</p><script>1</script><b onclick='x'></b>")}`),
	);
});
const mount = async (markup = loop(1)) => (mounted = await mountPlugin(plugin, selectorOf(descriptor), markup));
const link = (direction: string) => document.querySelector<HTMLElement>(`[data-e-pagination=${direction}]`)!;
const item = () => document.querySelector(".item")!.textContent;
const click = (node: Element, init: MouseEventInit = {}) =>
	node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
	history.replaceState(null, "", "/");
	vi.stubGlobal("fetch", answer);
});
afterEach(() => {
	mounted.unmount();
	answer.mockClear();
	vi.unstubAllGlobals();
});

describe("a loop", () => {
	it("brings the next items, with address, status, focus and event (atomic #72)", async () => {
		const { host } = await mount();
		const hear = vi.fn();
		host.addEventListener("elementor-pro/collection-loop/after-paginate", hear);
		expect(click(link("next"))).toBe(false);
		expect(host.ariaBusy).toBe("true");
		await vi.waitFor(() => expect(hear).toHaveBeenCalledOnce());
		expect([item(), location.search, answer.mock.calls.length]).toEqual(["Item 2", "?e-page=2", 1]);
		expect(document.activeElement).toBe(link("next"));
		expect(host.querySelector("script,[onclick]")).toBeNull();
		await vi.waitFor(() => expect(host.querySelector("[role=status]")!.textContent).toBe("Page 2"));
	});

	it("on its last page has the focus on the way back (atomic #72)", async () => {
		await mount(loop(2));
		click(link("next"));
		await vi.waitFor(() => expect(document.activeElement).toBe(link("prev")));
		expect(item()).toBe("Item 3");
	});

	it("goes back with the browser (atomic #73)", async () => {
		await mount();
		click(link("next"));
		await vi.waitFor(() => expect(location.search).toBe("?e-page=2"));
		history.replaceState(null, "", "/?e-page=1");
		window.dispatchEvent(new PopStateEvent("popstate"));
		await vi.waitFor(() => expect(item()).toBe("Item 1"));
	});

	it("has the browser follow the link after half a minute without an answer (atomic #72)", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const abortTimeouts = fakeAbortTimeouts();
		const assign = vi.fn();
		vi.stubGlobal("location", { href: location.href, origin: location.origin, pathname: "/", assign });
		vi.stubGlobal("fetch", neverAnswered);
		try {
			const { host } = await mount();
			click(link("next"));
			await vi.advanceTimersByTimeAsync(29_999);
			expect([host.ariaBusy, assign.mock.calls]).toEqual(["true", []]);
			await vi.advanceTimersByTimeAsync(1);
			expect(host.ariaBusy).toBeNull();
			expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("?e-page=2"));
		} finally {
			abortTimeouts.mockRestore();
			vi.useRealTimers();
		}
	});

	it("leaves modified clicks, foreign paths and other kinds of paging to the browser (atomic #73, #74)", async () => {
		const { host } = await mount();
		document.addEventListener("click", (event) => event.preventDefault(), { once: true });
		click(link("next"), { ctrlKey: true });
		link("next").setAttribute("href", "/other/?e-page=2");
		document.addEventListener("click", (event) => event.preventDefault(), { once: true });
		click(link("next"));
		mounted.unmount();
		await mount(loop(1, { type: "page_reload" }));
		document.addEventListener("click", (event) => event.preventDefault(), { once: true });
		click(link("next"));
		expect(answer).not.toHaveBeenCalled();
		expect(host.ariaBusy).toBeNull();
	});
});

it("the page's own addresses are known (atomic #74)", () => {
	const page = { origin: "https://a.test", pathname: "/blog/" };
	const isOwn = (address: string) => isSamePage(new URL(address, "https://a.test/blog/"), page);
	expect(["?e=2", "/blog", "/other/", "https://b.test/blog/"].map(isOwn)).toEqual([true, true, false, false]);
});

it("what runs automatically is taken out, and data stays (atomic #75)", () => {
	document.body.innerHTML =
		'<a href=" java\nscript:x" data-id="1" onclick="x">a</a><script>x</script><iframe srcdoc="x"></iframe>';
	makeSafe(document.body);
	expect(document.body.innerHTML).toBe('<a data-id="1">a</a><iframe></iframe>');
	document.body.innerHTML = '<form onsubmit="x"><input name="matches"><input name="removeAttribute"></form>';
	hideMembers(document.querySelector("form")!);
	makeSafe(document.body);
	expect(document.querySelector("form[onsubmit]")).toBeNull();
});
