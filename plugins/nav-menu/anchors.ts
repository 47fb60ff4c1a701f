// Links of the bar to places on the page: marks the one in view.
import type { Scope } from "../../src/kit/scope";
import { trackAnchors } from "../../src/parts/menu/track-anchors";

export const serveAnchors = (links: Iterable<HTMLAnchorElement>, scope: Scope): void => {
	for (const link of links) scope.keep(link, "class", "aria-current");
	const tell = (link: HTMLAnchorElement, isCurrent: boolean) => {
		link.classList.toggle("elementor-item-active", isCurrent);
		link.ariaCurrent = isCurrent ? "location" : null;
	};
	trackAnchors(links, tell, scope);
};
