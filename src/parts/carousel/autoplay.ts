// A carousel that moves on by itself: while it is seen, until the visitor takes over, with a button that holds it.
import { $preferences } from "../../stores/preferences";
import type { Parts } from "./types";

/** A row may go on without a pause, if its moves take some time. */
const leastMs = 100;

/** Gives a carousel its `autoplay`. Where the params do not ask for it, it waits for `start()`. */
export const addAutoplay = (parts: Parts, host: HTMLElement): void => {
	const { scope, carousel, stop, track, go } = parts;
	const { params, el: container, wrapperEl, autoplay } = carousel;
	const options = params.autoplay;
	/** Started and not stopped. */
	let isOn = false;
	/** The pointer is over it. */
	let isHeld = false;
	let isSeen = false;
	/** The visitor has taken over: the pointer that leaves does not start it again. */
	let isOver = false;
	let cancel: (() => void) | undefined;
	let button: HTMLButtonElement | undefined;

	const next = () => {
		const isLast = !params.loop && stop() === track().stops - 1;
		if (isLast && options?.stopOnLastSlide) return set(false);
		go(isLast ? 0 : stop() + 1);
		// Where nothing could move no transition ends.
		wait();
	};
	const wait = () => {
		cancel?.();
		cancel = undefined;
		autoplay.running = isOn && !isHeld;
		if (autoplay.running && isSeen && !document.hidden && !carousel.animating && track().stops > 1)
			cancel = scope.timeout(Math.max(options?.delay ?? 3000, leastMs - (params.speed ?? 0)), next);
	};
	const set = (isStarted: boolean) => {
		if (isOn !== isStarted) carousel.emit(isStarted ? "autoplayStart" : "autoplayStop");
		isOn = isStarted;
		wrapperEl.ariaLive = isOn ? "off" : "polite";
		button?.classList.toggle("gossamer-carousel-paused", !isOn);
		button?.setAttribute("aria-label", (isOn ? options?.pauseLabel : options?.playLabel) || (isOn ? "Pause" : "Play"));
		wait();
	};
	const giveUp = () => {
		isOver = true;
		set(false);
	};
	autoplay.start = () => {
		isOver = false;
		set(true);
	};
	autoplay.stop = () => set(false);
	carousel.on("transitionEnd", wait);
	carousel.on("sliderMove", () => cancel?.());
	scope.on(document, "visibilitychange", wait);
	scope.observe(container, (isVisible) => {
		isSeen = isVisible;
		wait();
	});

	wrapperEl.ariaLive = "polite";
	if (!options) return;

	if (options.control !== false) {
		button = document.createElement("button");
		button.type = "button";
		button.className = "gossamer-carousel-pause";
		button.setAttribute("aria-controls", wrapperEl.id);
		container.before(button);
		scope.add(() => button!.remove());
		scope.on(button, "click", () => (isOn ? giveUp() : autoplay.start()));
	}
	scope.on(host, "focusin", ({ target }) => {
		// A press on the button is answered by its click.
		if (target !== button || button?.matches(":focus-visible")) giveUp();
	});
	if (options.disableOnInteraction) carousel.on("interaction touchStart", giveUp);
	if (options.pauseOnMouseEnter) {
		for (const type of ["mouseenter", "mouseleave"])
			scope.on(container, type, () => {
				isHeld = type === "mouseenter";
				wait();
			});
	}
	scope.watch($preferences, ({ reducedMotion }) => {
		if (button) button.hidden = reducedMotion;
		if (reducedMotion) giveUp();
		else if (!isOver) set(true);
	});
};
