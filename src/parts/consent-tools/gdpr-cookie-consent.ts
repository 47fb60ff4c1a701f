// WP Cookie Consent (gdpr-cookie-consent): a cookie that says whether the visitor has answered, another with the categories.
import { parseObject } from "../../base/page";
import { type ConsentTool, isYes, readCategories } from "./tool";

const names: Record<string, string> = { statistics: "analytics", functional: "preferences" };

export const gdprCookieConsent: ConsentTool = {
	name: "gdpr_cookie_consent",
	hasCookie: true,
	isPresent: ({ cookie }) => cookie("wpl_viewed_cookie") || document.querySelector("#gdpr-cookie-consent-bar"),
	read(service, page) {
		const viewed = isYes(page.cookie("wpl_viewed_cookie"));
		if (viewed === undefined) return;
		const chosen = parseObject(page.cookie("wpl_user_preference"));
		return readCategories(
			service,
			page,
			(category) => viewed && !!isYes(chosen[names[category] ?? category] ?? viewed),
		);
	},
	watch: () => {},
};
