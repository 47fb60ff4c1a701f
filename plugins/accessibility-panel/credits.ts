// The credits check: a panel whose credits are missing or hidden is removed, as in releases that print them.
import { parentOf } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";

/**
 * Looks for the credits; without them the panel is removed, and the page says why. The visitor's settings stay.
 * @param keep called before the panel is removed
 */
export const checkCredits = (host: HTMLElement, scope: Scope, keep: () => void): void => {
	if (hasCredits(host)) return;
	const text = "WAH Credits missing.";
	const note = document.createElement("div");
	note.className = "wah-credits-missing";
	note.role = "status";
	note.textContent = text;
	keep();
	host.remove();
	document.body.prepend(note);
	scope.report("credits");
	console.warn(text);
};

const hasCredits = (host: HTMLElement): boolean => {
	// A panel that the site hides, on phones for example, misses nothing.
	if (getComputedStyle(host).display === "none") return true;
	const credits = host.querySelector<HTMLElement>(".wah-free-credits,.wah_plugin_credits");
	if (!credits) return false;
	const { width, height } = credits.getBoundingClientRect();
	// In a closed panel they may have no box.
	if (host.matches(".active") && !(width && height)) return false;
	for (let node: Element = credits; ; node = parentOf(node)!) {
		const { display, visibility, opacity } = getComputedStyle(node);
		if (display === "none" || visibility === "hidden" || opacity === "0") return false;
		if (node === host) return true;
	}
};
