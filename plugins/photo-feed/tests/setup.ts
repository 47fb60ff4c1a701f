// Markup of photo feeds, their server and their sizes in jsdom.
import { vi } from "vitest";
import type { Mounted } from "../../../src/base/descriptor";
import type { GossamerError } from "../../../src/base/errors";
import { readPage } from "../../../src/base/read-page";
import { mount } from "../../../src/kit/plugin";
import { createScope } from "../../../src/kit/scope";
import photoFeed, { loadConsent } from "..";
import type { PhotoFeed } from "../context";
import { loadPointer, loadServer } from "../feed";
import { loadFallbacks } from "../pictures";

export const network = "https://scontent.cdninstagram.com/v/";
export const placeholder = `${location.origin}/wp-content/plugins/instagram-feed/img/placeholder.png`;
export const folder = `${location.origin}/wp-content/uploads/sb-instagram-feed-images/`;

export const sources = (id: number | string, change: object = {}) => ({
	d: `${network}${id}-d.jpg`,
	150: `${network}${id}-150.jpg`,
	320: `${network}${id}-320.jpg`,
	640: `${network}${id}-640.jpg`,
	...change,
});

const attribute = (value: unknown) =>
	(typeof value === "string" ? value : JSON.stringify(value)).replaceAll("&", "&amp;").replaceAll('"', "&quot;");

export interface ItemOptions {
	classes?: string;
	set?: unknown;
	img?: string;
	src?: string;
	full?: string;
	area?: boolean;
}
export const item = (id: number | string, options: ItemOptions = {}): string => {
	const { classes = "sbi_type_image sbi_new sbi_transition", set = sources(id), img = "", src = placeholder } = options;
	const { full = `${network}${id}-full.jpg`, area } = options;
	return `<div class="sbi_item ${classes}" id="sbi_${id}" data-date="1700000000"><div class="sbi_photo_wrap">
<a class="sbi_photo" href="https://www.instagram.com/p/${id}/" ${full && `data-full-res="${full}"`} ${set === null ? "" : `data-img-src-set="${attribute(set)}"`}>
<span class="sbi-screenreader">Post ${id}</span><img src="${src}" alt="Post ${id}" ${img}></a>${area ? '<a class="sbi_link_area" href="#"></a>' : ""}</div></div>`;
};

export interface FeedOptions {
	classes?: string;
	flags?: string;
	attributes?: string;
	items?: string;
	records?: unknown;
	button?: string;
	header?: string;
	more?: string;
}
export const button =
	'<button class="sbi_load_btn" type="button"><span class="sbi_btn_text">Load More</span><span class="sbi_loader sbi_hidden" aria-hidden="true"></span></button>';
/** The feed of the contract's first section, with four posts by default. */
export const feed = (options: FeedOptions = {}): string => {
	const { classes = "", flags = "", attributes = "", records, header = "", more = "" } = options;
	const items = options.items ?? [1, 2, 3, 4].map((id) => item(id)).join("");
	return `<div id="sb_instagram" class="sbi ${classes}" data-feedid="*1" data-cols="4" data-num="20" data-res="full" data-item-padding="5" data-shortcode-atts="{&quot;feed&quot;:&quot;1&quot;}" data-postid="42" data-locatornonce="0a1b2c3d4e" data-sbi-flags="${flags}" ${attributes}>
${header}<div id="sbi_images" style="gap:10px">${items}</div><div id="sbi_load">${options.button ?? button}</div>
${records === undefined ? "" : `<span class="sbi_resized_image_data" data-feed-id="*1" data-resized="${attribute(records)}"></span>`}${more}</div>`;
};
/** A record of the site's own pictures. */
export const record = (stem: string, sizes: object, more: object = { extension: ".webp" }) => ({
	id: stem,
	ratio: "1.00",
	sizes,
	...more,
});
/** Records for all items of the plain feed, so that no resize call is sent. */
export const records = Object.fromEntries([1, 2, 3, 4].map((id) => [id, record(`${id}_n`, { full: 640, low: 320 })]));

/** Widths in pixels that elements have. */
export const sizes = { photo: 200, feed: 1000, window: 1280, isRendered: true };

export class ResizeObserverInTests {
	static all = new Set<ResizeObserverInTests>();
	constructor(readonly callback: () => void) {}
	observe() {
		ResizeObserverInTests.all.add(this);
	}
	disconnect() {
		ResizeObserverInTests.all.delete(this);
	}
	unobserve() {}
	/** Tells all of them. */
	static tell() {
		for (const { callback } of [...ResizeObserverInTests.all]) callback();
	}
}

export interface Call {
	body: string;
	fields: URLSearchParams;
	action: string;
	address: string;
	options: RequestInit;
}
/** What was sent. */
export const calls: Call[] = [];
type Answer = string | { status?: number; type?: string; json?: unknown; text?: string } | Promise<never>;
/** Answers to come, by action; the last one stays. */
export const answers: Record<string, Answer[]> = {};
export const errors: GossamerError[] = [];
const mounted: Mounted[] = [];

