// The WP Consent API, which many consent tools fill: an answer for each category.
import { type ConsentTool, categoryIn, servicesIn } from "./tool";

declare global {
	interface Window {
		wp_has_consent?(category: string): boolean;
		consent_api?: { cookie_prefix?: string };
	}
}

/** Any of them lets the visit be kept. */
const visit = ["marketing", "statistics"];

export const wpConsentApi: ConsentTool = {
	name: "wp_consent_api",
	isPresent: () => window.wp_has_consent,
	read(service, page) {
		const categories = service === "pys" ? visit : [categoryIn(page, service)];
		if (categories.some((category) => window.wp_has_consent!(category))) return true;
		// Without a cookie the visitor was not asked yet.
		const prefix = window.consent_api?.cookie_prefix ?? "wp_consent";
		return categories.every((category) => page.cookie(`${prefix}_${category}`) === "deny") ? false : undefined;
	},
	watch({ on, ask, decide }, page) {
		on(document, "wp_listen_for_consent_change", ({ detail }) => {
			for (const [category, answer] of Object.entries(detail ?? {})) {
				const services = servicesIn(category, page);
				if (services.length) decide(answer === "allow", services);
			}
			ask();
		});
	},
};
