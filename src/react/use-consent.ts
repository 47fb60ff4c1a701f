// The visitor's consent, in a component.
import { $consent, type Consent, type ConsentName, type ConsentState } from "../stores/consent";
import { useStore } from "./use-store";

/**
 * The state of a service of that name, else of the category, else `unknown`, as on the server.
 * @example if (useConsent("youtube") !== "granted") return <Poster onAllow={() => grant("youtube", "visitor", "services")} />;
 */
export function useConsent(name: ConsentName): ConsentState;
/** Everything that was decided. */
export function useConsent(): Consent;
export function useConsent(name?: ConsentName): Consent | ConsentState {
	return useStore($consent, (consent: Consent): Consent | ConsentState =>
		name === undefined ? consent : (consent.services[name] ?? consent.categories[name] ?? "unknown"),
	);
}
