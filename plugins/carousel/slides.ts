// Slides: settings with different names, and the motion inside them: the content after each change, and the slow zoom of the background.
import type { Scope } from "../../src/kit/scope";
import { number, readSchema, text } from "../../src/kit/settings";
import type { Carousel } from "../../src/parts/carousel";
import { $preferences } from "../../src/stores/preferences";
import { type Family, rowOf } from "./families";
import type { Settings } from "./settings";

const kenBurns = "elementor-ken-burns--active";

export const slidesSettings = {
	/** `slide`, `fade`, and the milliseconds that it takes. */
	transition: text(),
	transition_speed: number(500),
};

/** @param type of the widget, without its skin */
export const family = (type: string, settings: Settings, scope: Scope): Family => {
	const { transition, transition_speed } = readSchema(slidesSettings, settings.lookup);
	const { params } = rowOf(type, settings);
	return {
		params: {
			...params,
			speed: transition_speed,
			effect: transition === "fade" ? transition : "slide",
			autoplay: params.autoplay && { ...params.autoplay, stopOnLastSlide: true },
			grabCursor: true,
		},
		layout: () => ({}),
		start: (container, carousel) => animate(scope, container, carousel),
	};
};

/** Animates the contents and backgrounds of the slides, with the carousel or without one, if there is a single slide. */
const animate = (scope: Scope, container: HTMLElement, carousel?: Carousel): void => {
	const name = container.dataset.animation;
	const contents = () => container.querySelectorAll<HTMLElement>(".swiper-slide-contents");
	const zoom = (slide?: Element) => {
		for (const background of container.querySelectorAll(".swiper-slide-bg"))
			background.classList.toggle(kenBurns, background.parentElement === slide && !$preferences.get().reducedMotion);
	};
	/** At the start of a change all content is hidden, at its end all of it enters. */
	const show = (isShown: boolean) => {
		if (!name) return;
		for (const content of contents()) {
			content.style.display = isShown ? "" : "none";
			content.classList.toggle("animated", isShown);
			content.classList.toggle(name, isShown);
		}
	};
	scope.add(() => {
		zoom();
		for (const content of contents()) content.style.display = "";
		if (name) for (const content of contents()) content.classList.remove("animated", name);
	});
	if (!carousel) {
		zoom(container.querySelector(".swiper-slide") ?? undefined);
		show(true);
		return;
	}
	zoom(carousel.slides[carousel.activeIndex]);
	carousel.on("slideChangeTransitionStart", () => {
		zoom(carousel.slides[carousel.activeIndex]);
		show(false);
	});
	carousel.on("slideChangeTransitionEnd", () => show(true));
};
