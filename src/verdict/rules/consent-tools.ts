// Tools that ask visitors for consent, as a page or a site shows them.

export interface ConsentSign {
	name: string;
	/** Regular expression for the address or the id of one of the tool's scripts. */
	script: string;
	/** Folder of its WordPress plugin. */
	folder?: string;
}

export const consentTools: readonly ConsentSign[] = [
	{ name: "Borlabs Cookie", script: "borlabs-cookie", folder: "borlabs-cookie" },
	{ name: "Complianz", script: "cmplz-|complianz", folder: "complianz-gdpr" },
	{ name: "ConsentMagic", script: "consent-magic|^cs-", folder: "consent-magic-pro" },
	{ name: "Cookiebot", script: "consent\\.cookiebot\\.|^Cookiebot$", folder: "cookiebot" },
	{ name: "Cookie Notice", script: "cookie-notice|hu-manity", folder: "cookie-notice" },
	{ name: "CookieYes", script: "cookie-law-info|cookieyes", folder: "cookie-law-info" },
	{ name: "iubenda", script: "iubenda", folder: "iubenda-cookie-law-solution" },
	{ name: "Klaro", script: "klaro" },
	{ name: "GDPR Cookie Compliance", script: "moove_gdpr|gdpr-cookie-compliance", folder: "gdpr-cookie-compliance" },
	{ name: "OneTrust", script: "otSDKStub|cookielaw\\.org|onetrust" },
	{ name: "Real Cookie Banner", script: "real-cookie-banner", folder: "real-cookie-banner" },
	{ name: "Termly", script: "termly", folder: "uk-cookie-consent" },
	{ name: "Usercentrics", script: "usercentrics" },
	{ name: "WPConsent", script: "wpconsent", folder: "wpconsent-cookies-banner-privacy-suite" },
];
