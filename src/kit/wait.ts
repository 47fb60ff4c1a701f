// Waits for the moments that few plugins wait for: idle time, a media query, consent.
import type { Trigger } from "../base/descriptor";
import { report } from "../base/errors";
import { mediaQuery } from "../base/media-query";

/**
 * Calls `go` when the moment has come, possibly immediately or more than once.
 * @returns stops waiting
 */
export const wait = (when: Trigger, go: () => void): (() => void) | undefined => {
	const [kind, argument = ""] = when.split(/:(.*)/s);
	if (kind === "consent") {
		const waiting = import("./permission").then(
			({ whenGranted }) => whenGranted(argument, go),
			(error) => void report("load", error),
		);
		return () => waiting.then((stop) => stop?.());
	}
	if (kind === "media") {
		const query = mediaQuery(argument);
		const check = () => query.matches && go();
		query.addEventListener("change", check);
		check();
		return () => query.removeEventListener("change", check);
	}
	(window.requestIdleCallback ?? setTimeout)(go);
};
