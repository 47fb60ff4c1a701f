// Cookiebot: an object with a flag for each category.
import { type ConsentTool, servicesIn, usualCategory } from "./tool";

declare global {
	interface Window {
		Cookiebot?: {
			consented?: boolean;
			declined?: boolean;
			/** True once the visitor has answered, on whichever page. */
			hasResponse?: boolean;
			consent?: Record<string, boolean | undefined>;
		};
	}
}

export const cookiebot: ConsentTool = {
	name: "cookiebot",
	isPresent: () => window.Cookiebot,
	read(service, { categoryOf, isPrior }) {
		const { consented, declined, hasResponse, consent = {} } = window.Cookiebot!;
		const isGranted =
			service === "pys"
				? consented || consent.marketing || consent.statistics
				: consent[categoryOf?.(service) ?? usualCategory(service)] || (consented && isPrior?.(service));
		if (isGranted) return true;
		return consented || declined || hasResponse ? false : undefined;
	},
	watch({ on, decide }, page) {
		for (const type of ["ConsentReady", "Accept", "Decline"])
			on(window, `CookiebotOn${type}`, () => {
				const { marketing, statistics } = window.Cookiebot?.consent ?? {};
				decide(!!marketing, servicesIn("marketing", page));
				decide(!!statistics, servicesIn("statistics", page));
				decide(!!(marketing || statistics), ["pys"]);
			});
	},
};
