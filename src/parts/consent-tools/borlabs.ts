// Borlabs Cookie 2 and 3: an answer for each service and each of the groups, which its cookie lists.
import { isObject } from "../../base/is-object";
import { parseObject } from "../../base/page";
import { askAt, type ConsentTool, readCategories, type ToolPage } from "./tool";

type Ask = (name: string) => unknown;

declare global {
	interface Window {
		BorlabsCookie?: {
			Consents?: { hasConsent?: Ask; hasConsentForServiceGroup?: Ask };
			checkCookieConsent?: Ask;
			checkCookieGroupConsent?: Ask;
		};
	}
}

/** Services by group, as the visitor has them. */
const groupsOf = ({ cookie }: ToolPage) => {
	const text = cookie("borlabs-cookie");
	if (!text) return;
	const { consents } = parseObject(text);
	return isObject(consents) ? consents : {};
};

/** The tool's own answer for a service; undefined if it has none. */
const ofService = (service: string) => {
	const { Consents, checkCookieConsent } = window.BorlabsCookie ?? {};
	const isGiven = Consents?.hasConsent
		? Consents.hasConsent(service)
		: checkCookieConsent?.call(window.BorlabsCookie, service);
	return !!isGiven;
};

const inCategories = (service: string, page: ToolPage) => {
	const groups = groupsOf(page);
	return readCategories(service, page, (category) => {
		if (!groups) return;
		// Groups have the owner's names; embeds have their own group.
		const names = category === "marketing" ? ["marketing", "external-media"] : [category];
		const isGiven = (name: string) => Array.isArray(groups[name]) && groups[name].length > 0;
		return service === "marketing" || service === "pys" ? isGiven(names[0]!) : names.some(isGiven);
	});
};

const embeds = ["instagram", "youtube", "vimeo", "dailymotion"];

export const borlabs: ConsentTool = {
	name: "borlabs",
	isPresent: (page) => window.BorlabsCookie || groupsOf(page),
	read(service, page) {
		if (!embeds.includes(service)) return inCategories(service, page);
		return ofService(service) || (groupsOf(page) ? false : undefined);
	},
	watch: (report) => askAt(report, document, "borlabs-cookie-consent-saved"),
};
