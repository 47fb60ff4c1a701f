// State that the parts of one feed share: its settings and records, its elements, its consent, and its requests.
import { querySelector, querySelectorAll } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";
import { type FeedSettings, readSources, type Sources, sourcesOf } from "./model";

/** A feed as scripts of the page know it, in `window.sbi.feeds`. */
export interface PhotoFeed {
	el: HTMLElement;
	index: number;
	settings: FeedSettings;
	/** How many pages were loaded. */
	page: number;
	/** The site's own pictures, by post id. */
	resizedImages: Record<string, unknown>;
	/** Post ids to report to the site. */
	needsResizing: string[];
	outOfPages: boolean;
	/** The reported size of the visible pictures. */
	imageResolution: number | "auto";
	/** Fits heights, pictures and size class to the width of now. */
	afterResize(): void;
	/** Shows a larger picture if the item needs one; all items unless one is given. */
	maybeRaiseImageResolution(item?: Element | ArrayLike<Element>, index?: number, force?: boolean): void;
	/** Checks consent, and shows the allowed pictures. */
	afterConsentToggled(): void;
	checkConsent(): boolean;
	getColumnCount(): number;
	/** Loads the next page. */
	getNewPostSet(): Promise<void>;
}

/** The result of a React app's `load`, or of the server. */
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

/** An item and the picture that it shows. */
export interface Item {
	item: Element;
	photo: HTMLElement;
	img: HTMLImageElement;
}

/** A feed, as its parts use it. */
export interface Context {
	feed: PhotoFeed;
	scope: Scope;
	find(selector: string): HTMLElement | null;
	findAll(selector: string): HTMLElement[];
	/** Whether the visitor allows the photo network, as far as it is known outside the feed; the consent part sets it. */
	isGranted(): boolean;
	/** Whether the network may be asked for pictures. */
	hasConsent(): boolean;
	/** The record of an item; undefined if there is none. */
	recordOf(item: Element): unknown;
	/** The addresses that an item may show; undefined if the server printed none. */
	sourcesOf(item: Item): Sources | undefined;
}

/** An item with its picture; undefined if it has none. */
export const itemOf = (item: Element | null): Item | undefined => {
	const photo = item?.querySelector<HTMLElement>(".sbi_photo");
	const img = photo?.querySelector("img");
	return img ? { item: item!, photo: photo!, img } : undefined;
};

/** Whom the visitor's address would go to. */
export const need = { service: "instagram", category: "marketing" };

export const postId = (item: Element): string => item.id.replace(/^sbi_/, "");

const folder = () =>
	(
		window.sb_instagram_js_options?.resized_url ?? `${location.origin}/wp-content/uploads/sb-instagram-feed-images/`
	).replace(/^https?:/, location.protocol);

export const createContext = (feed: PhotoFeed, scope: Scope): Context => {
	const { el, settings } = feed;
	const context: Context = {
		feed,
		scope,
		find: (selector) => querySelector.call(el, selector) as HTMLElement | null,
		findAll: (selector) => [...querySelectorAll.call(el, selector)] as HTMLElement[],
		isGranted: () => false,
		hasConsent: () => !settings.gdpr || settings.consentGiven,
		recordOf: (item) => feed.resizedImages[postId(item)],
		sourcesOf({ item, photo }) {
			const printed = readSources(photo.getAttribute("data-img-src-set"));
			return (
				printed &&
				sourcesOf(printed, context.recordOf(item), {
					folder: folder(),
					isAllowed: context.hasConsent() || settings.overrideBlockCDN,
					favorLocal: settings.favorLocal,
				})
			);
		},
	};
	return context;
};
