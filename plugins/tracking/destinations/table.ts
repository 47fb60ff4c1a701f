// The destinations: the global and the purpose of each. Everything else is derived from here.
/** A purpose that needs consent: a pixel, Google's advertising, the visit's own cookies (`pys`). */
export type Purpose = "facebook" | "analytics" | "google_ads" | "pinterest" | "bing" | "pys";

interface Row {
	/** Name in `window.pys`. */
	global: string;
	/** Whose consent it needs. */
	purpose: Purpose;
	/** An add-on provides its object in `window.pys`; it loads with that. */
	isAddOn?: boolean;
	/** Destination that has to be loaded before, where both are on. */
	after?: Slug;
	/** Cookies that are its own; they go when consent is refused. */
	cookies?: readonly string[];
}

export type Slug = "facebook" | "ga" | "gtm" | "pinterest" | "bing";

/** In the order in which they load. */
export const destinations: Readonly<Record<Slug, Row>> = {
	facebook: {
		global: "Facebook",
		purpose: "facebook",
		cookies: ["_fbp", "_fbc", "pys_fb_event_id"],
	},
	ga: { global: "Analytics", purpose: "analytics" },
	// It makes `gtag` only if there is none, and the tag's own comes first.
	gtm: { global: "GTM", purpose: "analytics", after: "ga" },
	pinterest: { global: "Pinterest", purpose: "pinterest", isAddOn: true },
	bing: { global: "Bing", purpose: "bing", isAddOn: true },
};

export const slugs = Object.keys(destinations) as Slug[];

/** The order in which destinations get an event: the Tag Manager comes last. */
export const firingOrder: readonly Slug[] = [...slugs.filter((slug) => slug !== "gtm"), "gtm"];

/** Whether the server's filters switch the destination off. With ConsentMagic Google's tag may get a refusal instead. */
export const isBlockedByServer = (slug: Slug, gdpr: Record<string, unknown>): boolean =>
	!!(gdpr.all_disabled_by_api || gdpr[`${destinations[slug].purpose}_disabled_by_api`]) &&
	!(
		slug === "ga" &&
		gdpr.consent_magic_integration_enabled &&
		`${window.CS_Data?.cs_google_analytics_consent_mode}` === "1"
	);
