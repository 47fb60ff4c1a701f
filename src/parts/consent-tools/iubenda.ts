// The tool iubenda: a cookie that carries the number of the site, with a flag for each of its purposes.
import { isObject } from "../../base/is-object";
import { parseObject } from "../../base/page";
import { type ConsentTool, isYes, readCategories, type ToolPage } from "./tool";

declare global {
	interface Window {
		_iub?: {
			csConfiguration?: { siteId?: unknown; perPurposeConsent?: unknown };
			cs?: { consent?: { consent?: unknown; purposes?: Record<string, unknown> } };
		};
	}
}

/** Purposes by number. */
const purposes: Record<string, string> = { functional: "2", preferences: "3", statistics: "4", marketing: "5" };

const answerIn = ({ cookie }: ToolPage) => {
	const { csConfiguration, cs } = window._iub ?? {};
	const saved = parseObject(cookie(`_iub_cs-${csConfiguration?.siteId}`));
	return Object.keys(saved)[0] ? saved : (cs?.consent as Record<string, unknown> | undefined);
};

export const iubenda: ConsentTool = {
	name: "iubenda",
	hasCookie: true,
	isPresent: () => window._iub,
	read(service, page) {
		const answer = answerIn(page);
		if (!answer) return;
		const byPurpose = isObject(answer.purposes) ? answer.purposes : {};
		return readCategories(service, page, (category) =>
			purposes[category]! in byPurpose ? !!isYes(byPurpose[purposes[category]!]) : isYes(answer.consent),
		);
	},
	// Its banner writes the cookie after a click: each is asked after.
	watch: () => {},
};
