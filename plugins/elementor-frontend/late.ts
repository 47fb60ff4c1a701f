// What few scripts use comes as a part: its classes have others standing in for them until then.
import { standIn } from "./stand-in";

/** Handlers, by their names in `elementorModules.frontend.handlers`. */
export const late = { CarouselBase: standIn(), StretchedElement: standIn(), SwiperBase: standIn() };

export const loadClasses = () => import("./classes");
