// `frontend.handlers.SwiperBase` and `CarouselBase`: handlers that make a slider of their element, by the settings of the carousels.

import { activeBreakpoints, type Device } from "../../src/base/breakpoints";
import { report } from "../../src/base/errors";
import { getJQuery } from "../../src/base/jquery";
import { $preferences } from "../../src/stores/preferences";
import type { Base as BaseClass } from "./handlers";
import { unwrap, type Wrapped } from "./jquery";
import { responsiveValue, type Values } from "./model";
import { type Class, callable, link } from "./stand-in";
import type { Swiper, SwiperConfig } from "./swiper";

/**
 * @param Base that of the surface, which may be older than this part
 * @param StandIn the `SwiperBase` that scripts see; carousels are instances of it
 */
export const createCarousels = (Base: typeof BaseClass, StandIn: Class) => {
	class SwiperBase extends Base {
		/** From when it has started. */
		declare swiper: Swiper | undefined;
		declare elements: { $swiperContainer: Wrapped; $slides: Wrapped; [name: string]: Wrapped };

		getInitialSlide(): number {
			return 0;
		}

		getSlidesCount(): number {
			return this.elements.$slides.length;
		}

		/** Autoplay stops while the mouse is over the slider; it continues only while nothing in it has the focus. */
		togglePauseOnHover(isOn: boolean): void {
			const method = isOn ? "addEventListener" : "removeEventListener";
			const container = unwrap(this.elements.$swiperContainer)!;
			container[method]("mouseenter", this.stopAutoplay);
			container[method]("mouseleave", this.startAutoplay);
		}

		/** Marks the background that moves: that of the active slide. */
		handleKenBurns(): void {
			Array.from(this.swiper?.slides ?? [], (slide, index) =>
				slide
					.querySelector(".elementor-ken-burns")
					?.classList.toggle("elementor-ken-burns--active", index === this.swiper!.activeIndex),
			);
		}

		stopAutoplay(): void {
			this.swiper?.autoplay.stop();
		}

		startAutoplay(): void {
			if (!unwrap(this.$element)!.contains(document.activeElement)) this.swiper?.autoplay.start();
		}
	}

	link(StandIn, SwiperBase);

	/** Starts a slider, unless there are fewer than two slides. */
	class CarouselBase extends (StandIn as typeof SwiperBase) {
		override getDefaultSettings(): Values {
			return { selectors: { carousel: ".swiper", swiperWrapper: ".swiper-wrapper", slideContent: ".swiper-slide" } };
		}

		override getDefaultElements(): Values {
			const find = (name: string) => this.findElement(this.getSettings(`selectors.${name}`) as string);
			return {
				$swiperContainer: find("carousel"),
				$swiperWrapper: find("swiperWrapper"),
				$slides: find("slideContent"),
			};
		}

		/** The slider's configuration. */
		getSwiperSettings(): SwiperConfig {
			const settings = this.getElementSettings() as Values;
			const isOn = (key: string) => settings[key] === "yes";
			const has = (kind: string) => [kind, "both"].includes(settings.navigation as string);
			const isSingle = (+(settings.slides_to_show as string) || 3) === 1;
			return {
				...slidesOf(settings),
				handleElementorBreakpoints: true,
				loop: isOn("infinite"),
				speed: settings.speed,
				...(isSingle && { effect: settings.effect, fadeEffect: { crossFade: true } }),
				...(isOn("autoplay") &&
					!$preferences.get().reducedMotion && {
						autoplay: { delay: settings.autoplay_speed, disableOnInteraction: isOn("pause_on_interaction") },
					}),
				...((isOn("arrows") || has("arrows")) && {
					navigation: {
						prevEl: unwrap(this.findElement(".elementor-swiper-button-prev")),
						nextEl: unwrap(this.findElement(".elementor-swiper-button-next")),
					},
				}),
				...((settings.pagination || has("dots")) && {
					pagination: {
						el: unwrap(this.findElement(".swiper-pagination")),
						type: settings.pagination || "bullets",
						clickable: true,
					},
				}),
				...(isOn("lazyload") && { lazy: { loadPrevNext: true, loadPrevNextAmount: 1 } }),
				a11y: messages(),
			};
		}

		override onInit(...args: unknown[]): void {
			super.onInit(...args);
			if (this.elements && this.getSlidesCount() > 1) this.initSwiper();
		}

		/** Reports errors, as handlers cannot. */
		async initSwiper(): Promise<void> {
			const { $swiperContainer, $slides } = this.elements;
			const container = unwrap($swiperContainer)!;
			try {
				this.swiper = await new window.elementorFrontend!.utils.swiper(container, this.getSwiperSettings());
			} catch (error) {
				return report("compat", error, "elementor-frontend");
			}
			getJQuery()?.(container).data("swiper", this.swiper);
			if (this.getElementSettings("pause_on_hover") === "yes") this.togglePauseOnHover(true);
			unwrap(this.$element)!.addEventListener("focusin", this.stopAutoplay);
			// Our engine announces the visible slides itself.
			if ("ready" in this.swiper) return;
			const update = () => hideUnseen(container, Array.from($slides));
			this.swiper.on("transitionEnd resize", update);
			update();
		}
	}

	return { SwiperBase: callable(SwiperBase), CarouselBase: callable(CarouselBase) };
};

