// For the site build.

/** What a site's head contains: stand-ins for scripts that run before the chunk. */
export const alone = { early: "early", "element-handlers": "element-handlers" };

/** The late classes bring along small modules of the surface, which may also come with `early.js`. */
export const copies = {
	by: /^((carousel|engine|layout|stretched-element|swiper)\.js$|\w+\.js\?)/,
	what: /\.\/(jquery|model|stand-in)\.js$/,
	as: "classes",
};

export { readSurface } from "./list-members.mjs";
