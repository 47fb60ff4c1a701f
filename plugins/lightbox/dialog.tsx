// The one dialog of the page: how it opens and closes, its style sheets, and the focus.
import { atom } from "nanostores";
import type { Page } from "../../src/base/page";
import { createScope, type OwnedScope, type Scope } from "../../src/kit/scope";
import { afterFrame } from "../../src/parts/after-frame";
import { loadBuilderStyle, markDialogs, waitForStyle } from "../../src/parts/builder-styles";
import { type Overlay, openOverlay } from "../../src/parts/overlays";
import { drawView } from "../../src/react/draw-view";
import { $preferences } from "../../src/stores/preferences";
import { createContext } from "./context";
import { followPresses } from "./controls";
import { followInput } from "./input";
import { resolve } from "./links";
import { isFollowed, type LightboxRequest, nameOf, type Opening } from "./model";
import { openingOf } from "./request";
import { createSlides } from "./slides";
import type { LightboxContext } from "./types";
import { LightboxView, type Shown } from "./view";

export interface LightboxDialog {
	/** What its views share; each link that opens the dialog sets `page`. */
	context: LightboxContext;
	/**
	 * Opens the request, replacing the current slides, once the style sheets have loaded.
	 * @param opener gets the focus back
	 * @param link provides the slide if the request does not
	 */
	show(request: LightboxRequest, opener?: HTMLElement | null, link?: Element): void;
	/** Removes everything from the page. @param isLater once it is closed: its links have been removed, with a popup for example */
	dispose(isLater?: boolean): void;
}

/** Milliseconds of the dialog's own fading. */
const fadeMs = 400;
/** Milliseconds of a slide's or a zoom's motion. */
const motionMs = 300;

const loadVideo = () => import("./video");

