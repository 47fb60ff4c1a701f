// How long a page has to be watched or waited for, by its settings; run in the page, so each function uses nothing outside of it.

/** The milliseconds for which this page must be watched to see what moves automatically. */
export function lifeMs(): number {
	const speeds = [...document.querySelectorAll<HTMLElement>("[data-settings*=autoplay],[data-slider_options]")].flatMap(
		({ dataset: { settings = "" } }) => {
			const isOn = /"autoplay":"yes"/.test(settings);
			const speed = /"autoplay_speed":(\d+)/.exec(settings)?.[1];
			return isOn ? [Number(speed ?? 5000) + 800] : [];
		},
	);
	return Math.min(Math.max(500, ...speeds), 6500);
}

/** The milliseconds that are left until all has come that comes automatically, by settings of these names, in seconds. */
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
