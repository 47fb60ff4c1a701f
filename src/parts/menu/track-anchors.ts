// Reports which links of a menu lead to the part of the page that is in view.
import { memberOf } from "../../base/dom";
import { safeDecode } from "../../base/safe-decode";
import type { Scope } from "../../kit/scope";
import { watchWidth } from "./watch-width";

/**
 * A target is in view while it intersects the upper half of the window; a target that is higher than that half, while
 * it crosses the middle. Links to other pages, and to nothing, are left alone.
 * @param tell called when that changes
 */
export const trackAnchors = (
	links: Iterable<HTMLAnchorElement>,
	tell: (link: HTMLAnchorElement, isCurrent: boolean) => void,
	scope: Scope,
): void => {
	let stops: (() => void)[] = [];
	const observe = () => {
		for (const stop of stops) stop();
		stops = [];
		for (const link of links) {
			const isHere = link.host + link.pathname === location.host + location.pathname;
			const target = isHere && document.getElementById(safeDecode(link.hash.slice(1)));
			if (!target) continue;
			const top = memberOf(target, "clientHeight") > innerHeight / 2 ? "-50%" : "0px";
			stops.push(scope.observe(target, (isVisible) => tell(link, isVisible), `${top} 0px -50%`));
		}
		return undefined;
	};
	watchWidth(scope, () => scope.frame(observe));
};
