// Lightbox: opens the target of an image link, a slideshow's link, a video or a link action.
import { closestTo, isOnPage, querySelector } from "../../src/base/dom";
import type { Page } from "../../src/base/page";
import { readPage } from "../../src/base/read-page";
import { definePlugin } from "../../src/kit/plugin";
import { clickByKey } from "./controls";
import { createDialog, type LightboxDialog } from "./dialog";
import { isLightboxLink, requestFrom } from "./links";
import type { LightboxRequest } from "./model";

let dialog: LightboxDialog | undefined;
/** Links that are mounted. */
let linkCount = 0;

/** @param page as a link knows it */
const dialogOfPage = (page?: Page): LightboxDialog => {
	dialog ??= createDialog(page ?? readPage(), () => {
		dialog = undefined;
	});
	if (page) dialog.context.page = page;
	return dialog;
};

export default definePlugin({
	actions: {
		lightbox: (request, event) => dialogOfPage().show(request, closestTo(event?.target ?? null, "a")),
	},
	setup(host, _settings, scope) {
		const { builder, edit } = scope.page;
		const isArea = closestTo(host, ".elementor-edit-area") === host;
		linkCount++;
		dialogOfPage(scope.page);

		scope.on(document, "click", (event) => {
			if (event.ctrlKey || event.metaKey || event.shiftKey || !event.composedPath().includes(host)) return;
			if (isArea ? !closestTo(event.target, "a") : !isLightboxLink(host, builder)) return;
			event.preventDefault();
			const preferences = (builder.settings as { editorPreferences?: LightboxRequest } | undefined)?.editorPreferences;
			const mayOpen = !edit || (preferences?.lightbox_in_editor && !/color-picker/.test(document.body.className));
			const request = !isArea && mayOpen ? requestFrom(host) : undefined;
			// Its own address, unless the JSON says what to open.
			if (request)
				dialogOfPage(scope.page).show(request, openerOf(host, event.target), request.type ? undefined : host);
		});
		// A play icon is not a control for the browser.
		if (!isArea) scope.on(host, "keydown", clickByKey);
		return () => {
			linkCount--;
			// Not immediately: an app may be rendering just now, and React lets no other root end in the meantime.
			queueMicrotask(() => linkCount || dialog?.dispose(!isOnPage(host)));
		};
	},
});

/** The element to which the focus returns. */
const openerOf = (host: HTMLElement, target: EventTarget | null): HTMLElement | null => {
	const focusable = "a,button,[tabindex]";
	return closestTo(target, focusable) ?? querySelector.call<Element, [string], HTMLElement | null>(host, focusable);
};
