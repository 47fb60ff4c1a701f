// Copies of slides, for rings that show one twice while they move: inert, hidden from assistive technology, without ids and names.
import type { Ring } from "./types";

/** Has copies at the places that want some, and no others. */
export const showCopies = ({ state, wrapper, offset }: Ring): void => {
	const { slides, copies, copied: places } = state;
	for (const node of copies.splice(places.length)) node.remove();
	const { length } = slides;
	places.forEach((place, order) => {
		const slide = slides[((place % length) + length) % length]!;
		const { swiperSlideIndex } = slide.dataset;
		if (copies[order]?.dataset.swiperSlideIndex !== swiperSlideIndex) {
			copies[order]?.remove();
			copies[order] = copyOf(slide);
		}
	});
	// In their order, which a replaced one has lost.
	wrapper.append(...copies);
	for (const [order, node] of copies.entries()) offset(node, places[order]! - length - order);
};

const copyOf = (slide: HTMLElement): HTMLElement => {
	const node = slide.cloneNode(true) as HTMLElement;
	// A second radio button of the name would take the choice from the first.
	for (const named of [node, ...node.querySelectorAll("[id],[name]")])
		for (const name of ["id", "name"]) named.removeAttribute(name);
	for (const name of ["active", "next", "prev"]) node.classList.remove(`swiper-slide-${name}`);
	node.classList.add("swiper-slide-duplicate");
	node.ariaHidden = "true";
	node.toggleAttribute("inert", true);
	return node;
};
