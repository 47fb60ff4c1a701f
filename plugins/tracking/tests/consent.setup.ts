// Pages with a consent tool, and what went out of them.
import { beforeEach } from "vitest";
import { cookie, event, fbqEvents, GATags, ga, gaEvents, options, settle, written } from "./setup";

const all = ["facebook", "analytics", "google_ads", "pinterest", "bing"];
export const prior = (is: boolean) => Object.fromEntries(all.map((name) => [`${name}_prior_consent_enabled`, is]));
const clicks = {
	automatic_event_comment: { facebook: event("Comment", { type: "dyn", e_id: "automatic_event_comment" }) },
};
export const page = (tool: string, more: object = {}) =>
	options({
		ga: ga(),
		GATags,
		gdpr: { ...(tool && { [`${tool}_integration_enabled`]: true }), ...prior(false), ...more },
		staticEvents: {
			facebook: { init_event: [event("PageView")] },
			ga: { init_event: [event("page_view", { trackingIds: ["G-1"] })] },
		},
		dynamicEvents: clicks,
	});
export const consentCookie = () => JSON.parse(atob(decodeURIComponent(cookie("pys_consent") ?? "")));
export const pixels = () => ({ facebook: fbqEvents().includes("PageView"), ga: gaEvents().includes("page_view") });
export const comment = async () => {
	document.body.insertAdjacentHTML("beforeend", '<form class="comment-form"></form>');
	document.querySelector(".comment-form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true }));
	await settle();
};
beforeEach(() => {
	written.length = 0;
});
