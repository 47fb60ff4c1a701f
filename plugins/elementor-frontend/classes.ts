// The part that few scripts need: base classes of carousels and stretched elements, and the work of tools and sliders.
import { CarouselBase, SwiperBase } from "./carousel";
import { late } from "./late";
import { linkAll } from "./stand-in";
import { StretchedElement } from "./stretched-element";

export { layMasonry, stretch, unstretch } from "./layout";
export { startSwiper } from "./swiper";

linkAll(late, { CarouselBase, StretchedElement, SwiperBase });
