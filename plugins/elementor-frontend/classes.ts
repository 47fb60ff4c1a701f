// The part that few scripts need: base classes of carousels and stretched elements, and the work of tools and sliders.
import { createCarousels } from "./carousel";
import type { Base } from "./handlers";
import type { Class } from "./stand-in";
import { createStretchedElement } from "./stretched-element";

export { layMasonry, stretch, unstretch } from "./layout";
export { startSwiper } from "./swiper";

export const createClasses = (Parent: typeof Base, StandIn: Class) => ({
	...createCarousels(Parent, StandIn),
	StretchedElement: createStretchedElement(Parent),
});
