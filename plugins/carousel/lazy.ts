// Loads the visible pictures of a carousel, and those of the neighbouring slides, from the start: the height of the row depends on them.
import { parentOf, querySelectorAll } from "../../src/base/dom";
import type { Scope } from "../../src/kit/scope";
import type { Carousel } from "../../src/parts/carousel";

const lazy = "swiper-lazy";

/** Loads the visible slides, and as many on each side, now and after each move. */
export const loadNear = (scope: Scope, carousel: Carousel): void => {
	const fetch = () => {
		const { slides, params, activeIndex } = carousel;
		const shown = Math.ceil(params.slidesPerView ?? 1);
		for (let index = activeIndex - shown; index < activeIndex + 2 * shown; index++) {
			const slide = params.loop ? slides.at(index % slides.length) : index >= 0 && slides[index];
			if (slide) for (const picture of slide.querySelectorAll<HTMLElement>(`.${lazy}`)) show(scope, picture);
		}
	};
	fetch();
	carousel.on("slideChange update", fetch);
};

const show = (scope: Scope, picture: HTMLElement): void => {
	const { src, srcset, sizes, background } = picture.dataset;
	const isShown = picture.matches(`.${lazy}-loading,.${lazy}-loaded`);
	if (isShown || !(src || background)) return;
	picture.classList.add(`${lazy}-loading`);
	const done = () => {
		picture.classList.remove(`${lazy}-loading`);
		picture.classList.add(`${lazy}-loaded`);
		const parent = parentOf(picture);
		for (const preloader of parent ? querySelectorAll.call(parent, `.${lazy}-preloader`) : []) preloader.remove();
	};
	if (background) {
		const image = new Image();
		scope.on(image, "load", done);
		scope.on(image, "error", done);
		image.src = background;
		picture.style.backgroundImage = `url(${JSON.stringify(background)})`;
		delete picture.dataset.background;
		return;
	}
	scope.on(picture, "load", done);
	scope.on(picture, "error", done);
	const image = picture as HTMLImageElement;
	if (sizes) image.sizes = sizes;
	if (srcset) image.srcset = srcset;
	image.src = src!;
	for (const name of ["src", "srcset", "sizes"]) delete picture.dataset[name];
};
