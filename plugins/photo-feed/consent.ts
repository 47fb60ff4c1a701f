// Who allows the photo network: the tools that a feed asks, in its order, and the signals by which they tell of a change.
import { parseObject } from "../../src/base/page";
import { type ConsentTool, cookiebot, cookieNotice, followTool, type ToolPage } from "../../src/parts/consent-tools";
import { $consent, consentFor } from "../../src/stores/consent";
import { cookies } from "../../src/stores/cookies";
import type { Context } from "./context";

interface Tools {
	WPConsent?: { hasConsent(category: string): unknown };
	cookieyes?: { _ckyConsentStore?: Map<string, unknown> };
	CLI_Cookie?: unknown;
	CLI_ACCEPT_COOKIE_NAME?: string;
	cookieconsent?: unknown;
	cmplz_has_consent?(category: string): unknown;
	BorlabsCookie?: {
		Consents?: { hasConsent(service: string): unknown };
		checkCookieConsent?(service: string): unknown;
	};
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

type Tool = Pick<ConsentTool, "isPresent" | "read">;

/** The first that is present decides. */
const tools: readonly Tool[] = [
	{ isPresent: () => site.WPConsent, read: () => !!site.WPConsent!.hasConsent("marketing") },
	{ isPresent: () => site.cookieyes, read: () => site.cookieyes!._ckyConsentStore?.get("functional") === "yes" },
	{
		isPresent: () => site.CLI_Cookie,
		read: (_, { cookie }) =>
			cookie(`${site.CLI_ACCEPT_COOKIE_NAME}`) !== undefined &&
			(cookie("cookielawinfo-checkbox-necessary") ?? cookie("cookielawinfo-checkbox-non-necessary")) === "yes",
	},
	cookieNotice,
	{
		isPresent: () => site.cookieconsent || site.cmplz_has_consent,
		read: (_, { cookie }) => hasMarketing() ?? cookie("cmplz_consent_status") === "allow",
	},
	{ ...cookiebot, read: (service, page) => cookiebot.read(service, { ...page, isPrior: () => true }) },
	{
		isPresent: () => site.BorlabsCookie,
		read(service) {
			const { Consents, checkCookieConsent } = site.BorlabsCookie!;
			return !!(Consents ? Consents.hasConsent(service) : checkCookieConsent?.call(site.BorlabsCookie, service));
		},
	},
	{
		isPresent: () => cookies.get("moove_gdpr_popup"),
		read: (_, { cookie }) => `${parseObject(cookie("moove_gdpr_popup")).thirdparty}` === "1",
	},
];

const hasMarketing = () => site.cmplz_has_consent && !!site.cmplz_has_consent("marketing");

/** Whether the tool of the page allows the service. That it does not is no refusal: it may wait for an answer. */
const isAllowed = (page: ToolPage) => !!tools.find(({ isPresent }) => isPresent())?.read(service, page);

const stateNow = () => consentFor(service, "marketing");

const followed = new WeakSet<Context>();

/** Keeps the consent store in step with the tools of the page, and the feed with the store, from the first call on. @returns true */
export const followConsent = (context: Context): boolean => {
	if (followed.has(context)) return true;
	followed.add(context);
	const { feed, scope } = context;
	const page: ToolPage = { services: [service], cookie: cookies.get };
	/** @param isGiven what the visitor has decided, if anything */
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
		/** What was given stays given. */
		const check = () => (isAllowed(page) ? set(true) : onSignal());
		const hear = (target: EventTarget, listener: () => void, ...types: string[]) => {
			for (const type of types) scope.onBoth(target, type, listener);
		};
		onClick(buttons, () => scope.timeout(settleMs, check));
		// A tool may come later than the feed.
		hear(window, check, "load", "wpconsent_consent_saved", "wpconsent_consent_updated");
		hear(window, () => set(true), "CookiebotOnAccept");
		hear(document, () => set(true), "cmplzAcceptAll");
		hear(document, () => set(false), "cmplzRevoke", "borlabs-cookie-consent-saved");
		hear(document, () => set(!!hasMarketing()), "cmplz_status_change");
		site.consentApi?.consent(blocked)?.then(
			() => scope.run(() => set(true)),
			() => {},
		);
	};
	const tool: ConsentTool = {
		name: "photo-feed",
		isPresent: () => true,
		read: (_, page) => isAllowed(page) || undefined,
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
