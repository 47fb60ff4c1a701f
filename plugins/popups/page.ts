// What popups do to the page as a whole: classes and style sheet of dialogs, events, counters of the visit.
import type { Scope } from "../../src/kit/scope";
import { storage } from "../../src/stores/storage";
import { createSymbols } from "./modal";

declare global {
	interface Window {
		ElementorProFrontendConfig?: { popup?: { hasPopUps?: boolean } };
	}
}

/** What is read of `elementorFrontendConfig`. */
export interface Config {
	environmentMode?: { wpPreview?: boolean };
	post?: { id?: unknown };
	user?: { roles?: object };
	experimentalFeatures?: { e_font_icon_svg?: unknown };
	i18n?: { close?: string };
	urls?: { assets?: string };
	version?: string;
}

/** Brings what the first popup that is shown needs. */
export const preparePage = (scope: Scope, { experimentalFeatures, urls, version }: Config): void => {
	const { body, head } = document;
	const insert = (element: HTMLElement, parent: Element, before?: Element | null) => {
		parent.insertBefore(element, before ?? null);
		scope.add(() => element.remove());
	};
	for (const name of ["body", "container"]) {
		for (const className of [`dialog-${name}`, `dialog-lightbox-${name}`]) {
			if (body.classList.contains(className)) continue;
			body.classList.add(className);
			scope.add(() => body.classList.remove(className));
		}
	}
	if (experimentalFeatures?.e_font_icon_svg && !document.getElementById("eicon-close")) insert(createSymbols(), body);
	const href = `${urls?.assets}css/conditionals/dialog.min.css?ver=${version}`;
	if (!urls?.assets || document.querySelector(`link[href=${JSON.stringify(href)}]`)) return;
	const frontend = document.getElementById("elementor-frontend-css");
	const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
	insert(link, frontend?.parentElement ?? head, frontend);
};

/** Handlers on the document hear it once, jQuery's with its arguments; then those on the window, as a native event. */
export const announce = (scope: Scope, type: string, id: string | number, instance: object): void => {
	const { jQuery } = window;
	const hooks = jQuery?.event ?? {};
	const event = () => new CustomEvent(type, { detail: { id, instance } });
	try {
		// Without bubbling: jQuery's handlers on the window get the native event.
		jQuery?.(document).triggerHandler(type, [id, instance]);
	} catch (error) {
		scope.report("listener", error);
	}
	// jQuery's own listener skips a native event of the type that it is just triggering.
	hooks.triggered = type;
	document.dispatchEvent(event());
	hooks.triggered = undefined;
	dispatchEvent(event());
};

/** A number that was stored, as text or not; 0 when it is none. */
export const toCount = (value: unknown): number => Math.trunc(Number(value)) || 0;

/** @returns the number before */
export const increase = (key: string, options?: { lifetimeInSeconds?: number }): number => {
	const count = toCount(storage.get(key));
	// Later increases leave the end of the period as it is.
	storage.set(key, count + 1, count ? {} : options);
	return count;
};

let isCounted: boolean | undefined;

/** Counts the page, and the session with its first page; once a page. */
export const countVisit = (): void => {
	if (isCounted || window.ElementorProFrontendConfig?.popup?.hasPopUps === false) return;
	isCounted = true;
	const session = { session: true };
	increase("pageViews");
	if (storage.get("activeSession", session)) return;
	storage.set("activeSession", true, session);
	increase("sessions");
};
