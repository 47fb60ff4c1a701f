// WPConsent: an object with a method by category, and a cookie with the visitor's choices.
import { askAt, type ConsentTool, readCategories } from "./tool";

declare global {
	interface Window {
		WPConsent?: { hasConsent?(category: string): unknown };
	}
}

export const wpConsent: ConsentTool = {
	name: "wpconsent",
	isPresent: ({ cookie }) => window.WPConsent || cookie("wpconsent_preferences"),
	read: (service, page) =>
		readCategories(
			service,
			page,
			(category) =>
				!!window.WPConsent?.hasConsent?.(category) || (page.cookie("wpconsent_preferences") ? false : undefined),
		),
	watch: (report) => askAt(report, window, "wpconsent_consent_saved", "wpconsent_consent_updated"),
};
