// What the visitor allows: the one place that consent tools write to and that triggers, trackers and embeds read.
import { atom, type ReadableAtom } from "nanostores";
import { onMount } from "./on-mount";

/** The state of a decision; `unknown` is neither yes nor no. */
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
/** The name of a known category or service. */
export type ConsentName = keyof ConsentNames;

/** Everything that was decided. */
export interface Consent {
	/** By category, as the site's consent tool names them: `marketing`, `statistics`… A name that is absent is unknown. */
	readonly categories: Readonly<Record<string, ConsentState>>;
	/** By service, if the visitor chose individually: `youtube`, `facebook`… */
	readonly services: Readonly<Record<string, ConsentState>>;
	/** Source of the last decision: `visitor`, or the name of the consent tool's adapter. */
	readonly by: string | null;
}

/** Storage for decisions beyond the page. Neither function may throw; the result of `read` may be partial. */
export interface ConsentStorage {
	/** The saved decisions; undefined if there are none. */
	read(): Partial<Consent> | undefined;
	/** Called after each decision. */
	write(consent: Consent): void;
}

/** @param kind whether the names are categories (default) or services */
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
 * Records that the visitor allows those categories, or services.
 * @example
 * grant(["marketing", "statistics"]);
 * grant("youtube", "visitor", "services");
 */
export const grant = decide("granted");

/** Records that the visitor refuses those categories, or services. */
export const deny = decide("denied");

/**
 * Records a consent tool's answers from before this page. As the visitor has not decided now, neither other tabs nor
 * the storage get them.
 */
export { merge as noteConsent };

/**
 * The state of a service of that name, else of the category, else `unknown`.
 * @param category of a service without its own decision
 * @example consentFor("facebook", "marketing")
 */
export const consentFor = (name: string, category = name): ConsentState => {
	const { services, categories } = $state.get();
	return services[name] ?? categories[name] ?? categories[category] ?? "unknown";
};

/**
 * Keeps decisions beyond the page. Saved decisions apply immediately and override decisions from before this call.
 * @example persistConsent({ read: () => storage.get("consent"), write: (consent) => storage.set("consent", consent) })
 */
export const persistConsent = (to: ConsentStorage): void => {
	storage = to;
	merge(to.read());
};

onMount($state, () => {
	// Another tab may have decided while this one had no listener.
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
