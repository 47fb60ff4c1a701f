// Media queries, also where a page has none: very old web views, documents of tests.

const none = (): EventTarget => new EventTarget();

/** `matchMedia`; without it a query that never matches. */
export const mediaQuery = (query: string): MediaQueryList => (window.matchMedia ?? (none as typeof matchMedia))(query);
