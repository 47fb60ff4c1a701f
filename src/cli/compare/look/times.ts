// How long a page has to be waited for, by its settings; run in the page, so the function uses nothing outside it.

/** The milliseconds left until all elements with settings of these names, in seconds, have appeared automatically. */
export function leftMs(names: readonly string[]): number {
	const texts = [...document.querySelectorAll<HTMLElement>("[data-settings],[data-elementor-settings]")].map(
		({ dataset: { settings = "", elementorSettings = "" } }) => settings + elementorSettings,
	);
	const delays = names
		.flatMap((name) => texts.map((text) => new RegExp(`"${name}":"?([\\d.]+)`).exec(text)?.[1]))
		.map((seconds) => 1000 * Number(seconds ?? 0));
	const last = Math.max(0, ...delays.filter((delay) => delay <= 6000));
	const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	return last && Math.max(0, (navigation?.domContentLoadedEventEnd ?? 0) + last + 900 - performance.now());
}
