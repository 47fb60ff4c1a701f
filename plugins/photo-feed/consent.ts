// Consent to the photo network: the tools that a feed queries, in its order, and the signals by which they report a change.
import { type ConsentTool, consentTools, followTool, type ToolPage } from "../../src/parts/consent-tools";
import { $consent, consentFor } from "../../src/stores/consent";
import { cookies } from "../../src/stores/cookies";
import type { Context } from "./context";

interface Tools {
	cmplz_has_consent?(category: string): unknown;
	consentApi?: { consent(service: string): Promise<unknown> };
}
const site = window as unknown as Tools;

/** The service's name in the consent store. */
const service = "instagram";
/** The service's name in the content blocker of a tool. */
const blocked = "smash-balloon-social-photo-feed";
/** Milliseconds in which a tool writes its cookie after a click. */
const settleMs = 1000;
const buttons =
	"#cookie-notice a,#cookie-law-info-bar a,.cli-user-preference-checkbox,.cky-notice button,.moove-gdpr-infobar-allow-all";

/** The first that is present decides; then any other. */
const order = ["wpconsent", "cookie_law_info", "cookie_notice", "complianz", "cookiebot", "borlabs", "moove"];
const rank = ({ name }: ConsentTool) => order.indexOf(name) + 1 || order.length + 1;
const tools = consentTools
	// Its content blocker is asked below.
	.filter(({ name }) => name !== "real_cookie_banner")
	.toSorted((one, other) => rank(one) - rank(other));

const hasMarketing = () => site.cmplz_has_consent && !!site.cmplz_has_consent("marketing");

/** The answer of the page's tool for the service: undefined while there is none. */
const answerOf = (page: ToolPage) => tools.find(({ isPresent }) => isPresent(page))?.read(service, page);
const isAllowed = (page: ToolPage) => !!answerOf(page);

const stateNow = () => consentFor(service, "marketing");
const answers = { granted: true, denied: false, unknown: undefined };

const followed = new WeakSet<Context>();

/** Keeps the consent store in step with the tools of the page, and the feed with the store, from the first call on. @returns true */
export const followConsent = (context: Context): boolean => {
	if (followed.has(context)) return true;
	followed.add(context);
	const { feed, scope } = context;
	const page: ToolPage = { services: [service], cookie: cookies.get, isPrior: () => true };
	/** @param isGiven the visitor's decision, if there is one */
	const onSignal = (isGiven = feed.settings.consentGiven) => {
		feed.settings.consentGiven = isGiven;
		feed.afterConsentToggled();
	};
	const follow: ConsentTool["watch"] = ({ decide, onClick }) => {
		const set = (isGiven: boolean) => {
			const answer = isGiven || isAllowed(page);
			decide(answer);
			onSignal(answer);
		};
		/** Consent, once given, stays. */
		const check = () => (isAllowed(page) ? set(true) : onSignal());
		const hear = (target: EventTarget, listener: () => void, ...types: string[]) => {
			for (const type of types) scope.onBoth(target, type, listener);
		};
		onClick(buttons, () => scope.timeout(settleMs, check));
		// A tool may load later than the feed.
		hear(window, check, "load", "wpconsent_consent_saved", "wpconsent_consent_updated");
		hear(window, () => set(true), "CookiebotOnAccept");
		hear(document, () => set(true), "cmplzAcceptAll");
		hear(document, () => set(false), "cmplzRevoke", "borlabs-cookie-consent-saved");
		hear(window, () => set(false), "CookiebotOnDecline");
		hear(document, () => set(!!hasMarketing()), "cmplz_status_change");
		site.consentApi?.consent(blocked)?.then(
			() => scope.run(() => set(true)),
			() => {},
		);
	};
	const tool: ConsentTool = {
		name: "photo-feed",
		isPresent: () => true,
		read: (_, page) => answerOf(page) ?? answers[stateNow()],
		watch: follow,
	};
	followTool({ ...page, scope, tools: [tool] });
	context.isGranted = () => stateNow() === "granted" || isAllowed(page);
	let state = stateNow();
	scope.add(
		$consent.listen(() => {
			if (state === stateNow()) return;
			state = stateNow();
			onSignal(state === "unknown" ? undefined : state === "granted");
		}),
	);
	return true;
};
