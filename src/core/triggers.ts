// Waits for the moment that a plugin's trigger names.
import { loadKit } from "./load";
import type { Trigger } from "./plugin";
import { observe } from "./visibility";

/** Whether a press, key or focus on the host cuts the waiting short: not for `consent`, `first`, `media` and `query`. */
export const isHasty = (when: Trigger): boolean => /^[^cfmq]/.test(when);

/**
 * Calls `go` when the moment has come, possibly at once or more than once.
 * @returns stops waiting
 */
export const wait = (when: Trigger, host: Element, go: () => void): (() => void) | undefined => {
	const [kind, argument = ""] = when.split(/:(.*)/s);
	if (kind === "idle") (window.requestIdleCallback ?? setTimeout)(go);
	if (kind === "visible") return observe(host, (isVisible) => isVisible && go(), "200px 0px");
	if (kind === "consent") {
		let stop: (() => void) | undefined;
		loadKit().then(({ $consent, consentFor }) => {
			stop = $consent.subscribe(() => consentFor(argument) === "granted" && go());
		});
		return () => stop?.();
	}
	if (kind === "media") {
		const query = matchMedia(argument);
		const check = () => query.matches && go();
		query.addEventListener("change", check);
		check();
		return () => query.removeEventListener("change", check);
	}
	if (kind === "query" ? new URLSearchParams(location.search).has(argument) : /^(first|now)$/.test(when)) go();
};
