// Lightbox: opens what an image link, a slideshow's link, a video or a link action asks for.
import { readPage } from "../../src/base/page";
import { definePlugin } from "../../src/kit/plugin";
import { $viewport } from "../../src/stores/viewport";
import { createDialog, type Dialog } from "./dialog";
import { clickByKey } from "./keys";
import { isLightboxLink, itemsOf, slideOf, wishOf } from "./links";
import { isFollowed, type Opening, type Wish } from "./model";
import { part } from "./parts";

let dialog: Dialog | undefined;
/** Links that are mounted: with the last one goes the dialog. */
let links = 0;
/** What was asked for last is opened, whatever has to be loaded for it. */
let turn = 0;

const dialogOfPage = () => (dialog ??= createDialog(readPage()));

/** @param link that says what to show where the wish does not */
const show = async (wish: Wish, opener?: Element | null, link?: Element) => {
	const mine = ++turn;
	const { slideshow, title, description, type } = wish;
	const isVideo = type === "video" && !wish.id;
	const needsVideo = isVideo || document.querySelector("[data-elementor-lightbox-video]");
	const video = (needsVideo && (await part(import("./video")))) || undefined;
	const slide = link && slideOf(link, video?.videoOf);
	const url = link ? slide?.url : wish.url;
	if (mine !== turn || !isFollowed(url) || type === "html") return;

	let opening: Opening | undefined;
	if (isVideo) opening = video?.openingOf(url, wish, $viewport.get().suffixes);
	else {
		const slides = slideshow ? itemsOf(`${slideshow}`, video?.videoOf) : [];
		opening = {
			id: `elementor-lightbox-slideshow-${slides.length ? slideshow : "single-img"}`,
			start: Math.max(
				0,
				slides.findLastIndex((slide) => slide.url === url),
			),
			slides: slides.length ? slides : [slide ?? { url, title: textOf(title), description: textOf(description) }],
		};
	}
	if (opening) dialogOfPage().open(opening, opener);
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
			const wish = !isArea && mayOpen ? wishOf(host) : undefined;
			// Its own address, unless the JSON says what to open.
			if (wish) show(wish, openerOf(host, target), wish.type ? undefined : host);
		};
		scope.on(document, "click", (event) => {
			if (!(event.ctrlKey || event.metaKey || event.shiftKey)) open(event);
		});
		// A play icon is no control to the browser.
		if (!isArea) scope.on(host, "keydown", clickByKey);
		return () => {
			if (--links) return;
			turn++;
			dialog?.dispose();
			dialog = undefined;
		};
	},
});

const openerOf = (host: HTMLElement, target: Element) => {
	const focusable = "a,button,[tabindex]";
	return target.closest(focusable) ?? host.querySelector(focusable);
};

const textOf = (value: unknown) => (value ? `${value}` : undefined);
