// The file `early.js`, a classic script for sites to print before scripts that extend `elementorModules` while they are evaluated.
import { standIn } from "./stand-in";

(window as { elementorModules?: object }).elementorModules ??= {
	Module: standIn(),
	ViewModule: standIn(),
	utils: { Masonry: standIn() },
	frontend: {
		Document: standIn(),
		tools: { StretchElement: standIn() },
		handlers: { Base: standIn(), CarouselBase: standIn(), StretchedElement: standIn(), SwiperBase: standIn() },
	},
};

// The mark by which a page asks for the real ones.
document.documentElement.toggleAttribute("data-gossamer-compat", true);
