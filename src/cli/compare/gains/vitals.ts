// Records in the page the times that a visitor waits: a script that runs before the page's own.

export interface Vitals {
	lcp: number;
	cls: number;
	/** Time of tasks beyond 50 ms, after the first paint. */
	tbt: number;
}

export const vitalsScript = `(() => {
let lcp = 0, cls = 0, tbt = 0;
const see = (type, use) => {
	try { new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true }); } catch {}
};
see("largest-contentful-paint", ({ startTime }) => { lcp = startTime; });
see("layout-shift", ({ value, hadRecentInput }) => { if (!hadRecentInput) cls += value; });
see("longtask", ({ duration }) => { tbt += Math.max(0, duration - 50); });
Object.defineProperty(window, "__vitals", { value: () => ({ lcp: Math.round(lcp), cls: Math.round(cls * 1000) / 1000, tbt: Math.round(tbt) }) });
})();`;

declare global {
	interface Window {
		readonly __vitals: () => Vitals;
	}
}
