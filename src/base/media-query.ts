// Media queries, also where a page has none: very old web views, documents of tests.

/** `matchMedia`; without it a query that never matches. */
export const mediaQuery = (query: string): MediaQueryList =>
	window.matchMedia?.(query) ?? (Object.assign(new EventTarget(), { matches: false }) as MediaQueryList);
