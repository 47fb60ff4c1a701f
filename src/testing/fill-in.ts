// Features that jsdom lacks and plugins use: media queries that do not match, observers that see nothing, elements without animations.

class StillObserver {
	observe() {}
	unobserve() {}
	disconnect() {}
	takeRecords() {
		return [];
	}
}

/** Adds the features that the page lacks, and leaves existing ones, including those that a test has set. */
export const fillIn = (): void => {
	const page = window as unknown as Record<string, unknown>;
	page.matchMedia ??= (media: string) =>
		Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
	page.IntersectionObserver ??= StillObserver;
	page.ResizeObserver ??= StillObserver;
	Element.prototype.getAnimations ??= () => [];
};
