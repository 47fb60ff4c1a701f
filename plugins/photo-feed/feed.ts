// One feed: puts its parts together and says in which order they work.
import { closestTo } from "../../src/base/dom";
import { parseObject } from "../../src/base/page";
import { clickByKey } from "../../src/kit/keys";
import { isPermitted } from "../../src/kit/permission";
import type { Scope } from "../../src/kit/scope";
import { type Context, createContext, type LoadPosts, need, type PhotoFeed } from "./context";
import { createLayout } from "./layout";
import { reveal } from "./looks";
import { columnsAt, readSettings, resolutionOf } from "./model";
import { createPictures, loadFallbacks } from "./pictures";
import { tell } from "./tell";

export const loadServer = () => import("./server");
export const loadPointer = () => import("./pointer");

/** Milliseconds after the last change until a feed is fitted to it. */
const resizeMs = 500;

export interface FeedOptions {
	announcement: string;
	load?: LoadPosts;
}

/** @returns the state that its parts share, and the function that starts it */
export const createFeed = (
	el: HTMLElement,
	scope: Scope,
	options: FeedOptions,
): { context: Context; start(): void } => {
	const settings = readSettings(el.dataset, el.classList.contains("sbi_mob_col_auto"));
	settings.gdpr ||= !isPermitted(scope, need);
	const feed: PhotoFeed = {
		el,
		index: 0,
		settings,
		page: 1,
		// Nothing inherited is a record.
		resizedImages: Object.create(null),
		needsResizing: [],
		outOfPages: false,
		imageResolution: 150,
		getColumnCount: () => columnsAt(settings, innerWidth),
		checkConsent() {
			if (context.hasConsent()) return true;
			settings.consentGiven = context.isGranted();
			tell(scope, "sbicheckconsent", "feed", feed);
			return settings.consentGiven;
		},
		afterConsentToggled() {
			if (feed.checkConsent()) raiseSoon();
		},
		afterResize() {
			layout.fit();
			feed.imageResolution = resolutionOf(settings);
			pictures.raiseAll();
		},
		maybeRaiseImageResolution(item, _index, force) {
			const element = item instanceof Element ? item : item?.[0];
			if (element) pictures.raise(element, force);
			else pictures.raiseAll();
		},
		getNewPostSet: () => load() as Promise<void>,
	};
	const context = createContext(feed, scope);
	const { find, findAll } = context;
	let stop = () => {};
	const later = (ms = resizeMs) => {
		stop();
		stop = scope.timeout(ms, feed.afterResize);
	};
	const layout = createLayout(context, later);
	const pictures = createPictures(context, layout, later);
	/** Shows the pictures that are allowed by now. */
	const raiseSoon = () => {
		pictures.raiseAll();
		later();
	};
	let isShown = false;

	/** Shows new items. */
	const pass = () => {
		for (const extra of findAll(".sbi-screenreader img")) extra.remove();
		if (!isShown) hideExtras();
		layout.fit();
		pictures.raiseAll(".sbi_item.sbi_new", !isShown);
		isShown = true;
		reveal(context);
		const isTold = (feed.needsResizing[0] && !settings.resizeDisable) || settings.locator;
		if (isTold && isPermitted(scope, { category: "functional" }))
			scope.part(loadServer, ({ tellServer }) => tellServer(context, raiseSoon));
		tell(scope, "sbiafterimagesloaded", "el", el);
	};

	const hideExtras = () => {
		const isPhone = document.documentElement.clientWidth < 480 || window.sbi_preview_device === "mobile";
		const limit = isPhone ? settings.nummobile : settings.num;
		for (const extra of findAll(".sbi_item").slice(limit)) extra.classList.add("sbi_num_diff_hide");
	};

	let more: (() => Promise<void>) | undefined;
	const load = (isPressed?: boolean) => scope.part(loadServer, (server) => ask(server), isPressed);
	const ask = ({ createPosts }: Awaited<ReturnType<typeof loadServer>>) => {
		more ??= createPosts(context, { ...options, onArrival: pass, onSettled: () => pictures.raiseAll() });
		return more();
	};
	const listen = () => {
		const buttonOf = (event: Event) => closestTo(event.target, ".sbi_load_btn");
		scope.on(el, "click", (event) => {
			if (!buttonOf(event)) return;
			// Before it was a button it was a link with a script as its address.
			event.preventDefault();
			return load(true);
		});
		scope.on(el, "keydown", (event) => clickByKey(event, buttonOf(event)));
		for (const type of ["mouseover", "mouseout"] as const)
			scope.on(el, type, (event) => scope.part(loadPointer, ({ followPointer }) => followPointer(event)));
		const button = find(".sbi_load_btn");
		// The next press is handled in its own task.
		if (button) scope.observe(button, (isNear) => isNear && scope.part(loadServer, () => {}), "200px 0px");
	};

	keepMarkup(scope, el, findAll);
	hideLoader(find(".sbi_loader.sbi_hidden"));
	const records = find(".sbi_resized_image_data");
	const printed = records?.dataset.resized ?? "";
	const isReadable = printed.startsWith('{"');
	Object.assign(feed.resizedImages, isReadable ? parseObject(printed) : !records && window.sbiresizedImages);
	if (isReadable) records!.remove();
	listen();
	return {
		context,
		start() {
			feed.checkConsent();
			if (find("p > .sbi_photo")) el.classList.add("sbi_no_autop");
			const error = find("#sbi_mod_error");
			if (error) el.prepend(error);
			if (settings.ajaxPostLoad) load();
			else pass();
			scope.on(window, "resize", () => later());
			if (find("img[data-src],img[data-orig-src]")) scope.part(loadFallbacks, ({ fillLazy }) => fillLazy(context));
		},
	};
};

/** Invisible as it is, its animation would restyle the page in every frame. */
const hideLoader = (loader: HTMLElement | null | undefined) => {
	if (loader && !loader.hidden) loader.hidden = true;
};

/** Teardown restores the elements from before the start. */
const keepMarkup = (scope: Scope, el: HTMLElement, findAll: (selector: string) => HTMLElement[]) => {
	scope.keep(el, "class", "data-sbi-index");
	for (const item of findAll(".sbi_item,.sbi_header_img_hover")) scope.keep(item, "class");
	for (const loader of findAll(".sbi_loader")) scope.keep(loader, "class", "hidden");
	for (const photo of findAll(".sbi_photo")) scope.keep(photo, "style", "data-full-res");
	for (const img of findAll(".sbi_photo img"))
		scope.keep(img, "class", "src", "loading", "decoding", "data-src", "data-orig-src");
};
