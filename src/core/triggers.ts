// Waits for the moment that a plugin's trigger names; for hosts that come near, `createHosts` waits itself.
import { report } from "./errors";
import { loadKit } from "./load";
import type { Trigger } from "./plugin";

/** Whether a press, key or focus on the host cuts the waiting short: not for `consent`, `first`, `media` and `query`. */
export const isHasty = (when: Trigger): boolean => /^[^cfmq]/.test(when);

/**
 * Calls `go` when the moment has come, possibly at once or more than once.
 * @returns stops waiting
 */
export const wait = (when: Trigger, go: () => void): (() => unknown) | undefined => {
	const [kind, argument = ""] = when.split(/:(.*)/s);
	if (kind === "idle") (window.requestIdleCallback ?? setTimeout)(go);
	if (kind === "consent") {
		const watching = loadKit().then(
			({ onGranted }) => onGranted(argument, go),
			(error) => report("load", error),
		);
		return () => watching.then((stop) => stop?.());
	}
	if (kind === "media") {
		const query = matchMedia(argument);
		const check = () => query.matches && go();
		query.addEventListener("change", check);
		check();
		return () => query.removeEventListener("change", check);
	}
	if (kind === "query" ? new URLSearchParams(location.search).has(argument) : /^(first|now|visible)$/.test(when)) go();
};
