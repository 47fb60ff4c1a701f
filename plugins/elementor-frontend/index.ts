// Connects the core to `elementorFrontend` and `elementorModules`, and notifies third-party handlers when elements are ready.
import { getJQuery } from "../../src/base/jquery";
import { definePlugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";
import { storage } from "../../src/stores/storage";
import { attempt } from "./attempt";
import { createLink } from "./link";
import type { Surface } from "./surface";
import { serveTaxonomyFilter } from "./taxonomy-filter";

const loadSurface = () => import("./surface");
const loadHeld = () => import("./held");
const loadElementHandlers = () => import("./element-registry");
/** What an optimiser holds back until a visitor does something. */
const heldScripts =
	"script:is([type*=rocketlazyload],[type*=litespeed],[type*=pmdelayed],[type*=wpmeteor],[type*=flyingscript],[type*=sgdelayed])";
/** As `findSurface`, which is in the part. */
const key = Symbol.for("gossamer.surface");
type Present = { [key]?: Surface } | undefined;

export default definePlugin({
	setup(_, __, scope) {
		// Elements of version 4 have their own registry.
		if (document.querySelector("[data-interaction-id]"))
			scope.part(loadElementHandlers, ({ installElementHandlers }) => installElementHandlers());
		const present = window.elementorFrontend as Present;
		if (present?.[key]) return serve(present[key], scope);
		// The page builder's own script may be there; an element with that id is not one.
		if (present && !((present as unknown) instanceof Element)) return;
		return scope.part(loadSurface, ({ findSurface, installSurface }) => {
			const surface = findSurface();
			if (surface) return serve(surface, scope);
			const installed = installSurface();
			scope.add(() => {
				delete window.elementorFrontend;
				delete window.elementorModules;
			});
			return serve(installed, scope);
		}) as Promise<undefined>;
	},
});

/** Several hosts of a page may ask for it. */
const serve = (surface: Surface, scope: Scope): Promise<undefined> | undefined => {
	if (surface.isServed) return;
	const { frontend } = surface;
	surface.isServed = true;
	// The additions to the configuration exist from now on.
	surface.config();
	surface.installPro();
	surface.connect(createLink(scope, surface.linkClasses));
	frontend.storage = storage;
	serveTaxonomyFilter(scope);
	// In a microtask every listener has registered its handlers, and the core has not yet run the action of the address.
	const boot = async () => {
		if (surface.pending()) await surface.pending();
		attempt(() => surface.boot(scope));
	};
	scope.add(() => {
		surface.end();
		surface.isServed = false;
	});
	const listen = () => {
		scope.on(window, "elementor/frontend/init", () => queueMicrotask(boot), { once: true });
		return surface.pending() as Promise<undefined> | undefined;
	};
	if (getJQuery() || !document.querySelector(heldScripts)) return listen();
	// Its listener comes before this one.
	return scope.part(loadHeld, ({ postpone }) => postpone(heldScripts, scope)).then(listen, listen);
};
