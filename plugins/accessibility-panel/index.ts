// Accessibility panel: puts the panel where it belongs, starts what it serves, and ends it.
import { definePlugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";
import { object, toggle } from "../../src/kit/settings";
import { cookies } from "../../src/stores/cookies";
import { openDisplay } from "./display";
import { enhancePanel } from "./panel";
import { globalNames } from "./plugin";
import { noteSizes } from "./text-size";

const settings = {
	/** The panel goes away where its credits are missing; `data-wah-credits="off"` on the host says no as well. */
	credits: toggle(true),
	/** The page's consent tool decides on the cookies. */
	consent: toggle(),
	/** The panel becomes the first thing in `body`. */
	move: toggle(true),
	/** What a panel that is drawn shows; see `view.tsx`. */
	panel: object(),
};

/** Milliseconds after the start until the credits are looked for: half of them until what looks is loaded. */
const creditsMs = 10_000;

const loadConsentTools = () => import("../../src/parts/consent-tools");
const loadCredits = () => import("./credits");
const loadLandmarks = () => import("./landmarks");
const loadDraw = () => import("./draw");
const functional = "functional";

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const landmarks =
			RegExp(globalNames).test(`${Object.keys(window)}`) &&
			scope.part(loadLandmarks, ({ applyLandmarks }) => applyLandmarks(scope));
		if (host.matches("script")) return landmarks || undefined;
		let isKept: boolean | undefined;
		const start = () => {
			const end = openDisplay(settings.consent || scope.page.config.consent === "denied");
			// Before the panel's own, which makes the controls follow.
			scope.add(() => isKept || end());
			enhancePanel(host, scope);
			if (host.querySelector(".font_resizer")) noteSizes();
			if (settings.consent)
				scope.part(loadConsentTools, ({ followTool }) =>
					followTool({ scope, services: [functional], cookie: cookies.get, categoryOf: () => functional }),
				);
		};
		if (settings.move) moveFirst(host, scope);
		if (!host.querySelector("#access_container"))
			return scope.part(loadDraw, ({ draw }) => draw(host, settings.panel, scope).then(start));
		start();
		const keep = () => {
			isKept = true;
		};
		if (settings.credits && host.dataset.wahCredits !== "off")
			scope.timeout(creditsMs / 2, () =>
				scope.part(loadCredits, ({ checkCredits }) =>
					scope.timeout(creditsMs / 2, () => checkCredits(host, scope, keep)),
				),
			);
		return landmarks || undefined;
	},
});

/** Makes the panel the first thing in `body`, the links that skip to content apart. */
const moveFirst = (host: HTMLElement, scope: Scope) => {
	for (const element of [host, document.querySelector(".wah-skiplinks-menu")]) {
		if (!element || element === document.body.firstElementChild) continue;
		const place = new Comment();
		element.replaceWith(place);
		document.body.prepend(element);
		scope.add(() => (element.isConnected ? place.replaceWith(element) : place.remove()));
	}
};
