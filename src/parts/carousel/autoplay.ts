// A carousel that moves automatically: while it is in view, until the visitor takes over, with a button that pauses it.
import { matches } from "../../base/dom";
import { $preferences } from "../../stores/preferences";
import type { Parts } from "./types";

/** What a pointer presses to move the row: `pause_on_interaction` decides whether that ends autoplay, not the focus that the press brings. */
const pressed =
	":is(.swiper-slide,.swiper-pagination-bullet,.elementor-swiper-button,.gossamer-carousel-pause):not(:focus-visible)";

/** A row may continue without a pause, if its moves take some time. */
const leastMs = 100;

/** Gives a carousel its `autoplay`. If the params do not enable it, it waits for `start()`. */
export const addAutoplay = ({ scope, carousel, state, go }: Parts, host: HTMLElement): void => {
	const { params, el: container, wrapperEl, autoplay } = carousel;
	const options = params.autoplay;
	const { labels } = options ?? {};
	/** Started and not stopped. */
	let isOn = !!options;
	/** The pointer is over it. */
	let isHeld = false;
	let isSeen: boolean | undefined;
	let cancel: (() => void) | undefined;
	let button: HTMLButtonElement | undefined;

	const next = () => {
		const { track, stop } = state;
		const isLast = !track.isRing && stop === track.stops - 1;
		if (isLast && options?.stopOnLastSlide) return set(false);
		go(isLast ? 0 : stop + 1);
		// Where nothing could move no transition ends.
		wait();
	};
	const wait = () => {
		cancel?.();
		autoplay.running = isOn && !isHeld;
		if (autoplay.running && isSeen && !document.hidden && !carousel.animating && state.track.stops > 1)
			cancel = scope.timeout(Math.max(options?.delay ?? 3000, leastMs - (params.speed ?? 0)), next);
	};
	const watch = () => {
		isSeen = false;
		// A drag back to its start moves nothing, and a row that fitted may no longer fit.
		carousel.on("transitionEnd touchEnd update", wait);
		carousel.on("sliderMove transitionStart", () => cancel?.());
		scope.on(document, "visibilitychange", wait);
		scope.observe(container, (isVisible) => {
			isSeen = isVisible;
			wait();
		});
	};
	const set = (isStarted: boolean) => {
		if (isOn !== isStarted) carousel.emit(isStarted ? "autoplayStart" : "autoplayStop");
		isOn = isStarted;
		wrapperEl.ariaLive = isOn ? "off" : "polite";
		button?.classList.toggle("gossamer-carousel-paused", !isOn);
		if (labels) button!.ariaLabel = labels[+!isOn] || "Autoplay";
		if (isOn && isSeen === undefined) watch();
		wait();
	};
	autoplay.start = () => {
		// Requested with the pointer over it, it continues as well.
		isHeld = false;
		set(true);
	};
	autoplay.stop = () => set(false);

	if (labels) {
		button = document.createElement("button");
		button.type = "button";
		button.className = "gossamer-carousel-pause";
		button.setAttribute("aria-controls", wrapperEl.id);
		// Inside, where arrows can cover it: low carousels have no space for both.
		container.prepend(button);
		scope.add(() => button!.remove());
		scope.on(button, "click", () => (isOn ? autoplay.stop() : autoplay.start()));
	}
	if (options) {
		scope.on(host, "focusin", ({ target }) => {
			if (!matches.call(target as Element, pressed)) set(false);
		});
		if (options.disableOnInteraction) carousel.on("interaction touchStart", autoplay.stop);
		if (options.pauseOnMouseEnter) {
			for (const type of ["mouseenter", "mouseleave"])
				scope.on(container, type, () => {
					isHeld = type === "mouseenter";
					wait();
				});
		}
	}
	scope.watch($preferences, ({ reducedMotion }) => {
		if (button) button.hidden = reducedMotion;
		set(isOn && !reducedMotion);
	});
};
