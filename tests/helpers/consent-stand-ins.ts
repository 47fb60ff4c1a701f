// Consent tools as a page sees them: what each puts there before an answer, after a yes and after a no, and how it tells of a change.

export type Answer = "unanswered" | "granted" | "denied";

export interface StandIn {
	/** As the adapters name it; of those without one any sign. */
	name: string;
	/** Puts the tool, with that answer, on the page. */
	put(answer: Answer): void;
	/** Sends what the tool sends when the visitor has decided, after `put`. Without it a click is all that happens. */
	tell?(answer: Answer): void;
}

const site = window as unknown as Record<string, unknown>;
const cookie = (name: string, value: string | undefined) => {
	// biome-ignore lint/suspicious/noDocumentCookie: as a tool's own script does
	document.cookie = `${name}=${value === undefined ? "; max-age=0" : encodeURIComponent(value)}; path=/`;
};
const is = (answer: Answer) => answer === "granted";
const known = <T>(answer: Answer, yes: T, no: T): T | undefined =>
	answer === "unanswered" ? undefined : is(answer) ? yes : no;
const send = (target: EventTarget, type: string, detail?: unknown) =>
	target.dispatchEvent(new CustomEvent(type, { detail }));

export const standIns: readonly StandIn[] = [
	{
		name: "consent_magic",
		put(answer) {
			site.CS_Data = {
				cs_script_cat: {
					facebook: 5,
					analytics: 5,
					gads: 5,
					pys: 5,
					bing: 5,
					pinterest: 5,
					marketing: 5,
					statistics: 5,
					functional: 5,
				},
				cs_meta_ldu_mode: "0",
				cs_google_consent_mode_enabled: "0",
				cs_refresh_after_consent: "0",
			};
			cookie("cs_enabled_cookie_term_5", known(answer, "yes", "no"));
		},
	},
	{
		name: "real_cookie_banner",
		put(answer) {
			site.consentApi = {
				consent: () => new Promise(() => {}),
				consentSync: () => ({ cookieOptIn: is(answer), consentGiven: answer !== "unanswered" }),
			};
		},
		tell: (answer) => send(document, is(answer) ? "RCB/OptIn" : "RCB/OptOut"),
	},
	{
		name: "cookiebot",
		put(answer) {
			const [yes, has] = [is(answer), answer !== "unanswered"];
			site.Cookiebot = {
				consented: yes,
				declined: has && !yes,
				hasResponse: has,
				consent: { preferences: yes, statistics: yes, marketing: yes },
			};
		},
		tell: (answer) => send(window, is(answer) ? "CookiebotOnAccept" : "CookiebotOnDecline"),
	},
	{
		name: "wpconsent",
		put(answer) {
			site.WPConsent = { hasConsent: () => is(answer) };
			cookie("wpconsent_preferences", known(answer, "{}", "{}"));
		},
		tell: () => send(window, "wpconsent_consent_saved"),
	},
	{
		name: "complianz",
		put(answer) {
			site.complianz = { prefix: "cmplz_" };
			site.cmplz_has_consent = () => is(answer);
			cookie("cmplz_banner-status", known(answer, "dismissed", "dismissed"));
		},
		tell: () => send(document, "cmplz_status_change"),
	},
	{
		name: "borlabs",
		put(answer) {
			site.BorlabsCookie = { Consents: { hasConsent: () => is(answer) } };
			cookie(
				"borlabs-cookie",
				known(
					answer,
					'{"consents":{"functional":["a"],"preferences":["a"],"statistics":["a"],"marketing":["b"],"external-media":["c"]}}',
					'{"consents":{"essential":["a"]}}',
				),
			);
		},
		tell: () => send(document, "borlabs-cookie-consent-saved"),
	},
	{
		name: "usercentrics",
		put(answer) {
			site.UC_UI = {
				isInitialized: () => true,
				isConsentRequired: () => answer === "unanswered",
				getServicesBaseInfo: () =>
					["marketing", "functional"].map((categorySlug) => ({
						name: categorySlug,
						categorySlug,
						consent: { status: is(answer) },
					})),
			};
		},
		tell: () => send(window, "UC_UI_CMP_EVENT"),
	},
	{
		name: "onetrust",
		put(answer) {
			site.OnetrustActiveGroups = is(answer) ? ",C0001,C0002,C0003,C0004," : ",C0001,";
			cookie("OptanonAlertBoxClosed", known(answer, "2026-01-01", "2026-01-01"));
		},
		tell: () => send(window, "OneTrustGroupsUpdated"),
	},
	{
		name: "klaro",
		put(answer) {
			const services = [
				{ name: "pixels", purposes: ["marketing"] },
				{ name: "measuring", purposes: ["analytics"] },
				{ name: "comfort", purposes: ["functional"] },
			];
			const manager = {
				confirmed: answer !== "unanswered",
				consents: Object.fromEntries(services.map(({ name }) => [name, is(answer)])),
				config: { services },
			};
			site.klaro = { getManager: () => manager };
		},
	},
	{
		name: "iubenda",
		put(answer) {
			site._iub = { csConfiguration: { siteId: 7 } };
			const purposes = (yes: boolean) => JSON.stringify({ purposes: { 1: true, 2: yes, 3: yes, 4: yes, 5: yes } });
			cookie("_iub_cs-7", known(answer, purposes(true), purposes(false)));
		},
	},
	{
		name: "termly",
		put(answer) {
			const state = known(answer, true, false);
			site.Termly = {
				getConsentState: () => ({ analytics: state, advertising: state, performance: state }),
				on: () => {},
			};
		},
	},
	{
		name: "cookie_notice",
		put(answer) {
			site.cnArgs = { cookieName: "cookie_notice_accepted" };
			cookie("cookie_notice_accepted", known(answer, "true", "false"));
		},
	},
	{
		name: "cookie_law_info",
		put(answer) {
			site.cookieyes = {};
			const pairs = (word: string) =>
				["functional", "analytics", "performance", "advertisement"].map((name) => `${name}:${word}`).join();
			cookie(
				"cookieyes-consent",
				known(answer, `action:yes,${pairs("yes")}`, `action:yes,${pairs("no")}`) ?? `action:,${pairs("")}`,
			);
		},
		tell: () => send(document, "cookieyes_consent_update"),
	},
	{
		name: "moove",
		put(answer) {
			site.moove_frontend_gdpr_scripts = {};
			cookie("moove_gdpr_popup", known(answer, '{"strict":"1","thirdparty":"1"}', '{"strict":"1","thirdparty":"0"}'));
		},
	},
	{
		name: "gdpr_cookie_consent",
		put(answer) {
			document.head.insertAdjacentHTML(
				"beforeend",
				'<div id="gdpr-cookie-consent-bar"></div><script id="gdpr-cookie-consent-js" type="text/plain"></script>',
			);
			cookie("wpl_viewed_cookie", known(answer, "yes", "no"));
		},
	},
	{
		name: "wp_consent_api",
		put(answer) {
			site.wp_has_consent = () => is(answer);
			for (const category of ["functional", "preferences", "statistics", "marketing"])
				cookie(`wp_consent_${category}`, known(answer, "allow", "deny"));
		},
		tell(answer) {
			const word = is(answer) ? "allow" : "deny";
			send(document, "wp_listen_for_consent_change", { functional: word, statistics: word, marketing: word });
		},
	},
];

