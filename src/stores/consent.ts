// What the visitor allows: the one place that consent tools write to and that triggers, trackers and embeds ask.
import { atom, type ReadableAtom } from "nanostores";
import { onMount } from "./on-mount";

/** What is known of a decision; `unknown` is neither yes nor no. */
export type ConsentState = "unknown" | "granted" | "denied";

/**
 * Categories and services for which consent is asked by name. A site with others adds them:
 * `declare module "gossamer/stores" { interface ConsentNames { newsletter: true } }`
 */
export interface ConsentNames extends Record<Category | Service, true> {}
type Category = "necessary" | "functional" | "preferences" | "statistics" | "marketing";
type Service =
	| "youtube"
	| "vimeo"
	| "dailymotion"
	| "videopress"
	| "instagram"
	| "facebook"
	| "analytics"
	| "google_ads"
	| "bing"
	| "pinterest"
	| "tiktok";
/** A category or service, of those that are known by name. */
export type ConsentName = keyof ConsentNames;

/** Everything that was decided. */
export interface Consent {
	/** By category, as the site's consent tool names them: `marketing`, `statistics`… A name that is absent is unknown. */
	readonly categories: Readonly<Record<string, ConsentState>>;
	/** By service, where the visitor chose one by one: `youtube`, `facebook`… */
	readonly services: Readonly<Record<string, ConsentState>>;
	/** Who made the last decision: `visitor`, or the name of the consent tool's adapter. */
	readonly by: string | null;
}

/** Where decisions outlive the page. Neither function may throw; what `read` gives may be partial. */
export interface ConsentStorage {
	/** What was saved; undefined where nothing was. */
	read(): Partial<Consent> | undefined;
	/** Called after each decision. */
	write(consent: Consent): void;
}

/** @param kind what the names are; categories by default */
export type Decide = (names: string | readonly string[], by?: string, kind?: "categories" | "services") => void;

type Flags = Consent["categories"];

/** Without prototype, so that no name means anything but itself. */
const join = (flags?: Flags, changes?: Flags) => ({ __proto__: null, ...flags, ...changes }) as unknown as Flags;

const $state = atom<Consent>({ categories: join(), services: join(), by: null });
let storage: ConsentStorage | undefined;
let channel: BroadcastChannel | undefined;

/** Follows the decisions of this tab, and of the site's other tabs while someone subscribes. */
export const $consent: ReadableAtom<Consent> = $state;

// Asking for the value mounts the store, and with that opens the channel, for a second at least.
const merge = (change?: Partial<Consent>) => {
	const { categories, services, by } = $state.get();
	if (change)
		$state.set({
			categories: join(categories, change.categories),
			services: join(services, change.services),
			by: change.by ?? by,
		});
};

const decide =
	(state: ConsentState): Decide =>
	(names, by = "visitor", kind = "categories") => {
		const change = { [kind]: Object.fromEntries([names].flat().map((name) => [name, state])), by };
		merge(change);
		channel?.postMessage(change);
		storage?.write($state.get());
	};

/**
 * Notes that the visitor allows those categories, or services.
 * @example
 * grant(["marketing", "statistics"]);
 * grant("youtube", "visitor", "services");
 */
export const grant = decide("granted");

/** Notes that the visitor refuses those categories, or services. */
export const deny = decide("denied");

/**
 * Notes what a consent tool has known since before this page. Nobody decides now, so neither the other tabs nor the
 * storage get it.
 */
export { merge as noteConsent };

/**
 * The state of a service of that name, else of the category, else `unknown`.
 * @param category to which a service belongs that nobody decided on by its name
 * @example consentFor("facebook", "marketing")
 */
export const consentFor = (name: string, category = name): ConsentState => {
	const { services, categories } = $state.get();
	return services[name] ?? categories[name] ?? categories[category] ?? "unknown";
};

/**
 * Keeps decisions beyond the page. What is saved holds immediately and wins over what was decided before this call.
 * @example persistConsent({ read: () => storage.get("consent"), write: (consent) => storage.set("consent", consent) })
 */
export const persistConsent = (to: ConsentStorage): void => {
	storage = to;
	merge(to.read());
};

onMount($state, () => {
	// Another tab may have decided while nobody listened here.
	merge(storage?.read());
	channel = openChannel();
	return () => {
		channel?.close();
		channel = undefined;
	};
});

const openChannel = () => {
	try {
		const opened = new BroadcastChannel("gossamer:consent");
		opened.onmessage = (event) => merge(event.data);
		return opened;
	} catch {
		// Firefox throws where cookies are blocked: https://searchfox.org/mozilla-central/source/dom/broadcastchannel/BroadcastChannel.cpp
	}
};
