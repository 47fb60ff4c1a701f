// The pictures of a background slideshow: how they are drawn, and how they change while the section is in view.
import type { Scope } from "../../src/kit/scope";
import { framesOf, nextOf } from "./model";
import type { Settings } from "./settings";

const kenBurns = "elementor-ken-burns";
const active = "swiper-slide-active";

/**
 * Draws the slides first in the host.
 * @param isStill only the first picture, without motion
 * @returns removes them
 */
export const drawSlides = (host: HTMLElement, settings: Settings, isStill: boolean, scope: Scope): (() => void) => {
	const addresses = settings.background_slideshow_gallery.slice(0, isStill ? 1 : undefined);
	const {
		background_slideshow_slide_transition: transition,
		background_slideshow_lazyload: isLazy,
		background_slideshow_ken_burns_zoom_direction: direction,
	} = settings;
	const duration = Math.max(0, settings.background_slideshow_transition_duration);
	const hasKenBurns = settings.background_slideshow_ken_burns && !isStill;
	const root = div("elementor-background-slideshow swiper swiper-container");
	const wrapper = div("swiper-wrapper");
	root.dir = transition === "slide_left" ? "ltr" : "rtl";
	root.ariaHidden = "true";
	root.style.cssText = "position:absolute;inset:0;overflow:hidden;z-index:0";
	let current = 0;
	let cancel: (() => void) | undefined;
	let unobserve: (() => void) | undefined;
	/** Ends the running change; does no harm after one. */
	let finish: (() => void) | undefined;

	const slides = addresses.map((address) => {
		const slide = div("elementor-background-slideshow__slide swiper-slide");
		const image = div("elementor-background-slideshow__slide__image");
		slide.style.cssText = "position:absolute;inset:0;opacity:0";
		if (hasKenBurns) image.classList.add(kenBurns, `${kenBurns}--${direction === "out" ? "out" : "in"}`);
		if (isLazy) {
			image.classList.add("swiper-lazy");
			image.dataset.background = address;
			image.append(div("swiper-lazy-preloader"));
		} else image.style.backgroundImage = url(address);
		slide.append(image);
		return [slide, image] as const;
	});

	/** Loads a lazy picture, and shows it once it has loaded. */
	const fetchImage = (index: number) => {
		const image = slides[index]![1];
		const address = image.dataset.background;
		if (!address) return;
		const loader = new Image();
		delete image.dataset.background;
		image.classList.add("swiper-lazy-loading");
		loader.onload = loader.onerror = () => {
			image.classList.replace("swiper-lazy-loading", "swiper-lazy-loaded");
			image.style.backgroundImage = url(address);
			image.replaceChildren();
		};
		loader.src = address;
	};

	const next = () => nextOf(current, slides.length, settings.background_slideshow_loop);

	/** Marks a picture as the one shown; its own motion begins with that. */
	const show = (index: number) => {
		const [slide, image] = slides[index]!;
		current = index;
		slide.classList.add(active);
		slide.style.opacity = "1";
		fetchImage(index);
		const following = next();
		if (following !== undefined) fetchImage(following);
		if (hasKenBurns && slides.length > 1) image.classList.add(`${kenBurns}--active`);
	};

	const wait = () => {
		if (next() !== undefined) cancel = scope.timeout(settings.background_slideshow_slide_duration, change);
	};

	const change = () => {
		const [slide, image] = slides[current]!;
		const [comes, goes] = framesOf(transition);
		show(next()!);
		slide.classList.remove(active);
		const [after] = slides[current]!;
		after.style.zIndex = "1";
		after.animate?.(comes, duration);
		slide.animate?.(goes, duration);
		finish = () => {
			after.style.zIndex = "";
			slide.style.opacity = "0";
			image.classList.remove(`${kenBurns}--active`);
		};
		cancel = scope.timeout(duration, () => {
			finish?.();
			wait();
		});
	};

	wrapper.append(...slides.map(([slide]) => slide));
	root.append(wrapper);
	host.prepend(root);
	fetchImage(0);
	slides[0]![0].style.opacity = "1";
	const remove = () => {
		unobserve?.();
		cancel?.();
		root.remove();
	};
	if (slides.length < 2) return remove;
	root.classList.add("swiper-initialized", "swiper-container-initialized");
	unobserve = scope.observe(host, (isVisible) => {
		cancel?.();
		finish?.();
		if (!isVisible) return;
		show(current);
		wait();
	});
	return remove;
};

const div = (className: string) => Object.assign(document.createElement("div"), { className });

const url = (address: string) => `url(${JSON.stringify(address)})`;
