// The signs by which a page shows that a consent tool asks its visitors, also before the tool has answered, or where nothing reads it.

/** Globals of tools. */
const globals =
	"CS_Data consentApi Cookiebot cnArgs wp_has_consent consent_api WPConsent wpconsent cookieyes CLI_Cookie Cli_Data cmplz_has_consent complianz BorlabsCookie OneTrust OnetrustActiveGroups Optanon UC_UI __ucCmp usercentrics klaro klaroConfig _iub Termly moove_frontend_gdpr_scripts cookieconsent __tcfapi Didomi Osano CookieControl CookieScript axeptioSDK tarteaucitron cookiehub CookieFirst".split(
		" ",
	);

/** Cookies that contain an answer. */
const cookies =
	/(?:^|; )(?:wp_consent_|cookieyes-consent|wt_consent|viewed_cookie_policy|cookie_notice_accepted|hu-consent|cmplz_|real_cookie_banner|borlabs-cookie|moove_gdpr_popup|wpconsent_preferences|wpl_viewed_cookie|CookieConsent|OptanonConsent|_iub_cs-|klaro|cs_enabled_cookie_term)/;

/** Addresses and ids of tools' scripts, and marks of tags that a tool blocks. */
const scripts =
	/cookiebot|cookieyes|cookie-?law|cookie-notice|complianz|onetrust|otSDKStub|usercentrics|borlabs|iubenda|termly|moove_gdpr|gdpr-cookie|real-cookie-banner|wp-consent-api|wpconsent|consentmagic|consent-magic|klaro|osano|didomi|consentmanager|quantcast|trustarc|cookiehub|cookie-script|cookiefirst|axeptio|tarteaucitron|cookie-?consent/i;
const marks =
	"script[data-cookieconsent],script[data-cookiecategory],script[data-usercentrics],script[data-borlabs-cookie-id],script[data-cli-class],script[data-cookieyes],script[consent-required],script[class*=cmplz-],script[class*=_iub_cs_activate],script[class*=optanon-category],script[type='text/plain']:is([data-category],[data-service],[data-name],[data-src])";

/**
 * The first sign; undefined if there is none.
 * @param isThorough looks through cookies and scripts as well
 */
export const findSign = (isThorough: boolean): string | undefined => {
	const page = window as unknown as Record<string, unknown>;
	const found = globals.find((name) => page[name]);
	if (found || !isThorough) return found;
	return (
		cookies.exec(cookiesNow())?.[0] ??
		[...document.scripts].map(({ src, id }) => scripts.exec(`${src} ${id}`)?.[0]).find(Boolean) ??
		(document.querySelector(marks) ? "script" : undefined)
	);
};

const cookiesNow = () => {
	try {
		return document.cookie;
	} catch {
		// Blocked.
		return "";
	}
};
