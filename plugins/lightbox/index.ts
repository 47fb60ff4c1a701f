// Lightbox: opens what an image link, a slideshow's link, a video or a link action asks for.
import { readPage } from "../../src/core/page";
import { definePlugin } from "../../src/core/plugin";
import { $viewport } from "../../src/stores/viewport";
import { createDialog, type Dialog } from "./dialog";
import { isLightboxLink, itemsOf, slideOf, wishOf } from "./links";
import { isFollowed, type Opening, openingOf, type Slide, type Wish } from "./model";
import { clickByKey } from "./parts";

let dialog: Dialog | undefined;
/** Links that are mounted: with the last one goes the dialog. */
let links = 0;

const dialogOfPage = () => (dialog ??= createDialog(readPage()));

/** @param url of the slide that is asked for */
const slideshowOf = (name: string, url: string): Opening | undefined => {
	const slides = itemsOf(name);
	const start = slides.findLastIndex((slide) => slide.url === url);
	if (slides.length) return { id: `elementor-lightbox-slideshow-${name}`, slides, start: Math.max(0, start) };
};

const show = (wish: Wish, opener?: Element | null, slide?: Slide) => {
	const { slideshow, type, url } = wish;
	const opening =
		(slideshow && type !== "video" && isFollowed(url) ? slideshowOf(`${slideshow}`, url) : undefined) ??
		openingOf(wish, $viewport.get().suffixes, slide);
	if (opening) return dialogOfPage().open(opening, opener);
};

export default definePlugin({
	actions: {
		lightbox: (wish, event) => void show(wish, (event?.target as Partial<Element> | null)?.closest?.("a")),
	},
	setup(host, _settings, scope) {
		const { builder, edit } = scope.page;
		const isArea = host.matches(".elementor-edit-area");
		links++;
		dialogOfPage();

		const open = (event: Event) => {
			const target = event.target as Element;
			if (!host.contains(target)) return;
			if (isArea ? target.closest("a") : isLightboxLink(host, builder.kit)) event.preventDefault();
			else return;
			const preferences = (builder.settings as { editorPreferences?: Wish } | undefined)?.editorPreferences;
			const mayOpen = !edit || (preferences?.lightbox_in_editor && !/color-picker/.test(document.body.className));
			if (isArea || !mayOpen) return;
			const wish = wishOf(host);
			// Its own address, unless the JSON says what to open.
			const slide = wish && (wish.type ? undefined : slideOf(host));
			if (wish) show({ url: slide?.url, ...wish }, openerOf(host, target), slide);
		};
		scope.on(document, "click", (event) => {
			if (!(event.ctrlKey || event.metaKey || event.shiftKey)) open(event);
		});
		// A play icon is no control to the browser.
		if (!isArea) scope.on(host, "keydown", clickByKey);
		return () => {
			if (--links) return;
			dialog?.dispose();
			dialog = undefined;
		};
	},
});

const openerOf = (host: HTMLElement, target: Element) => {
	const focusable = "a,button,[tabindex]";
	return target.closest(focusable) ?? host.querySelector(focusable);
};
