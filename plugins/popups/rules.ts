// Popups that open by themselves: their timing rules, and then their triggers. Loaded where some popup has triggers.
import { createScope, type Scope } from "../../src/kit/scope";
import { object } from "../../src/kit/settings";
import { storage } from "../../src/stores/storage";
import { $viewport } from "../../src/stores/viewport";
import { passes, type Visit } from "./model";
import type { Config } from "./page";
import type { OwnedPopup } from "./popup";
import { arm } from "./triggers";

/** Looks at the timing rules once, and arms the triggers when all pass. The first that fires removes the others. */
export const watch = ({ popup, settings, openByTrigger, countShown }: OwnedPopup, scope: Scope): void => {
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
		shown: countShown,
		since(counter, key) {
			const now = storage.get(counter) as number;
			if (popup.getStorage(key) === undefined) popup.setStorage(key, now);
			return now - (popup.getStorage(key) as number);
		},
	};
	if (!passes(object()(settings, "timing"), visit)) return;
	const armed = createScope(scope.page, document.body, "popups");
	scope.add(armed.dispose);
	arm(object()(settings, "triggers"), armed, () => {
		armed.dispose();
		openByTrigger();
	});
};
