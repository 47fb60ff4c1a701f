// Skin `slideshow`: a row of small slides that shows which of the large ones is shown, and leads to each.
import type { Scope } from "../../src/kit/scope";
import { type Carousel, createCarousel, type Layout } from "../../src/parts/carousel";

/** Keeps the carousel and its thumbs at the same slide. */
export const addThumbs = (scope: Scope, main: Carousel, container: HTMLElement, layout: () => Layout): unknown => {
	const { speed, centeredSlides, loop, texts } = main.params;
	scope.keep(container, "role", "aria-label");
	// The server prints both texts twice.
	container.role = "region";
	container.ariaLabel = (container.ariaLabel ?? "").replace(/^(.+) \1$/, "$1");
	const thumbs = createCarousel(
		scope,
		container,
		{ speed, centeredSlides, loop, texts, slideToClickedSlide: true, everySlide: true },
		{ layout },
	);
	if (!thumbs) return;
	const follow = (follower: Carousel, leader: Carousel) =>
		leader.on("slideChange", () => follower.realIndex !== leader.realIndex && follower.slideToLoop(leader.realIndex));
	follow(thumbs, main);
	follow(main, thumbs);
	main.on("update", () => thumbs.update());
	return thumbs.ready;
};
