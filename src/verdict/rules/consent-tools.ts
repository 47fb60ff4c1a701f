// Tools that ask visitors for consent, as a page or a site shows them.

export interface ConsentSign {
	name: string;
	/** Regular expression for the address or the id of one of the tool's scripts. */
	script: string;
	/** Folder of its WordPress plugin. */
	folder?: string;
	/** We cannot read its answer: scripts that wait for consent stay with the original. */
	isUnread?: boolean;
}

/** Name, script, folder of tools whose answer we cannot read. */
const unread: [name: string, script: string, folder?: string][] = [
	["Axeptio", "axeptio", "axeptio-sdk-integration"],
	["Beautiful Cookie Banner", "beautiful-and-responsive-cookie-consent", "beautiful-and-responsive-cookie-consent"],
	["Cookie Bar", "/cookie-bar/", "cookie-bar"],
	["CookieFirst", "cookiefirst", "cookiefirst-plugin"],
	["CookieHub", "cookiehub", "cookiehub"],
	["Cookie-Script", "cookie-script\\.com", "cookie-script-com"],
	["Didomi", "didomi"],
	["EU Cookie Law", "/eu-cookie-law/", "eu-cookie-law"],
	["GDPR Framework", "/gdpr-framework/", "gdpr-framework"],
	["Osano", "cmp\\.osano\\.com"],
	["Pressidium Cookie Consent", "pressidium-cookie-consent", "pressidium-cookie-consent"],
	["Responsive Cookie Consent", "responsive-cookie-consent", "responsive-cookie-consent"],
	["tarteaucitron", "tarteaucitron", "tarteaucitronjs"],
	["TrustArc", "consent\\.trustarc\\.com"],
	["WP DSGVO Tools", "shapepress-dsgvo", "shapepress-dsgvo"],
	["WP GDPR Compliance", "/wp-gdpr-compliance/", "wp-gdpr-compliance"],
];

export const consentTools: readonly ConsentSign[] = [
	{ name: "Borlabs Cookie", script: "borlabs-cookie", folder: "borlabs-cookie" },
	{ name: "Complianz", script: "cmplz-|complianz", folder: "complianz-gdpr" },
	{ name: "ConsentMagic", script: "consent-magic|^cs-", folder: "consent-magic-pro" },
	{ name: "Cookiebot", script: "consent\\.cookiebot\\.|^Cookiebot$", folder: "cookiebot" },
	{ name: "Cookie Notice", script: "cookie-notice|hu-manity", folder: "cookie-notice" },
	{ name: "CookieYes", script: "cookie-law-info|cookieyes", folder: "cookie-law-info" },
	{ name: "iubenda", script: "iubenda", folder: "iubenda-cookie-law-solution" },
	{ name: "Klaro", script: "klaro" },
	{ name: "GDPR Cookie Consent", script: "gdpr-cookie-consent", folder: "gdpr-cookie-consent" },
	{ name: "GDPR Cookie Compliance", script: "moove_gdpr|gdpr-cookie-compliance", folder: "gdpr-cookie-compliance" },
	{ name: "OneTrust", script: "otSDKStub|cookielaw\\.org|onetrust" },
	{ name: "Real Cookie Banner", script: "real-cookie-banner", folder: "real-cookie-banner" },
	{ name: "Termly", script: "termly", folder: "uk-cookie-consent" },
	{ name: "Usercentrics", script: "usercentrics" },
	{ name: "WPConsent", script: "wpconsent", folder: "wpconsent-cookies-banner-privacy-suite" },
	{ name: "WP Consent API", script: "wp-consent-api", folder: "wp-consent-api" },
	...unread.map(([name, script, folder]) => ({ name, script, folder, isUnread: true })),
];
