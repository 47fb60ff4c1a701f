// Tracking is gone without a trace. In a file of its own: the listener count changes the page for good.
import { expect, it } from "vitest";
import { countListeners } from "../../../src/testing";
import { event, GATags, ga, gtm, mounts, options, settle, start } from "./setup";

it("leaves no listener at teardown", async () => {
	const listeners = countListeners();
	const triggers = { css_click: { 1: [".a"] }, css_mouseover: { 1: [".a"] }, scroll_pos: { 1: ["50"] } };
	const { unmount } = await start(
		options({
			ga: ga(),
			gtm: gtm(),
			GATags,
			woo: { enabled: true },
			edd: { enabled: true },
			gdpr: { cookie_law_info_integration_enabled: true, facebook_prior_consent_enabled: true },
			dynamicEvents: { automatic_event_form: { facebook: event("Form", { type: "dyn" }) } },
			triggerEventTypes: triggers,
		}),
		{ body: '<div class="a"></div>' },
	);
	expect(listeners.attached().length).toBeGreaterThan(8);
	mounts.pop();
	unmount();
	await settle(1000);
	expect(listeners.attached()).toEqual([]);
});
