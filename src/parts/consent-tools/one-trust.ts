// OneTrust: a list of the groups that are active, with numbers that are the same on most sites.
import { askAt, type ConsentTool, readCategories } from "./tool";

declare global {
	interface Window {
		OnetrustActiveGroups?: string;
		OneTrust?: object;
	}
}

const groups: Record<string, string> = {
	statistics: "C0002",
	functional: "C0003",
	preferences: "C0003",
	marketing: "C0004",
};

export const oneTrust: ConsentTool = {
	name: "onetrust",
	isPresent: ({ cookie }) => window.OnetrustActiveGroups || window.OneTrust || cookie("OptanonConsent"),
	read(service, page) {
		// Before the script has loaded its cookie has the same information.
		const saved =
			page.cookie("OptanonAlertBoxClosed") && /groups=([^&]*)/.exec(page.cookie("OptanonConsent") ?? "")?.[1];
		const active = window.OnetrustActiveGroups ?? saved?.replace(/\w+:0,?/g, "").replaceAll(":1", "");
		return readCategories(service, page, (category) => {
			const group = groups[category] ?? category;
			return `,${active ?? ""},`.includes(`,${group},`) || (page.cookie("OptanonAlertBoxClosed") ? false : undefined);
		});
	},
	watch: (report) => askAt(report, window, "OneTrustGroupsUpdated", "OTConsentApplied", "consent.onetrust"),
};
