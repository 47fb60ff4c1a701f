// CookieYes and its predecessor Cookie Law Info: an answer for each category, in one of their cookies.
import { type ConsentTool, isYes, readCategories, type ToolPage } from "./tool";

declare global {
	interface Window {
		cookieyes?: { _ckyConsentStore?: Map<string, unknown> };
		CLI_Cookie?: unknown;
		Cli_Data?: unknown;
		CLI_ACCEPT_COOKIE_NAME?: string;
	}
}

/** Categories in the tool's words. */
const names: Record<string, string> = {
	statistics: "analytics",
	marketing: "advertisement",
	preferences: "functional",
};

const pairsIn = ({ cookie }: ToolPage) => cookie("cookieyes-consent") ?? cookie("wt_consent");
const oldAnswer = ({ cookie }: ToolPage) =>
	cookie("viewed_cookie_policy") ?? cookie(window.CLI_ACCEPT_COOKIE_NAME ?? "viewed_cookie_policy");

/** If the tag's own settings name the tool, the answer for statistics applies to every pixel. */
const wordFor = (service: string, category: string, page: ToolPage) => {
	if (page.isNamed?.("cookie_law_info")) return "analytics";
	return service === "instagram" ? "functional" : (names[category] ?? category);
};

const fromOldCookies = (service: string, page: ToolPage) => {
	const old = isYes(oldAnswer(page));
	if (!old || page.isNamed?.("cookie_law_info")) return old;
	const own = (name: string) => isYes(page.cookie(`cookielawinfo-checkbox-${name}`));
	// Contract of photo feeds: the box of necessary cookies, or of all others, decides for them.
	if (service === "instagram") return own("necessary") ?? own("non-necessary") ?? false;
	return readCategories(service, page, (category) => own(names[category] ?? category) ?? own("non-necessary") ?? old);
};

export const cookieYes: ConsentTool = {
	name: "cookie_law_info",
	hasCookie: true,
	isPresent: (page) =>
		page.isNamed?.("cookie_law_info") ||
		window.cookieyes ||
		window.CLI_Cookie ||
		window.Cli_Data ||
		pairsIn(page) ||
		page.cookie("viewed_cookie_policy"),
	isUnasked: (page) => pairsIn(page) === undefined && oldAnswer(page) === undefined,
	read(service, page) {
		const text = pairsIn(page);
		const store = window.cookieyes?._ckyConsentStore;
		if (text === undefined && !store) return fromOldCookies(service, page);
		const pairs: Record<string, unknown> = text
			? Object.fromEntries(text.split(",").map((pair) => pair.split(":")))
			: Object.fromEntries(store!);
		const { action = "yes" } = pairs;
		return readCategories(service, page, (category) => {
			const own = pairs[wordFor(service, category, page)] as string | undefined;
			// The cookie is written before the visitor answers, without an action and with empty categories.
			return own === "yes" || (action === "yes" && own ? false : undefined);
		});
	},
	watch({ onClick, decide, ask, on }, page) {
		on(document, "cookieyes_consent_update", () => ask());
		// Any other tag asks the cookie, which the click is about to write.
		if (!page.isNamed?.("cookie_law_info")) return;
		onClick("#wt-cli-accept-all-btn,#cookie_action_close_header,.cky-btn-accept", () => {
			// The tool writes its cookie after the click; the visit's own cookies wait for it.
			ask(1000);
			decide(
				true,
				page.services.filter((service) => service !== "pys"),
			);
		});
		onClick("#cookie_action_close_header_reject,.cky-btn-reject", () => decide(false));
	},
};
