// The consent tools: for each what it is known by, what it answers, and how it tells of a change.
import type { Options } from "../options";
import type { Purpose } from "../tracker";
import { consentMagic } from "./consent-magic";
import { realCookieBanner } from "./real-cookie-banner";

/** What a tool is asked with. */
export interface Page {
	gdpr: Options["gdpr"];
	/** The decoded value of a cookie. */
	cookie(name: string): string | undefined;
}

/** How a tool tells. */
export interface Report {
	/** The visitor has decided, all purposes unless said. */
	decide(isGiven: boolean, purposes?: readonly Purpose[]): void;
	/** Asks the tool again. @param ms from now */
	ask(ms?: number): void;
	/** Writes `pys_consent` with these flags instead of those of a change. */
	save(flags: Record<string, boolean>): void;
	on(target: EventTarget, type: string, listener: (event: Event) => void): void;
	/** Calls back when the visitor clicks what the selector matches. */
	onClick(selector: string, listener: (element: HTMLElement, event: Event) => void): void;
}

export interface Tool {
	/** Key of its switch in `gdpr`, less `_integration_enabled`; without one its presence is enough. */
	flag?: string;
	isPresent(): unknown;
	/** Owners may count no answer as consent. */
	hasPrior?: boolean;
	/** Its answer is in cookies, which are followed. */
	hasCookie?: boolean;
	/** What the visitor answered; undefined before the answer. */
	read(purpose: Purpose, page: Page): boolean | undefined;
	watch(report: Report, page: Page): void;
}

interface Category {
	marketing?: boolean;
	statistics?: boolean;
	[name: string]: boolean | undefined;
}

declare global {
	interface Window {
		Cookiebot?: { consented?: boolean; consent?: Category };
		cnArgs?: { cookieName?: string };
		/** WP Consent API. */
		wp_has_consent?(category: string): boolean;
	}
}

const marketing = ["facebook", "google_ads", "pinterest", "bing"] as const;
const isStatistics = (purpose: Purpose) => purpose === "analytics";

const cookiebot: Tool = {
	flag: "cookiebot",
	isPresent: () => window.Cookiebot,
	read(purpose, { gdpr }) {
		const { consented, consent = {} } = window.Cookiebot!;
		if (purpose === "pys") return !!(consented || consent.marketing || consent.statistics);
		const category = gdpr[`cookiebot_${purpose}_consent_category`];
		const isPrior = gdpr[`${purpose}_prior_consent_enabled`] && consented === true;
		return !!(isPrior || consent[`${category ?? (isStatistics(purpose) ? "statistics" : "marketing")}`]);
	},
	watch({ on, ask, decide }) {
		for (const type of ["ConsentReady", "Accept", "Decline"])
			on(window, `CookiebotOn${type}`, () => {
				const consent = window.Cookiebot?.consent;
				decide(!!consent?.marketing, marketing);
				decide(!!consent?.statistics, ["analytics"]);
				decide(!!(consent?.marketing || consent?.statistics), ["pys"]);
				if (!consent) ask();
			});
	},
};

const cookieNotice: Tool = {
	flag: "cookie_notice",
	hasPrior: true,
	hasCookie: true,
	isPresent: () => window.cnArgs,
	read(_, { cookie }) {
		const value = cookie(`${window.cnArgs!.cookieName}`);
		return value === undefined ? value : value === "true";
	},
	watch({ onClick, decide }) {
		onClick(".cn-set-cookie", ({ dataset }) => decide(dataset.cookieSet === "accept"));
		onClick(".cn-revoke-cookie", () => decide(false));
	},
};

const cookieYes: Tool = {
	flag: "cookie_law_info",
	hasPrior: true,
	hasCookie: true,
	isPresent: () => true,
	read(_, { cookie }) {
		const pairs = cookie("cookieyes-consent") ?? cookie("wt_consent");
		const value = pairs ?? cookie("viewed_cookie_policy");
		return value === undefined ? value : pairs ? pairs.split(",").includes("analytics:yes") : value === "yes";
	},
	watch({ onClick, decide, ask }) {
		onClick("#wt-cli-accept-all-btn,#cookie_action_close_header,.cky-btn-accept", () => {
			// Its cookie is written after the click; the attribution waits for what it says.
			ask(1000);
			decide(true, [...marketing, "analytics"]);
		});
		onClick("#cookie_action_close_header_reject,.cky-btn-reject", () => decide(false));
	},
};

const wpConsent: Tool = {
	isPresent: () => window.wp_has_consent,
	read: (purpose) =>
		(purpose === "pys" ? ["marketing", "statistics"] : [isStatistics(purpose) ? "statistics" : "marketing"]).some(
			(category) => window.wp_has_consent!(category),
		),
	watch({ on, ask }) {
		on(document, "wp_listen_for_consent_change", () => ask());
	},
};

/** In the order in which they are asked: the first that is enabled and present decides. */
export const tools: readonly Tool[] = [consentMagic, realCookieBanner, cookiebot, cookieNotice, cookieYes, wpConsent];
