// Popups that open on their own: their timing rules, and then their triggers. Loaded where some popup has triggers.
import { createScope } from "../../src/kit/scope";
import { $viewport } from "../../src/stores/viewport";
import { storedNumber } from "./counters";
import { passes, type Visit } from "./model";
import type { Config } from "./page";
import { arm } from "./triggers";
import type { OwnedPopup } from "./types";

/** Checks the timing rules once, and arms the triggers if all pass. The first that fires removes the others. */
export const watch = ({ popup, id, settings, impressions, scope, openByTrigger }: OwnedPopup): void => {
	const { user } = scope.page.builder as Config;
	const visit: Visit = {
		referrer: document.referrer,
		host: location.host,
		userAgent: navigator.userAgent,
		hasChrome: "chrome" in window,
		device: $viewport.get().device,
		roles: user && Object.values(user.roles ?? {}),
		now: Date.now(),
		age: performance.now(),
		shown: impressions.shown,
		since(counter, key) {
			const now = storedNumber(counter, Number.NaN);
			const initial = () => storedNumber(`popup_${id}_${key}`, Number.NaN);
			if (Number.isNaN(initial())) popup.setStorage(key, now);
			return now - initial();
		},
	};
	if (!passes(settings.timing, visit)) return;
	const armed = createScope(scope.page, document.body, "popups");
	scope.add(armed.dispose);
	arm(settings.triggers, armed, () => {
		armed.dispose();
		openByTrigger();
	});
};
