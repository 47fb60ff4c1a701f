// ConsentMagic: a cookie for each category, categories for each service, and Google's, Meta's and Microsoft's own consent modes.
import { isOn } from "../../base/is-on";
import type { ConsentTool, ToolPage } from "./tool";

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

/** Categories by the names of the server's flags. */
const flagged = {
	facebook: "facebook",
	ga: "analytics",
	google_ads: "gads",
	tiktok: "tiktok",
	bing: "bing",
	pinterest: "pinterest",
	gtm: "analytics",
};

export const consentMagic: ConsentTool = {
	name: "consent_magic",
	hasCookie: true,
	isPresent: () => window.CS_Data,
	read(service, page) {
		const category = categoryOf(service);
		const necessary = window.CS_Data!.cs_necessary_cat_id;
		if (`${category}` === "0" || (category && `${category}` === `${necessary}`)) return true;
		const answer = answerOf(service, page);
		return answer === undefined ? answer : answer === "yes";
	},
	mayLoad(service) {
		const data = window.CS_Data!;
		const { cs_google_consent_mode_enabled: google, cs_bing_consent_mode, cs_cache_enabled: cache } = data;
		const modes: Record<string, boolean> = {
			analytics: isOn(google),
			facebook: isOn(data.cs_meta_ldu_mode),
			bing: isOn(cs_bing_consent_mode?.ad_storage?.enabled),
		};
		return modes[service]! && (!isOn(cache) || isOn(window.CS_Cache?.check_status));
	},
	flags(page) {
		const answers = Object.entries(flagged).map(([flag, name]) => [flag, answerOf(name, page)] as const);
		if (reloads() || !answers.some(([, answer]) => answer)) return;
		return Object.fromEntries(answers.map(([flag, answer]) => [flag, answer === undefined || answer === "yes"]));
	},
	watch({ decide, ask, onClick }) {
		if (reloads()) return;
		onClick(".cs_action_btn", ({ dataset }, event) => {
			const { cs_action } = dataset;
			const isAll = cs_action === "allow_all" || cs_action === "disable_all";
			if (!isAll && cs_action !== "cs_confirm") return;
			event.preventDefault();
			if (isAll) decide(cs_action === "allow_all");
			else ask(0);
		});
	},
};

/** The tool reloads the page after an answer. */
const reloads = () => isOn(window.CS_Data!.cs_refresh_after_consent);

const categoryOf = (name: string) => window.CS_Data!.cs_script_cat?.[name === "google_ads" ? "gads" : name];

const answerOf = (name: string, { cookie }: ToolPage) =>
	cookie(`cs_enabled_cookie_term${window.CS_Data!.test_prefix ?? ""}_${categoryOf(name)}`);
