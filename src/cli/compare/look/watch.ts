// Watches a page at rest for automatic motion; sent as text, so the functions refer only to each other and to the same script.
import type { Box } from "../state";

// Of the script that both are sent in.
declare function boxOf(element: Element): Box;
declare function isShown(element: Element): boolean;
declare function isInWindow(box: Box): boolean;
declare function builderKeys(): Map<Element, string>;
declare function ownersOf(element: Element, keys: Map<Element, string>): string[];

/** Elements that show slides in turn by their settings, each with the milliseconds per slide. */
export function playing(): Map<HTMLElement, number> {
	const found = new Map<HTMLElement, number>();
	for (const element of document.querySelectorAll<HTMLElement>("[data-settings*=autoplay_speed]")) {
		const { settings = "" } = element.dataset;
		const speed = /"autoplay_speed":"?(\d+)/.exec(settings)?.[1];
		const isOn = /"autoplay":"yes"/.test(settings) && element.querySelectorAll(".swiper-slide").length > 1;
		if (isOn && speed) found.set(element, Number(speed));
	}
	return found;
}

/** Elements whose background shows pictures in turn, each with the milliseconds per picture. */
export function slideshows(): Map<HTMLElement, number> {
	const found = new Map<HTMLElement, number>();
	const hosts = document.querySelectorAll<HTMLElement>(`[data-settings*='"background_background":"slideshow"']`);
	for (const host of hosts) {
		const duration = /"background_slideshow_slide_duration":"?(\d+)/.exec(host.dataset.settings!)?.[1];
		found.set(host, Number(duration ?? 5000));
	}
	return found;
}

/**
 * Owners that change without a step, and owners that are in the window. It waits for elements that play by their
 * settings in the window, up to `maxMs`, and assumes that those elsewhere work.
 */
export function watch(maxMs: number): Promise<{ live: string[]; watched: string[] }> {
	const keys = builderKeys();
	const live = new Set<string>();
	const inWindow = new Set([...keys.keys()].filter((element) => isShown(element) && isInWindow(boxOf(element))));
	const awaited = new Map<string, number>();
	for (const [element, speed] of [...playing(), ...slideshows()]) {
		const key = keys.get(element);
		if (key && inWindow.has(element)) awaited.set(key, speed + 800);
		else if (key) live.add(key);
	}
	const note = (node: Node) => {
		const element = node instanceof Element ? node : node.parentElement;
		const owner = element && ownersOf(element, keys)[0];
		if (owner) live.add(owner);
	};
	const observer = new MutationObserver((records) => {
		for (const { target } of records) note(target);
	});
	const attributeFilter = ["style", "class", "src", "transform", "d"];
	observer.observe(document.body, {
		subtree: true,
		childList: true,
		characterData: true,
		attributes: true,
		attributeFilter,
	});
	const earliest = performance.now() + 500;
	const latest = performance.now() + Math.min(Math.max(500, ...awaited.values()), maxMs);
	return new Promise((resolve) => {
		const check = () => {
			const now = performance.now();
			const isSeen = now >= earliest && [...awaited.keys()].every((key) => live.has(key));
			if (!isSeen && now < latest) return setTimeout(check, 50);
			observer.disconnect();
			resolve({ live: [...live], watched: [...inWindow].map((element) => keys.get(element)!) });
		};
		setTimeout(check, 50);
	});
}
