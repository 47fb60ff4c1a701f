// Waits for the moments that few plugins wait for: idle time, also near a host; a media query; consent.
import type { Trigger } from "../base/descriptor";
import { report } from "../base/errors";
import { mediaQuery } from "../base/media-query";
import { observe } from "./visibility";

/**
 * Calls `go` when the moment has come, possibly immediately or more than once.
 * @param host has to be near the window for `ahead`
 * @returns stops waiting
 */
export const wait = (when: Trigger, go: () => void, host: Element): (() => void) | undefined => {
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
	const idle = () => (window.requestIdleCallback ?? setTimeout)(go);
	if (kind !== "ahead") return void idle();
	if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
	return observe(
		host,
		(isNear) => {
			if (!isNear) return;
			if (document.readyState === "complete") idle();
			else addEventListener("load", idle, { once: true });
		},
		"200px 0px",
	);
};
