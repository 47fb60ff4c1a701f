// For the site build.

/** What a site's head contains: it holds the page's own calls back until the visitor has answered. */
export const alone = { gate: "gate" };