/** @param onEnd called when it has been taken off the page */
export const createDialog = (page: Page, onEnd: () => void): LightboxDialog => {
	const dialog = createBox();
	const scope = createScope(page, dialog, "lightbox");
	const styles = Promise.all([
		...(["swiper", "dialog", "e-lightbox"] as const).map((name) => loadBuilderStyle(scope, name)),
		// Its own, which the core has linked alongside the chunk: it may have failed by now.
		waitForStyle(scope, document.querySelector("link[href*='plugins/lightbox.css']"), 1000),
	]);
	const context = createContext(scope, dialog);
	const $shown = atom<Shown | undefined>();
	/** Of the current slides, until it closes. */
	let opened: OwnedScope | undefined;
	let overlay: Overlay | undefined;
	let fade: Animation | undefined;
	let cancelClosing = () => {};
	let openCount = 0;
	let isLast: boolean | undefined;
	let isClosing = false;

	/** Restores the page; the dialog may still be fading. */
	const release = () => {
		isClosing = false;
		opened?.dispose();
		overlay?.restoreFocus();
		opened = overlay = undefined;
	};
	const close = () => {
		if (!opened || isClosing || !scope.emit(dialog, "gossamer:lightbox-close", null, true)) return;
		isClosing = true;
		const ms = duration(fadeMs);
		fade = dialog.animate?.({ opacity: [1, 0] }, { duration: ms, fill: "forwards" });
		const finish = () => {
			fade?.cancel();
			dialog.style.display = "none";
			$shown.set(undefined);
			if (isLast) scope.dispose();
		};
		const giveBack = () => {
			release();
			dialog.toggleAttribute("inert", true);
			// The browser may have left full screen on its own in the meantime.
			if (document.fullscreenElement === dialog) document.exitFullscreen().catch(() => {});
			if (ms) cancelClosing = scope.timeout(ms, finish);
			else finish();
		};
		// The first frame of the fade responds to the press: restyling a page that is no longer inert takes longest.
		if (ms) afterFrame(opened, giveBack);
		else giveBack();
	};
	const open = (opening: Opening, opener?: HTMLElement | null) => {
		release();
		cancelClosing();
		fade?.cancel();
		// Before any change: moving the focus or reading a style forces the browser to style and lay out changes.
		if (opener && !opener.contains(document.activeElement)) opener.focus({ preventScroll: true });
		markDialogs(scope);
		dialog.id = opening.id;
		dialog.toggleAttribute("inert", false);
		dialog.style.display = "";
		document.body.append(dialog);
		opened = createScope(context.page, dialog, "lightbox", scope.fail);
		overlay = openOverlay(opened, { root: dialog, modal: true, trap: dialog, onDismiss: close });
		chooseLook(dialog);
		fade = dialog.animate?.({ opacity: [0, 1] }, duration(fadeMs));
		const slides = createSlides(opening, duration(motionMs));
		const entrance = duration(1) ? (opening.entrance ?? "zoomIn") : "";
		$shown.set({ opening: { ...opening, entrance }, slides, number: openCount });
		opened.watch(slides.$position, (position) => {
			dialog.ariaLabel = nameOf(slides.at(position)) || document.title || "Lightbox";
			scope.emit(dialog, "gossamer:lightbox", { slides, close });
		});
		// An app may have closed it during the event.
		if (opened && !opening.isAlone) followInput(slides, context, opened);
		context.load();
	};

	followPresses(scope, dialog, close);
	const onLateSheet = ({ target }: Event) => opened && target instanceof HTMLLinkElement && chooseLook(dialog);
	scope.on(document, "load", onLateSheet, { capture: true });
	scope.add(() => {
		release();
		dialog.remove();
		onEnd();
	});
	context.load();
	drawView(dialog, <LightboxView $shown={$shown} context={context} />, scope);
	return {
		context,
		show(request, opener, link) {
			const count = ++openCount;
			isLast = false;
			const opening = openingOf(request, link);
			if (!opening) return;
			const first = opening.slides[opening.start]!;
			// It loads in parallel with the style sheets.
			if (!first.isVideo) new Image().src = first.url;
			const addPlayers = ({ addPlayers, Video }: typeof import("./video")) => {
				addPlayers(opening, request);
				context.add({ Video });
			};
			// The first frame of the fade shows nothing yet: it responds to the press without waiting for the content.
			const frame = new Promise<void>((resolve) => afterFrame(scope, resolve));
			Promise.all([opening.slides.some(({ isVideo }) => isVideo) && scope.part(loadVideo, addPlayers), styles, frame])
				.then(() => {
					const slides = opening.slides.filter(({ isVideo, player }) => !isVideo || player);
					const start = slides.indexOf(first);
					if (count !== openCount || scope.signal.aborted) return;
					if (start < 0) follow(first.url, scope);
					else open({ ...opening, slides, start }, opener);
				})
				.catch(scope.fail);
		},
		dispose(isLater) {
			isLast = true;
			if (!isLater || !opened) scope.dispose();
		},
	};
};

const createBox = () =>
	Object.assign(document.createElement("div"), {
		className: "dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-lightbox",
		role: "dialog",
		ariaModal: "true",
		tabIndex: 0,
	});

/** What a link does with the address of a video that cannot be played here. */
const follow = (url: string, scope: Scope) => {
	scope.report("video", url);
	const address = resolve(url);
	if (isFollowed(address)) window.open(address, "_self");
};

/** Either the page builder's style sheets or our own, never a mixture: only its sheet for the lightbox positions the footer. */
const chooseLook = (dialog: HTMLElement) => {
	const footer = Object.assign(document.createElement("footer"), { className: "elementor-slideshow__footer" });
	dialog.append(footer);
	dialog.classList.remove("gossamer-look");
	dialog.classList.toggle("gossamer-look", getComputedStyle(footer).position !== "fixed");
	footer.remove();
};

/** Milliseconds of a motion, none when it is to be reduced. */
const duration = (ms: number) => ($preferences.get().reducedMotion ? 0 : ms);
