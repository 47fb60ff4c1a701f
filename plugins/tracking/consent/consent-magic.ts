// ConsentMagic: a cookie for each category, categories for each pixel, and Google's, Meta's and Microsoft's own consent modes.
import type { Purpose } from "../tracker";
import type { Page, Tool } from "./tools";

type Flag = number | string | boolean;

declare global {
	interface Window {
		CS_Data?: {
			test_prefix?: string;
			cs_script_cat?: Record<string, Flag>;
			cs_necessary_cat_id?: Flag;
			cs_google_consent_mode_enabled?: Flag;
			cs_google_analytics_consent_mode?: Flag;
			cs_meta_ldu_mode?: Flag;
			cs_bing_consent_mode?: { ad_storage?: { enabled?: Flag } };
			cs_cache_enabled?: Flag;
			cs_refresh_after_consent?: Flag;
		};
		CS_Cache?: { check_status?: unknown };
	}
}

export const consentMagic: Tool = {
	flag: "consent_magic",
	hasCookie: true,
	isPresent: () => window.CS_Data,
	read(purpose, page) {
		const { cs_cache_enabled: cache = "", cs_necessary_cat_id } = window.CS_Data!;
		if (hasOwnMode(purpose)) return +cache === 0 || (+cache === 1 && !!window.CS_Cache?.check_status);
		const category = categoryOf(purpose);
		if (`${category}` === "0" || (category && `${category}` === `${cs_necessary_cat_id}`)) return true;
		const answer = answerOf(purpose, page);
		return answer === undefined ? answer : answer === "yes";
	},
	watch({ save, decide, ask, onClick }, page) {
		if (`${window.CS_Data!.cs_refresh_after_consent}` === "1") return;
		const isOpen = (name: string) => /^(yes|undefined)$/.test(`${answerOf(name, page)}`);
		const names = { facebook: "facebook", ga: "analytics", google_ads: "gads", tiktok: "tiktok", bing: "bing" };
		const flags = { ...names, pinterest: "pinterest", gtm: "analytics" };
		// Before any answer there is nothing to keep.
		if (Object.values(flags).some((name) => answerOf(name, page)))
			save(Object.fromEntries(Object.entries(flags).map(([key, name]) => [key, isOpen(name)])));
		onClick(".cs_action_btn", ({ dataset }, event) => {
			const isAll = /^(allow|disable)_all$/.exec(`${dataset.cs_action}`)?.[1];
			if (!isAll && dataset.cs_action !== "cs_confirm") return;
			event.preventDefault();
			if (isAll) {
				const all = ["facebook", "analytics", "google_ads", "pinterest", "bing", "pys"] as const;
				decide(isAll === "allow", isAll === "allow" ? all : all.filter((purpose) => !hasOwnMode(purpose)));
			} else ask(0);
		});
	},
};

/** The vendor is told of a refusal itself, so that its tag may load in any case. */
const hasOwnMode = (purpose: Purpose) => {
	const { cs_google_consent_mode_enabled: google = "", cs_meta_ldu_mode, cs_bing_consent_mode } = window.CS_Data!;
	if (purpose === "analytics") return +google === 1;
	return purpose === "facebook"
		? !!cs_meta_ldu_mode
		: purpose === "bing" && !!cs_bing_consent_mode?.ad_storage?.enabled;
};

const categoryOf = (name: string) => window.CS_Data!.cs_script_cat?.[name === "google_ads" ? "gads" : name];

const answerOf = (name: string, { cookie }: Page) =>
	cookie(`cs_enabled_cookie_term${window.CS_Data!.test_prefix ?? ""}_${categoryOf(name)}`);
