// Carousels as the versions print them.
import { builderBefore, proBefore, type Version, widget } from "./version";

export const rootOf = (version: Version): string => (version.hasNewSlider ? "swiper" : "swiper-container");

const arrow = (side: "prev" | "next", version: Version, isPro?: boolean) => {
	const name = side === "prev" ? "Vorheriges" : "Nächstes";
	const isOld = isPro ? proBefore(version, "3.13") : builderBefore(version, "3.12");
	const role = isOld ? "" : ' role="button" tabindex="0"';
	const sign = builderBefore(version, "3.5")
		? `<i class="eicon-chevron-${side === "prev" ? "left" : "right"}"></i>`
		: '<svg aria-hidden="true" class="e-font-icon-svg"><path d="M0 0"/></svg>';
	const text = builderBefore(version, "3.14") ? `<span class="elementor-screen-only">${name}</span>` : "";
	return `<div class="elementor-swiper-button elementor-swiper-button-${side}"${role}>${sign}${text}</div>`;
};

export const imageCarousel = (version: Version, settings = {}, count = 5): string => {
	const aria = builderBefore(version, "3.14") ? "" : ' role="group" aria-roledescription="slide"';
	const slides = Array.from(
		{ length: count },
		(_, at) =>
			`<div class="swiper-slide"${aria}><figure class="swiper-slide-inner"><img class="swiper-slide-image" src="data:," alt="Bowl ${at + 1}"></figure></div>`,
	);
	return widget(
		"image-carousel",
		"ca1",
		{ slides_to_show: "3", navigation: "both", infinite: "no", autoplay: "no", speed: 0, ...settings },
		`<div class="elementor-image-carousel-wrapper ${rootOf(version)}" dir="ltr"><div class="elementor-image-carousel swiper-wrapper">${slides.join("")}</div>${
			count > 1 ? `<div class="swiper-pagination"></div>${arrow("prev", version)}${arrow("next", version)}` : ""
		}</div>`,
	);
};

export const slides = (version: Version, settings = {}): string =>
	widget(
		"slides",
		"sl1",
		{ navigation: "both", transition: "fade", transition_speed: 0, ...settings },
		`<div class="elementor-swiper"><div class="elementor-slides-wrapper elementor-main-swiper ${rootOf(version)}" dir="ltr"><div class="swiper-wrapper elementor-slides">${[
			"One",
			"Two",
			"Three",
		]
			.map(
				(name) =>
					`<div class="elementor-repeater-item-${name} swiper-slide"><div class="swiper-slide-bg"></div><div class="swiper-slide-inner"><div class="swiper-slide-contents"><a href="#">${name}</a></div></div></div>`,
			)
			.join("")}</div>${arrow("prev", version, true)}${arrow("next", version, true)}</div></div>`,
	);

export const slideshow = (version: Version): string => {
	const row = (classes: string) =>
		`<div class="${classes} ${rootOf(version)}"><div class="swiper-wrapper">${[1, 2, 3, 4]
			.map((at) => `<div class="swiper-slide"><div class="elementor-carousel-image">${at}</div></div>`)
			.join("")}</div></div>`;
	return widget(
		"media-carousel",
		"mc1",
		{ skin: "slideshow", slideshow_slides_per_view: "3", loop: "no", speed: 0 },
		`<div class="elementor-swiper">${row("elementor-main-swiper")}</div><div class="elementor-swiper">${row("elementor-main-swiper elementor-thumbnails-swiper")}</div>`,
	);
};