/** The number of visible slides and the gap between them, by device. */
const slidesOf = (settings: Values): SwiperConfig => {
	const active = activeBreakpoints(window.elementorFrontendConfig);
	const count = (key: string) => +(settings[key] as string) || 0;
	const spaceAt = (device: Device) => ({
		...(!!settings.image_spacing_custom && {
			spaceBetween: +(responsiveValue(settings, "image_spacing_custom", device, active, "size") as number) || 0,
		}),
	});
	const slidesPerView = count("slides_to_show") || 3;
	const isSingle = slidesPerView === 1;
	const defaults: Partial<Record<Device, number>> = { mobile: 1, tablet: isSingle ? 1 : 2 };
	const breakpoints: Record<number, Values> = {};
	let larger = slidesPerView;
	for (const [device, value, direction] of active.reverse()) {
		const shown = count(`slides_to_show_${device}`) || defaults[device] || larger;
		if (direction === "max") larger = shown;
		const slidesPerGroup = (!isSingle && count(`slides_to_scroll_${device}`)) || 1;
		breakpoints[value] = { slidesPerView: shown, slidesPerGroup, ...spaceAt(device) };
	}
	const slidesPerGroup = (!isSingle && count("slides_to_scroll")) || 1;
	return { slidesPerView, slidesPerGroup, ...spaceAt("desktop"), breakpoints };
};

/** The texts for screen readers, in the page's language; Swiper's own texts if the page has none. */
const messages = (): Values => {
	const { i18n } = (window.elementorFrontendConfig ?? {}) as { i18n?: Record<string, string> };
	const entries = Object.entries(i18n ?? {}).filter(([key]) => key.startsWith("a11yCarousel"));
	return Object.fromEntries(
		entries.map(([key, text]) => {
			const name = key.slice("a11yCarousel".length);
			return [name[0]!.toLowerCase() + name.slice(1), /Bullet/.test(name) ? `${text} {{index}}` : text];
		}),
	);
};

/** Slides next to the box that shows them cannot be reached. */
const hideUnseen = (container: HTMLElement, slides: HTMLElement[]): void => {
	const box = container.getBoundingClientRect();
	const unseen = slides.map((slide) => {
		const { left, right } = slide.getBoundingClientRect();
		return right < box.left + 1 || left > box.right - 1;
	});
	slides.forEach((slide, index) => {
		slide.inert = unseen[index]!;
		slide.ariaHidden = unseen[index] ? "true" : null;
	});
};
