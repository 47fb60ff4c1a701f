// What jsdom lacks and plugins use: media queries that do not match, observers that see nothing, elements without animations.

class StillObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
	takeRecords() {
		return [];
	}
}

/** Provides what the page lacks, and leaves what it has, also what a test put there. */
export const fillIn = (): void => {
	const page = window as unknown as Record<string, unknown>;
	page.matchMedia ??= (media: string) =>
		Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
	page.IntersectionObserver ??= StillObserver;
	page.ResizeObserver ??= StillObserver;
	Element.prototype.getAnimations ??= () => [];
};
