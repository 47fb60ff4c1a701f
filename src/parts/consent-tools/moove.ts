// Moove's GDPR Cookie Compliance: one cookie with flags of its own groups.
import { parseObject } from "../../base/page";
import { type ConsentTool, isYes, readCategories } from "./tool";

const cookieName = "moove_gdpr_popup";

/** Everything that contacts other hosts, in a separate group since release 4.13. */
const groups: Record<string, string> = { functional: "preference", preferences: "preference" };

export const moove: ConsentTool = {
	name: "moove",
	hasCookie: true,
	isPresent: ({ cookie }) => "moove_frontend_gdpr_scripts" in window || cookie(cookieName),
	read(service, page) {
		const text = page.cookie(cookieName);
		if (!text) return;
		const flags = parseObject(text);
		return readCategories(service, page, (category) => !!isYes(flags[groups[category]!] ?? flags.thirdparty));
	},
	// Its buttons are links with the owner's texts: each click is asked after.
	watch: () => {},
};
