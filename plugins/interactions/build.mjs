// For the site build.

/** What a site's head contains: it hides elements that enter until the chunk animates them. */
export const alone = { entrances: "cloak" };
