// Installs `elementorFrontend` and `elementorModules` and tells third-party handlers when elements are ready.

import { activeBreakpoints, type Device } from "../../src/base/breakpoints";
import { closest } from "../../src/base/dom";
import { definePlugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";
import { storage } from "../../src/stores/storage";
import { $viewport } from "../../src/stores/viewport";
import { attempt } from "./attempt";
import { attributeOf, Base, createElementsHandler, FrontendDocument } from "./handlers";
import { createHooks } from "./hooks";
import { wrap } from "./jquery";
import { late } from "./late";
import { createBreakpoints, getItem, responsiveValue, type Values } from "./model";
import { Module, ViewModule } from "./modules";
import { Scroll } from "./scroll";
import { linkAll } from "./stand-in";
import { serveTaxonomyFilter } from "./taxonomy-filter";
import { createTools } from "./tools";
import { createDebounce, createUtils } from "./utils";

declare global {
	interface Window {
		elementorFrontend?: ReturnType<typeof createFrontend>;
		elementorModules?: ReturnType<typeof createModules>;
	}
}

const loadElementHandlers = () => import("./element-registry");

export default definePlugin({
	setup(_, __, scope) {
		// Elements of version 4 have a registry of their own.
		if (document.querySelector("[data-interaction-id]"))
			scope.part(loadElementHandlers, ({ installElementHandlers }) => installElementHandlers());
		// Several hosts may match, and the page builder's own script may be there; an element with that id is none.
		if (window.elementorFrontend && !((window.elementorFrontend as unknown) instanceof Element)) return;
		const frontend = createFrontend(scope);
		const modules = createModules(scope);
		// What `early.js` put there.
		linkAll(window.elementorModules, modules);
		window.elementorModules = modules;
		window.elementorFrontend = frontend;
		serveTaxonomyFilter(scope);

		const boot = () => {
			if (scope.signal.aborted) return;
			frontend.trigger("elementor/modules/init:before elementor/modules/init/before");
			for (const root of document.querySelectorAll(".elementor")) {
				const id = attributeOf(root, "elementor-id")!;
				const $element = wrap(root);
				const { elements } = (frontend.documentsManager.documents[id] = new FrontendDocument({ id, $element }));
				// Elements of a popup are ready when it is opened.
				if (scope.page.isStatic || closest.call(root, "[data-elementor-type=popup]")) continue;
				for (const element of Array.from(elements.$elements as ArrayLike<Element>)) {
					scope.timeout(0, () => frontend.elementsHandler.runReadyTrigger(element));
				}
			}
			frontend.trigger("components:init");
		};

		// In a microtask every listener has registered its handlers, and the core has not yet run the action of the address.
		scope.on(window, "elementor/frontend/init", () => queueMicrotask(() => attempt(boot)), { once: true });
		scope.add(() => {
			frontend.elementsHandler.destroyAll();
			delete window.elementorFrontend;
			delete window.elementorModules;
		});
	},
});

const createModules = (scope: Scope) => {
	const { Masonry, StretchElement } = createTools(scope);
	return {
		Module,
		ViewModule,
		utils: { Masonry, Scroll },
		frontend: { Document: FrontendDocument, tools: { StretchElement }, handlers: { Base, ...late } },
	};
};

const createFrontend = (scope: Scope) => {
	const config = scope.page.builder;
	const active = activeBreakpoints(config);
	const responsive: Values = (config.responsive ??= {});
	const all = responsive.breakpoints as Record<string, object> | undefined;
	responsive.activeBreakpoints = Object.fromEntries(
		active.map(([device, value, direction]) => [device, { ...all?.[device], value, direction, is_enabled: true }]),
	);
	scope.add(() => delete responsive.activeBreakpoints);

	const hooks = createHooks();
	const getCurrentDeviceMode = () => $viewport.get().device;
	const getDeviceSetting = (device: Device, settings: Values, key: string) =>
		responsiveValue(settings, key, device, active);

	return Object.assign(new Module(), {
		config,
		elements: {
			window,
			get $window() {
				return wrap(window);
			},
			get $document() {
				return wrap(document);
			},
			get $head() {
				return wrap(document.head);
			},
			get $body() {
				return wrap(document.body);
			},
			get $deviceMode() {
				return wrap(document.getElementById("elementor-device-mode"));
			},
			get $wpAdminBar() {
				return wrap(document.getElementById("wpadminbar"));
			},
		},
		/** Starts the page; on the builder's canvas nothing runs before. */
		init: () => window.gossamer?.start(),
		isEditMode: () => scope.page.edit,
		isWPPreviewMode: () => !!(config.environmentMode as { wpPreview?: boolean } | undefined)?.wpPreview,
		getKitSettings: (path?: string) => getItem(config.kit ?? {}, path),
		getCurrentDeviceMode,
		getDeviceSetting,
		getCurrentDeviceSetting: (settings: Values, key: string) => getDeviceSetting(getCurrentDeviceMode(), settings, key),
		hooks,
		elementsHandler: createElementsHandler(hooks, scope),
		utils: createUtils(scope, active),
		breakpoints: createBreakpoints(active),
		storage,
		/** By document id, from `components:init` on. */
		documentsManager: { documents: {} as Record<string, FrontendDocument> },
		debounce: createDebounce(scope),
	});
};
