// For the site build.

/** What a site's head contains: it restores the visitor's settings before the first paint. */
export const alone = { restore: "restore" };