/** Tools that show themselves and never answer, or that nothing reads. */
export const silent: Record<string, () => void> = {
	"an API that is blocked, its settings printed": () => (site.consent_api = {}),
	"an API whose cookie an earlier page has left": () => cookie("wp_consent_marketing", ""),
	"a script of a tool without an adapter": () =>
		document.head.insertAdjacentHTML(
			"beforeend",
			'<script type="text/plain" src="/wp-content/plugins/axeptio-sdk/a.js"></script>',
		),
	"a tag that a tool has made inert": () =>
		document.head.insertAdjacentHTML("beforeend", '<script type="text/plain" data-category="marketing"></script>'),
	"an interface that many tools have": () => (site.__tcfapi = () => {}),
};

const globals =
	"CS_Data consentApi Cookiebot WPConsent complianz cmplz_has_consent BorlabsCookie UC_UI OnetrustActiveGroups klaro _iub Termly cnArgs cookieyes moove_frontend_gdpr_scripts wp_has_consent consent_api __tcfapi".split(
		" ",
	);

/** Takes everything away that a tool has put there. */
export const removeStandIns = (): void => {
	for (const name of globals) Reflect.deleteProperty(window, name);
	for (const pair of document.cookie.split("; ")) cookie(pair.split("=")[0]!, undefined);
	for (const script of document.querySelectorAll("script,#gdpr-cookie-consent-bar")) script.remove();
};
