// Takes the popups out of the page, counts the visit, and opens and closes popups for links, forms and other scripts.

import type { ActionHandler } from "../../src/base/descriptor";
import { definePlugin } from "../../src/kit/plugin";
import { text } from "../../src/kit/settings";
import { type Config, countVisit } from "./page";
import { createPopup, type OwnedPopup } from "./popup";

declare global {
	interface Window {
		elementorProFrontend?: { modules?: ProModules; [name: string]: unknown };
	}
}

export interface ProModules {
	popup?: {
		/** Opens the popup of that id; with `toggle`, closes it when it is open. */
		showPopup(settings: { id: string | number; toggle?: boolean }, event?: Event): void;
		/** Closes the popup that the event's target lies in. */
		closePopup(settings: { do_not_show_again?: unknown } | undefined, event: { target: unknown }): void;
		/** Whether a popup has been shown on this page: undefined, then true. */
		popupPopped?: true;
	};
	linkActions?: { addAction(name: string, run: ActionHandler): void };
	[name: string]: unknown;
}

type Settings = Record<string, unknown> | undefined;

const hosts = "[data-elementor-type=popup]";
/** By id. */
const popups = new Map<string, OwnedPopup>();
let rules: typeof import("./rules") | undefined;

/** Milliseconds that the plugin waits for its rules; later they are taken as they come. */
const patience = 2000;
const loadRules = async () => {
	rules ??= await import("./rules");
};
// The chunk counts as loaded only with them: a page that is ready has its triggers armed.
if (globalThis.document?.querySelector(`${hosts}[data-elementor-settings*='"triggers":{']`))
	await new Promise<void>((resolve) => {
		const timer = setTimeout(resolve, patience);
		const go = () => resolve(clearTimeout(timer));
		loadRules().then(go, go);
	});

const showPopup = (settings: Settings, event?: Event) => {
	const owned = popups.get(`${settings?.id}`);
	if (settings?.toggle) owned?.toggle(event);
	else owned?.popup.showModal();
};

const closePopup = (settings: Settings, event?: { target: unknown }) => {
	const root = (event?.target as Element | undefined)?.closest?.<HTMLElement>(hosts);
	const { popup } = popups.get(`${root?.dataset.elementorId}`) ?? {};
	popup?.getModal().hide();
	if (settings?.do_not_show_again) popup?.disable();
};

/** A link that is used before the popups are there waits for them. */
const whenReady =
	(run: typeof showPopup) =>
	(settings: Settings, event?: Event): unknown =>
		popups.size ? run(settings, event) : window.gossamer?.ready.then(() => run(settings, event));

export default definePlugin({
	actions: {
		"popup:open": whenReady(showPopup),
		"popup:close": whenReady(closePopup as typeof showPopup),
	},
	setup(host, _, scope) {
		const { jQuery, elementorFrontend } = window;
		const { edit, builder } = scope.page;
		const { environmentMode, post } = builder as Config;
		const isPreview = !!environmentMode?.wpPreview;
		const isPost = ({ id }: { id: string }) => id === `${post?.id}`;

		for (const server of host.querySelectorAll<HTMLElement>(hosts)) {
			const place = new Comment();
			server.replaceWith(place);
			scope.add(() => place.replaceWith(server));
			const id = server.dataset.elementorId!;
			const is = isPost({ id });
			if (!popups.has(id)) {
				popups.set(id, createPopup(server, scope, { isEdited: edit && is, isPreviewed: isPreview && is }));
			}
		}

		const modules = ((window.elementorProFrontend ??= {}).modules ??= {});
		modules.popup = { showPopup, closePopup };
		modules.linkActions ??= { addAction: (name, run) => window.gossamer?.actions.set(name, run) };
		scope.add(() => {
			popups.clear();
			delete modules.popup;
		});

		const onSubmit = ({ target }: Event, response?: { data?: { popup?: Settings } }) => {
			const settings = response?.data?.popup;
			if (!settings || !(target as Element).closest('[data-widget_type="form.default"]')) return;
			if (settings.action === "open") showPopup(settings);
			else scope.timeout(1000, () => closePopup(settings, { target }));
		};
		if (jQuery) {
			const listener = (event: Event & { originalEvent?: CustomEvent }, response: never) =>
				onSubmit(event, response ?? event.originalEvent?.detail);
			jQuery(document).on("submit_success", listener);
			scope.add(() => jQuery(document).off("submit_success", listener));
		} else scope.on(document, "submit_success", (event) => onSubmit(event, (event as CustomEvent).detail));

		if (!isPreview && !edit) countVisit();
		for (const owned of popups.values()) {
			const { popup, id, settings } = owned;
			const documents = elementorFrontend?.documentsManager.documents as Record<string, unknown> | undefined;
			if (documents) documents[id] = popup;
			if (edit) {
				if (isPost(owned)) popup.showModal();
				continue;
			}
			const selector = text()(settings, "open_selector");
			if (isSelector(selector)) {
				scope.on(document.body, "click", (event) => {
					const target = event.target as Element;
					if (!target.closest(selector)) return;
					if (target.closest("a[href=''],a[href='#']")) event.preventDefault();
					popup.showModal();
				});
			}
			const start = () => rules!.watch(owned, scope);
			if (isPreview && isPost(owned)) popup.showModal();
			else if (!Object.keys(settings("triggers") ?? {}).length) continue;
			else if (rules) start();
			else loadRules().then(start, (error) => scope.report("load", error));
		}
	},
});

const isSelector = (selector: string) => {
	try {
		document.body.closest(selector);
		return true;
	} catch {}
};
