// Accessibility panel: moves the panel to its place, starts its features, and ends them.
import { cookieText } from "../../src/base/cookie-text";
import { definePlugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";

import { $preferences } from "../../src/stores/preferences";
import { cookieNames } from "./cookie-names";
import { serveOpener } from "./opener";
import { globalNames } from "./plugin";
import { settings } from "./settings";

/** Milliseconds after the start until the credits are checked. */
const creditsMs = 10_000;

const loadPanel = () => import("./panel");
const loadCredits = () => import("./credits");
const loadLandmarks = () => import("./landmarks");

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const landmarks =
			RegExp(globalNames).test(`${Object.keys(window)}`) &&
			scope.part(loadLandmarks, ({ applyLandmarks }) => applyLandmarks(scope));
		if (host.matches("script")) return landmarks || undefined;
		let isKept = false;
		let press: ((event: Event) => void) | undefined;
		const serve = (pressed?: Event) =>
			scope.part(
				loadPanel,
				({ servePanel }) => {
					press ??= servePanel(host, scope, { consent: settings.consent, isKept: () => isKept });
					if (pressed) press(pressed);
				},
				!!pressed,
			);
		const start = () => {
			serveOpener(host, scope, serve);
			const { reducedMotion, contrast } = $preferences.get();
			// Loads at the start for visitors with saved choices or system preferences; for others when they come near the panel.
			if (cookieText().includes(`${cookieNames.text}=`) || reducedMotion || contrast === "more") return serve();
		};
		if (settings.move) moveFirst(host, scope);
		if (!host.querySelector("#access_container"))
			return scope.part(loadPanel, ({ drawPanel }) => drawPanel(host, settings.panel, scope, start));
		const started = start();
		const keep = () => {
			isKept = true;
		};
		if (settings.credits && host.dataset.wahCredits !== "off") {
			// The check has loaded by then, and is late only on a slow network.
			scope.timeout(creditsMs / 2, () => scope.part(loadCredits, () => {}));
			scope.timeout(creditsMs, () => scope.part(loadCredits, ({ checkCredits }) => checkCredits(host, scope, keep)));
		}
		return Promise.all([landmarks, started]).then(() => {});
	},
});

/** Makes the panel the first thing in `body`, the links that skip to content apart. */
const moveFirst = (host: HTMLElement, scope: Scope) => {
	// The page may arrive so.
	if (host.matches(".wah-skiplinks-menu:first-child+*")) return;
	for (const element of [host, document.querySelector(".wah-skiplinks-menu")]) {
		if (!element || element === document.body.firstElementChild) continue;
		const place = new Comment();
		element.replaceWith(place);
		document.body.prepend(element);
		scope.add(() => (element.isConnected ? place.replaceWith(element) : place.remove()));
	}
};
