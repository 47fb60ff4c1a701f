// For developers: explains errors on the console and lists what a page uses. Load it beside the runtime, never in production.
import type { GossamerError } from "../base/errors";
import { messages } from "./messages";

export { messages };

document.addEventListener("gossamer:error", (event) => {
	const { code, plugin, host, error } = (event as CustomEvent<GossamerError>).detail;
	console.warn(`[gossamer] ${plugin ? `${plugin}: ` : ""}${messages[code] ?? code}`, ...[host, error].filter(Boolean));
});

/** What the page loaded: a row a plugin with its hosts, trigger and transferred bytes. */
export const inspect = (): { plugin: string; hosts: number; when: string; bytes: number }[] => {
	const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
	return (window.gossamer?.plugins ?? []).map(({ name, selector, when }) => ({
		plugin: name,
		hosts: document.querySelectorAll(selector).length,
		when,
		bytes:
			resources.find((entry) => new URL(entry.name).pathname.endsWith(`/plugins/${name}.js`))?.encodedBodySize ?? 0,
	}));
};

document.addEventListener("gossamer:ready", () => console.table(inspect().filter(({ hosts }) => hosts)));
