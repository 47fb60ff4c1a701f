// Clicks on outbound links, reported to the site's server ten at a time and when the visitor leaves the page, with consent to statistics.
import { closest, closestTo, getAttribute } from "../../src/base/dom";
import { isPermitted } from "../../src/kit/permission";
import type { Scope } from "../../src/kit/scope";
import { createClicks } from "./model";

const counted = ".e-contact-buttons__send-button,.e-contact-buttons__contact-icon-link,.e-floating-bars__cta-button";

const mayCount = (scope: Scope) => isPermitted(scope, { category: "statistics" });

/** Of all floating buttons of the page. */
let clicks: ReturnType<typeof createClicks> | undefined;

export const countClicks = (host: HTMLElement, scope: Scope): void => {
	const { page } = scope;
	const { urls, nonces } = page.builder as { urls?: { ajaxurl?: unknown }; nonces?: Record<string, unknown> };
	const box = closest.call(host, "[data-elementor-id]");
	const id = box && getAttribute.call(box, "data-elementor-id");
	if (!id || typeof urls?.ajaxurl !== "string" || page.edit) return;
	const address = urls.ajaxurl;
	clicks ??= createClicks((ids) => {
		// A refusal discards the clicks counted before.
		if (!mayCount(scope)) return true;
		const fields = new URLSearchParams({
			action: "elementor_send_clicks",
			_nonce: `${nonces?.floatingButtonsClickTracking ?? ""}`,
		});
		for (const id of ids) fields.append("clicks[]", id);
		try {
			return navigator.sendBeacon(address, fields);
		} catch {
			// An address that is not one, a browser without beacons: there will be no better time.
			return true;
		}
	});
	const { add, flush } = clicks;
	scope.on(host, "click", ({ target }) => {
		if (closestTo(target, counted) && mayCount(scope)) add(id);
	});
	scope.on(window, "pagehide", flush);
	scope.add(flush);
};
