// Usercentrics: a list of services, each with a category and the visitor's answer.
import { askAt, type ConsentTool, readCategories } from "./tool";

interface Service {
	name?: string;
	categorySlug?: string;
	consent?: { status?: boolean };
}

declare global {
	interface Window {
		UC_UI?: {
			isInitialized?(): boolean;
			/** Whether the visitor still has to answer. */
			isConsentRequired?(): boolean;
			getServicesBaseInfo?(): Service[];
		};
	}
}

/** Services by the words in their names. */
const named: Record<string, RegExp> = {
	facebook: /facebook|meta/i,
	analytics: /analytics/i,
	google_ads: /google ads|adwords/i,
	bing: /bing|microsoft adv/i,
	pinterest: /pinterest/i,
	instagram: /instagram/i,
	youtube: /youtube/i,
	vimeo: /vimeo/i,
};

/** Categories of the store in the tool's names, if these differ: it counts measurement as marketing. */
const slugs: Record<string, string> = { statistics: "marketing", preferences: "functional" };

export const usercentrics: ConsentTool = {
	name: "usercentrics",
	isPresent: () => window.UC_UI,
	read(service, page) {
		const tool = window.UC_UI!;
		if (!tool.isInitialized?.()) return;
		const services = tool.getServicesBaseInfo?.() ?? [];
		const isAnswered = !tool.isConsentRequired?.();
		const answerOf = (all: Service[]) =>
			all.length > 0 && all.every(({ consent }) => consent?.status) ? true : isAnswered ? false : undefined;
		const own = services.filter(({ name = "" }) => named[service]?.test(name));
		if (own[0]) return answerOf(own);
		return readCategories(service, page, (category) =>
			answerOf(services.filter(({ categorySlug }) => categorySlug === (slugs[category] ?? category))),
		);
	},
	watch: (report) => askAt(report, window, "UC_UI_INITIALIZED", "UC_UI_CMP_EVENT", "ucEvent", "onConsentStatusChange"),
};
