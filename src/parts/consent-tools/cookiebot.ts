// Cookiebot: an object with a flag for each category.
import { type ConsentTool, categoryIn, type ToolPage } from "./tool";

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

/** The tool has one category for functional cookies and preferences. */
const wordFor = (service: string, page: ToolPage) => categoryIn(page, service).replace("functional", "preferences");

export const cookiebot: ConsentTool = {
	name: "cookiebot",
	isPresent: () => window.Cookiebot,
	read(service, page) {
		const { consented, declined, hasResponse, consent = {} } = window.Cookiebot!;
		const isGranted =
			service === "pys"
				? consented || consent.marketing || consent.statistics
				: consent[wordFor(service, page)] || (consented && page.isPrior?.(service));
		if (isGranted) return true;
		return consented || declined || hasResponse ? false : undefined;
	},
	watch({ on, decide }, page) {
		for (const type of ["ConsentReady", "Accept", "Decline"])
			on(window, `CookiebotOn${type}`, () => {
				const { consent = {} } = window.Cookiebot ?? {};
				const isGranted = (service: string) =>
					!!(service === "pys" ? consent.marketing || consent.statistics : consent[wordFor(service, page)]);
				for (const is of [true, false])
					decide(
						is,
						page.services.filter((service) => isGranted(service) === is),
					);
			});
	},
};
