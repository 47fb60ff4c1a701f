// What the tests of the loop filter share: a page with filters and a loop, and a server that answers when told to.

import { cleanStores } from "nanostores";
import { afterEach, beforeEach, vi } from "vitest";
import { $address } from "../../../src/stores/address";
import { mountPlugin, selectorOf, type TestMount } from "../../../tests/helpers/mount-plugin";
import plugin from "..";
import rows from "../plugin";

// biome-ignore lint/suspicious/noExplicitAny: stand-ins for globals
export type Loose = any;

/** A request that waits for its answer. */
export interface Call {
	address: string;
	options: RequestInit;
	/** What was posted. */
	body: Loose;
	answer(text: string, status?: number): Promise<void>;
	fail(): Promise<void>;
}

export const calls: Call[] = [];
const mounted: TestMount[] = [];

const defer = <T>() => {
	let resolve!: (value: T) => void;
	let reject!: (reason: unknown) => void;
	const promise = new Promise<T>((...both) => ([resolve, reject] = both));
	return { promise, resolve, reject };
};

/** Lets everything that is ready run. */
export const settle = async (): Promise<void> => {
	for (let round = 0; round < 12; round++) await Promise.resolve();
	await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
	history.replaceState(null, "", "/shop/");
	vi.stubGlobal("fetch", (address: string, options: RequestInit = {}) => {
		const { promise, resolve, reject } = defer<Response>();
		options.signal?.addEventListener("abort", () => reject(options.signal!.reason));
		calls.push({
			address,
			options,
			body: options.body && JSON.parse(options.body as string),
			answer(text, status = 200) {
				resolve(new Response(text, { status }));
				return settle();
			},
			fail() {
				reject(new TypeError("Failed to fetch"));
				return settle();
			},
		});
		return promise;
	});
	Object.assign(window, { ElementorProFrontendConfig: { urls: { rest: "https://acme.test/wp-json/" } } });
});
afterEach(() => {
	for (const { unmount } of mounted.splice(0)) unmount();
	calls.length = 0;
	cleanStores($address);
	vi.unstubAllGlobals();
	delete (window as Loose).ElementorProFrontendConfig;
});

export const item = (name: string) =>
	`<div data-elementor-type="loop-item" data-elementor-id="55" class="elementor elementor-55 e-loop-item">${name}</div>`;
const list = (names: readonly string[]) =>
	`<div class="elementor-loop-container elementor-grid" role="list"><style id="loop-55"></style>${names.map(item).join("")}</div>`;

export interface LoopOptions {
	id?: string;
	settings?: object;
	items?: readonly string[];
	/** After the list: anchor, button, numbers. */
	paging?: string;
	/** Further classes. */
	classes?: string;
}
export const container = ({ items = ["a", "b"], paging = "" }: LoopOptions = {}) =>
	`<div class="elementor-widget-container">${list(items)}${paging}</div>`;
export const loop = (options: LoopOptions = {}) => {
	const { id = "b2b2b2b", settings = {}, classes = "" } = options;
	return `<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-loop-grid ${classes}" data-id="${id}" data-element_type="widget" data-widget_type="loop-grid.product" data-settings='${JSON.stringify({ template_id: 55, ...settings })}'>${container(options)}</div>`;
};

export interface FilterOptions {
	id?: string;
	settings?: object;
	slugs?: readonly string[];
	pressed?: readonly string[];
	page?: number;
	base?: string;
}
export const filter = ({
	id = "f1f1f1f",
	settings = {},
	slugs = ["mugs", "hats", "caps", "__all"],
	pressed = ["__all"],
	page = 1,
	base = "https://acme.test/shop/",
}: FilterOptions = {}) =>
	`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-taxonomy-filter" data-id="${id}" data-element_type="widget" data-widget_type="taxonomy-filter.default" data-settings='${JSON.stringify({ selected_element: "b2b2b2b", taxonomy: "product_cat", ...settings })}'><search class="e-filter" role="search" data-base-url="${base}" data-page-num="${page}">${slugs
		.map(
			(slug) =>
				`<button class="e-filter-item" data-filter="${slug}" aria-pressed="${pressed.includes(slug)}">${slug}</button>`,
		)
		.join("")}</search></div>`;

/** Puts widgets into a document of the page builder, and the plugin on them; no visitor has given a sign yet. */
export const openUntouched = async (...widgets: string[]): Promise<TestMount> => {
	const mount = await mountPlugin(
		plugin,
		selectorOf(rows),
		`<div class="elementor elementor-42" data-elementor-type="wp-page" data-elementor-id="42">${widgets.join("")}</div>`,
	);
	mounted.push(mount);
	await vi.dynamicImportSettled();
	return mount;
};

/** In addition to that, the first interaction has brought the part that answers. */
export const open = async (...widgets: string[]): Promise<TestMount> => {
	const mount = await openUntouched(...widgets);
	for (const host of document.querySelectorAll("[data-widget_type]"))
		host.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
	await vi.dynamicImportSettled();
	await settle();
	return mount;
};

export const multiple = (join: string) => ({ multiple_selection: "yes", logical_combination: join });
export const get = (selector: string) => document.querySelector<HTMLElement>(selector)!;
export const loopElement = () => get("[data-id=b2b2b2b]");
export const button = (slug: string, id = "f1f1f1f") => get(`[data-id=${id}] [data-filter="${slug}"]`);
export const pressedIn = (id = "f1f1f1f") =>
	[...document.querySelectorAll<HTMLElement>(`[data-id=${id}] [aria-pressed=true]`)].map(
		({ dataset }) => dataset.filter,
	);
export const shown = (id = "b2b2b2b") =>
	[...document.querySelectorAll(`[data-id=${id}] .e-loop-item`)].map(({ textContent }) => textContent);
export const query = () => location.search;
/** An answer of the endpoint. */
export const answer = (...items: string[]) => JSON.stringify({ data: container({ items }) });
/** A page of the site that holds the loop. */
export const page = (options: LoopOptions) => `<!doctype html><title>Shop</title><body><main>${loop(options)}</main>`;
/** Goes back, as the visitor does. */
export const back = async (): Promise<void> => {
	const { promise, resolve } = defer<unknown>();
	addEventListener("popstate", resolve, { once: true });
	history.back();
	await promise;
	await vi.dynamicImportSettled();
	await settle();
};
export const isBusy = () =>
	/e-loading-overlay|pagination-loading/.test(loopElement().className) || !!document.querySelector("[aria-busy]");
