// Waits for the moment that a plugin's trigger names; for hosts that come near, `createHosts` waits itself.
import type { Trigger } from "../base/descriptor";

/** Whether a press, key or focus on the host ends the wait. */
export const endsAtIntent = (when: Trigger): boolean => ["now", "idle", "visible", "interaction"].includes(when);

/**
 * Calls `go` when the moment has come, possibly at once or more than once.
 * @param onGranted calls back when that category or service is granted; it loads the kit for that
 * @returns stops waiting
 */
export const wait = (
	when: Trigger,
	go: () => void,
	onGranted: (name: string, go: () => void) => () => unknown,
): (() => unknown) | undefined => {
	const [kind, argument = ""] = when.split(/:(.*)/s);
	if (kind === "idle") (window.requestIdleCallback ?? setTimeout)(go);
	if (kind === "consent") return onGranted(argument, go);
	if (kind === "media") {
		const query = matchMedia(argument);
		const check = () => query.matches && go();
		query.addEventListener("change", check);
		check();
		return () => query.removeEventListener("change", check);
	}
	if (kind === "query" ? new URLSearchParams(location.search).has(argument) : /^(first|now|visible)$/.test(when)) go();
};
