// What the parts of one feed share: its settings and records, its elements, what it may show, and the calls that it sends.
import { querySelector, querySelectorAll } from "../../src/base/dom";
import { isObject } from "../../src/base/is-object";
import type { Scope } from "../../src/kit/scope";
import { type FeedSettings, type Sources, sourcesOf } from "./model";

/** A feed as scripts of the page know it, in `window.sbi.feeds`. */
export interface PhotoFeed {
	el: HTMLElement;
	index: number;
	settings: FeedSettings;
	/** How many pages were loaded. */
	page: number;
	/** What the site has of its own, by post id. */
	resizedImages: Record<string, unknown>;
	/** Post ids that the site is to be told of. */
	needsResizing: string[];
	outOfPages: boolean;
	/** What the server is told of the pictures shown. */
	imageResolution: number | "auto";
	/** Fits heights, pictures and size class to the width of now. */
	afterResize(): void;
	/** Shows a larger picture if the item needs one; all items unless one is given. */
	maybeRaiseImageResolution(item?: Element | ArrayLike<Element>, index?: number, force?: boolean): void;
	/** Checks consent, and shows what it allows. */
	afterConsentToggled(): void;
	checkConsent(): boolean;
	getColumnCount(): number;
	/** Loads the next page. */
	getNewPostSet(): Promise<void>;
}

/** What `load` of a React app, or the server, gives. */
export interface Posts {
	html?: unknown;
	resizedImages?: unknown;
	feedStatus?: { shouldPaginate?: unknown };
}
export type LoadPosts = (page: number) => Promise<Posts | undefined>;

declare global {
	interface Window {
		sb_instagram_js_options?: { resized_url?: string; placeholder?: string; ajax_url?: string };
		sbiajaxurl?: string;
		sbiresizedImages?: Record<string, unknown>;
		sbi_custom_js?(): void;
		sbi_preview_device?: string;
	}
}

/** A feed and what its parts ask of it. */
export interface Context {
	feed: PhotoFeed;
	scope: Scope;
	find(selector: string): HTMLElement | null;
	findAll(selector: string): HTMLElement[];
	/** Whether the network may be asked for pictures. */
	hasConsent(): boolean;
	/** The record of an item; undefined where there is none. */
	recordOf(item: Element): unknown;
	sourcesOf(item: Element, printed: Sources): Sources;
	/** Takes records that the server sent. @returns whether there were any */
	merge(records: unknown): boolean;
}

const folder = () =>
	(
		window.sb_instagram_js_options?.resized_url ?? `${location.origin}/wp-content/uploads/sb-instagram-feed-images/`
	).replace(/^https?:/, location.protocol);

/** Address of the picture that stands for all before the script. */
export const placeholder = (): string =>
	window.sb_instagram_js_options?.placeholder ??
	`${location.origin}/wp-content/plugins/instagram-feed/img/placeholder.png`;

export const createContext = (feed: PhotoFeed, scope: Scope): Context => {
	const { el, settings } = feed;
	const hasConsent = () => !settings.gdpr || settings.consentGiven;
	const recordOf = (item: Element) => {
		const id = postId(item);
		return Object.hasOwn(feed.resizedImages, id) ? feed.resizedImages[id] : undefined;
	};
	return {
		feed,
		scope,
		find: (selector) => querySelector.call(el, selector) as HTMLElement | null,
		findAll: (selector) => [...querySelectorAll.call(el, selector)] as HTMLElement[],
		hasConsent,
		recordOf,
		sourcesOf: (item, printed) =>
			sourcesOf(printed, recordOf(item), {
				folder: folder(),
				isAllowed: hasConsent() || settings.overrideBlockCDN,
				favorLocal: settings.favorLocal,
			}),
		merge(records) {
			if (!isObject(records)) return false;
			Object.assign(feed.resizedImages, records);
			return Object.keys(records).length > 0;
		},
	};
};

export const postId = (item: Element): string => item.id.replace(/^sbi_/, "");
