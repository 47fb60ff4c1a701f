// Tells which links of a menu lead to the part of the page that is in view.
import { safeDecode } from "../../base/safe-decode";
import type { Scope } from "../../kit/scope";

/**
 * A target is in view while it intersects the upper half of the window; one that is higher than that half, while it
 * crosses the middle. Links to other pages, and to nothing, are left alone.
 * @param tell called when that changes
 */
export const trackAnchors = (
	links: Iterable<HTMLAnchorElement>,
	tell: (link: HTMLAnchorElement, isCurrent: boolean) => void,
	scope: Scope,
): void => {
	if (!window.IntersectionObserver) return;
	const linksTo = new Map<Element, HTMLAnchorElement[]>();
	for (const link of links) {
		const target =
			link.host + link.pathname === location.host + location.pathname &&
			document.getElementById(safeDecode(link.hash.slice(1)));
		if (target) linksTo.set(target, [...(linksTo.get(target) ?? []), link]);
	}
	/** By target: whether it is higher than half a window, in the upper half, across the middle. */
	const states = new Map<Element, [isHigh?: boolean, isInHalf?: boolean, isAcross?: boolean]>();
	for (const [at, top] of ["0px", "-50%"].entries()) {
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
					const state = states.get(target) ?? [];
					states.set(target, state);
					if (!at) state[0] = boundingClientRect?.height > (rootBounds?.height ?? 0);
					state[at + 1] = isIntersecting;
					for (const link of linksTo.get(target)!) tell(link, !!state[state[0] ? 2 : 1]);
				}
			},
			{ rootMargin: `${top} 0px -50%` },
		);
		for (const target of linksTo.keys()) observer.observe(target);
		scope.add(() => observer.disconnect());
	}
};
