// Takes the popups out of the page, counts the visit, and opens and closes popups for links, forms and other scripts.

import type { ActionHandler } from "../../src/base/descriptor";
import { closestTo, isOnPage } from "../../src/base/dom";
import { isSelector } from "../../src/base/is-selector";
import { definePlugin } from "../../src/kit/plugin";
import { createScope, type Scope } from "../../src/kit/scope";
import { text } from "../../src/kit/settings";
import { loadBuilderStyle } from "../../src/parts/builder-styles";
import { countVisit } from "./counters";
import type { Config } from "./page";
import { createPopup } from "./popup";
import type { OwnedPopup, Popup } from "./types";

declare global {
	interface Window {
		elementorProFrontend?: { modules?: ProModules; [name: string]: unknown };
	}
}

export interface ProModules {
	popup?: {
		/** Opens the popup of that id; with `toggle`, closes it when it is open. */
		showPopup(settings: { id: string | number; toggle?: boolean }, event?: Event): void;
		/** Closes the popup that contains the event's target. */
		closePopup(settings: { do_not_show_again?: unknown } | undefined, event: { target: unknown }): void;
		/** Whether a popup has been shown on this page: undefined, then true. */
		popupPopped?: true;
		/** These replace those of the plugin, which loads when they are called. */
		isLate?: true;
	};
	linkActions?: { addAction(name: string, run: ActionHandler): void };
	[name: string]: unknown;
}

type Settings = Record<string, unknown> | undefined;

const hosts = "[data-elementor-type=popup]";
/** By id. */
const popups = new Map<string, OwnedPopup>();
/** Keeps the last request of a link while there are no popups: they may be mounted in a moment. */
let openLater: (() => void) | undefined;

const loadRules = () => import("./rules");

const idOf = text();

const showPopup = (settings: Settings, event?: Event) => {
	const owned = popups.get(idOf((key) => settings?.[key], "id"));
	if (settings?.toggle) owned?.toggle(event);
	else owned?.popup.showModal();
};

const closePopup = (settings: Settings, event?: { target: unknown }, isOpen = true) => {
	const { elementorId: id = "" } = closestTo(event?.target, hosts)?.dataset ?? {};
	const { popup } = popups.get(id) ?? {};
	if (isOpen) popup?.getModal().hide();
	if (settings?.do_not_show_again) popup?.disable();
};

export default definePlugin({
	actions: {
		"popup:open"(settings, event) {
			const run = () => showPopup(settings, event);
			if (popups.size) run();
			else openLater = run;
		},
		"popup:close": closePopup as ActionHandler,
	},
	setup(host, _, scope) {
		const { edit, builder } = scope.page;
		const { environmentMode, post } = builder as Config;
		const mode = edit ? "edited" : environmentMode?.wpPreview ? "previewed" : undefined;
		const current = idOf((key) => post?.[key], "id");

		const owned = [...host.querySelectorAll<HTMLElement>(hosts)].flatMap((server) => {
			const own = takeOut(server, scope);
			const isCurrent = server.dataset.elementorId === current;
			return own.run(() => add(server, own, isCurrent ? mode : undefined)) ?? [];
		});
		serveScripts(scope);
		serveForms(scope);
		if (!mode) countVisit();
		const styled = loadBuilderStyle(scope, "dialog");

		for (const { popup, settings, mode, scope } of owned) {
			scope.run(() => {
				if (!edit && isSelector(settings.open_selector)) openBySelector(popup, settings.open_selector, scope);
				if (mode) popup.showModal();
			});
		}
		openLater?.();
		openLater = undefined;
		const watched = edit ? [] : owned.filter(({ settings, mode }) => !mode && Object.keys(settings.triggers).length);
		if (!watched.length) return;
		return scope.part(loadRules, async ({ watch }) => {
			// Popups that open automatically need the shell.
			await styled;
			for (const each of watched) each.scope.run(() => watch(each));
		});
	},
});

/** Removes the printed markup from the page. @returns a separate scope, which restores it: a failing popup does not affect others */
const takeOut = (server: HTMLElement, scope: Scope): Scope => {
	const own = createScope(scope.page, server, "popups");
	scope.add(own.dispose);
	const place = new Comment();
	server.replaceWith(place);
	own.add(() => place.replaceWith(server));
	return own;
};

/** The first popup of an id counts; one without cannot be named. */
const add = (server: HTMLElement, scope: Scope, mode: OwnedPopup["mode"]): OwnedPopup | undefined => {
	const { elementorId: id = "" } = server.dataset;
	if (!id || popups.has(id)) return;
	const owned = createPopup(server, scope, mode);
	popups.set(id, owned);
	const documents = window.elementorFrontend?.documentsManager?.documents as Record<string, unknown> | undefined;
	if (documents) documents[id] = owned.popup;
	scope.add(() => popups.delete(id));
	return owned;
};

/** A click on or in a match opens it; real links are followed. */
const openBySelector = (popup: Popup, selector: string, scope: Scope) =>
	scope.on(document.body, "click", (event) => {
		if (!closestTo(event.target, selector)) return;
		if (closestTo(event.target, "a[href=''],a[href='#']")) event.preventDefault();
		popup.showModal();
	});

/** The API for other scripts under `elementorProFrontend`. */
const serveScripts = (scope: Scope) => {
	const modules = ((window.elementorProFrontend ??= {}).modules ??= {});
	const own = { popup: { showPopup, closePopup }, linkActions: modules.linkActions ?? { addAction: scope.addAction } };
	Object.assign(modules, own);
	scope.add(() => {
		if (modules.popup === own.popup) delete modules.popup;
		if (own.linkActions.addAction === scope.addAction) delete modules.linkActions;
	});
};

const formWidgets = '[data-widget_type="form.default"],[data-widget_type="subscribe.default"]';

/** Opens or closes a popup when the response to a form of the page builder says so. */
const serveForms = (scope: Scope) => {
	scope.onBoth(document, "submit_success", ({ target }, response) => {
		const settings = (response as { data?: { popup?: Settings } } | null | undefined)?.data?.popup;
		if (!settings || !closestTo(target, formWidgets)) return;
		if (settings.action === "open") showPopup(settings);
		// A popup that was reopened in the meantime contains another form.
		else scope.timeout(1000, () => closePopup(settings, { target }, isOnPage(target as Node)));
	});
};
