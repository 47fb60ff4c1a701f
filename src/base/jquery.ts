// The page's jQuery, if it has one.

/** jQuery itself; not an element that someone called so: `<a id="jQuery">` is `window.jQuery` as well. */
// biome-ignore lint/suspicious/noExplicitAny: jQuery is not typed here
export const getJQuery = (): any => (typeof window.jQuery === "function" ? window.jQuery : undefined);