/** The parts are there: what follows is synchronous. */
const loadParts = async () => {
	const scope = createScope(readPage());
	for (const load of [loadConsent, loadFallbacks, loadPointer, loadServer])
		await scope.part(load as () => Promise<unknown>, () => {});
	scope.dispose();
};

export const setUp = async () => {
	await loadParts();
	vi.useFakeTimers();
	Object.assign(sizes, { photo: 200, feed: 1000, window: 1280, isRendered: true });
	const widthOf = (element: Element) => {
		if (element === document.documentElement) return sizes.window;
		if (!sizes.isRendered) return 0;
		return element.classList.contains("sbi_photo") ? sizes.photo : element.classList.contains("sbi") ? sizes.feed : 0;
	};
	vi.spyOn(Element.prototype, "clientWidth", "get").mockImplementation(function (this: Element) {
		return widthOf(this);
	});
	Object.defineProperty(window, "innerWidth", { configurable: true, get: () => sizes.window });
	// Other test files are other tabs of the same site.
	vi.stubGlobal("BroadcastChannel", undefined);
	vi.stubGlobal("ResizeObserver", ResizeObserverInTests);
	vi.stubGlobal("fetch", async (address: string, options: RequestInit) => {
		const fields = new URLSearchParams(`${options.body}`);
		const action = fields.get("action")!;
		calls.push({ body: `${options.body}`, fields, action, address, options });
		const list = answers[action] ?? [];
		const answer = await (list.length > 1 ? list.shift() : list[0]);
		const {
			status = 200,
			type = "application/json",
			json,
			text,
		} = typeof answer === "string" ? { text: answer } : (answer ?? {});
		return new Response(text ?? JSON.stringify(json ?? { success: true, data: "" }), {
			status,
			headers: { "Content-Type": type },
		});
	});
	document.addEventListener("gossamer:error", hearError);
};
const hearError = (event: Event) => errors.push((event as CustomEvent<GossamerError>).detail);

export const tearDown = () => {
	for (const { dispose } of mounted.splice(0)) dispose();
	document.removeEventListener("gossamer:error", hearError);
	errors.length = calls.length = 0;
	for (const name of Object.keys(answers)) delete answers[name];
	ResizeObserverInTests.all.clear();
	document.head.querySelector("#gossamer-config")?.remove();
	for (const name of [
		"sbi",
		"sbi_init",
		"sbi_custom_js",
		"sbiajaxurl",
		"sbiresizedImages",
		"sbi_preview_device",
		"sb_instagram_js_options",
	])
		Reflect.deleteProperty(window, name);
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	vi.useRealTimers();
	Reflect.deleteProperty(window, "innerWidth");
};

/** Starts the feeds of a markup, or of the page. */
export const start = async (markup?: string, plugin = photoFeed): Promise<PhotoFeed> => {
	if (markup !== undefined) document.body.innerHTML = markup;
	const page = readPage();
	const hosts = [...document.querySelectorAll<HTMLElement>(".sbi:not([data-sbi-index])")];
	const all = hosts.map((host) => mount(plugin, host, "photo-feed", page));
	mounted.push(...all);
	await Promise.all(all.map(({ ready }) => ready));
	return window.sbi!.feeds[Number(hosts[0]?.dataset.sbiIndex) - 1]!;
};
/** Takes the feeds off. */
export const stop = () => {
	for (const { dispose } of mounted.splice(0)) dispose();
};

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const query = <E extends HTMLElement = HTMLElement>(selector: string) => document.querySelector<E>(selector)!;
export const queryAll = <E extends HTMLElement = HTMLElement>(selector: string) => [
	...document.querySelectorAll<E>(selector),
];
export const image = (id: number | string) => query<HTMLImageElement>(`#sbi_${id} .sbi_photo img`);
export const sourceOf = (id: number | string) => image(id).getAttribute("src");
export const allSources = () => queryAll(".sbi_photo img").map((img) => img.getAttribute("src"));
/** A picture arrives. */
export const arrive = (img: HTMLImageElement, naturalWidth: number, naturalHeight: number) => {
	Object.defineProperties(img, {
		naturalWidth: { configurable: true, value: naturalWidth },
		naturalHeight: { configurable: true, value: naturalHeight },
	});
	img.dispatchEvent(new Event("load"));
};
export const fail = (img: HTMLImageElement) => img.dispatchEvent(new Event("error"));
/** An answer to load-more. */
export const posts = (html: string, more: object = {}) => ({
	json: { success: true, data: { html, feedStatus: { shouldPaginate: true }, resizedImages: {}, ...more } },
});
export const loadMore = () => query(".sbi_load_btn").click();

export const items = (count: number, from = 1) =>
	Array.from({ length: count }, (_, index) => item(from + index)).join("");
export const heights = () => queryAll(".sbi_photo").map(({ style }) => style.height);
export const resize = () => window.dispatchEvent(new Event("resize"));
