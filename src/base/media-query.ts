// Media queries, also where a page has none: very old web views, documents of tests.

const none = (_query: string) => new EventTarget() as MediaQueryList;

/** `matchMedia`; without it a query that never matches. */
export const mediaQuery = (query: string): MediaQueryList => (window.matchMedia ?? none)(query);
