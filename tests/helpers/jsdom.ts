// What jsdom lacks: media queries and intersection, both under the tests' control; set up before each file.
import { threadId } from "node:worker_threads";
import { cleanStores } from "nanostores";
import { afterEach, beforeEach } from "vitest";
import { $preferences } from "../../src/stores/preferences";
import { $viewport } from "../../src/stores/viewport";

/** Media features that hold now; widths and heights are compared with `viewport`. */
const features = new Map<string, string>();
const viewport = { width: 1280, height: 800 };
const lists = new Set<{ list: MediaQueryList; last: boolean }>();

const matches = (query: string): boolean => {
	const parts = [...query.matchAll(/\(\s*([\w-]+)\s*:\s*([^)]+?)\s*\)/g)];
	return parts.every(([, feature, value]) => {
		const size = /^(min|max)-(width|height)$/.exec(feature!);
		if (!size) return features.get(feature!) === value;
		const have = viewport[size[2] as "width" | "height"];
		return size[1] === "min" ? have >= Number.parseFloat(value!) : have <= Number.parseFloat(value!);
	});
};

const matchMediaInTests = (query: string): MediaQueryList => {
	const list = new EventTarget() as MediaQueryList;
	Object.defineProperties(list, { media: { value: query }, matches: { get: () => matches(query) } });
	lists.add({ list, last: matches(query) });
	return list;
};

const notifyLists = () => {
	for (const entry of lists) {
		if (entry.last === entry.list.matches) continue;
		entry.last = entry.list.matches;
		entry.list.dispatchEvent(new Event("change"));
	}
};

/** Resizes the window; `resize` is dispatched and media queries change. */
export const resizeTo = (width: number, height = viewport.height): void => {
	Object.assign(viewport, { width, height });
	notifyLists();
	window.dispatchEvent(new Event("resize"));
};

/** Sets a media feature: `setFeature("prefers-reduced-motion", "reduce")`; without a value it is unset. */
export const setFeature = (feature: string, value?: string): void => {
	if (value === undefined) features.delete(feature);
	else features.set(feature, value);
	notifyLists();
};

/** Test files run side by side in threads, and Node's channels reach them all: each thread is a browser of its own. */
class BroadcastChannelInTests extends BroadcastChannel {
	static readonly isOurs = true;
	constructor(name: string) {
		super(`${name}:${threadId}`);
		Object.defineProperty(this, "name", { value: name });
	}
}
if (!("isOurs" in BroadcastChannel)) globalThis.BroadcastChannel = BroadcastChannelInTests;

class IntersectionObserverInTests {
	static all = new Set<IntersectionObserverInTests>();
	targets = new Set<Element>();
	rootMargin: string;
	delay: number;
	constructor(
		readonly callback: IntersectionObserverCallback,
		options: IntersectionObserverInit & { delay?: number } = {},
	) {
		this.rootMargin = options.rootMargin ?? "0px";
		this.delay = options.delay ?? 0;
		IntersectionObserverInTests.all.add(this);
	}
	observe(element: Element) {
		IntersectionObserverInTests.all.add(this);
		this.targets.add(element);
	}
	unobserve(element: Element) {
		this.targets.delete(element);
	}
	disconnect() {
		this.targets.clear();
		IntersectionObserverInTests.all.delete(this);
	}
	takeRecords() {
		return [];
	}
}

/** jsdom has no layout: nothing changes its size. */
export class QuietResizeObserver {
	observe() {}
	disconnect() {}
}

/** Tells every observer of the element (of that `rootMargin`, if given) that it came into view or left it. */
export const intersect = (element: Element, isIntersecting = true, rootMargin?: string): void => {
	for (const observer of observersOf(element, rootMargin)) {
		const entry = { target: element, isIntersecting, intersectionRatio: +isIntersecting };
		observer.callback([entry as IntersectionObserverEntry], observer as unknown as IntersectionObserver);
	}
};

const observersOf = (element: Element, rootMargin?: string) =>
	[...IntersectionObserverInTests.all].filter(
		(observer) => observer.targets.has(element) && (!rootMargin || observer.rootMargin === rootMargin),
	);

/** Whether some observer (of that `rootMargin`, if given) watches the element. */
export const isObserved = (element: Element, rootMargin?: string): boolean => !!observersOf(element, rootMargin)[0];

/** Milliseconds between two looks of the observer of that `rootMargin`; 0 where it looks in every frame. */
export const pauseOf = (element: Element, rootMargin: string): number | undefined =>
	observersOf(element, rootMargin)[0]?.delay;

/** By attributes and inline styles: jsdom's computed ones fail on some markup. */
Element.prototype.checkVisibility ??= function (this: Element, { visibilityProperty } = {}) {
	const isShown = (element: HTMLElement): boolean =>
		!element.hidden && element.style.display !== "none" && (!element.parentElement || isShown(element.parentElement));
	const withVisibility = this.closest<HTMLElement>("[style*=visibility]");
	const isHidden = visibilityProperty && withVisibility?.style.visibility === "hidden";
	return this.isConnected && isShown(this as HTMLElement) && !isHidden;
};

beforeEach(() => {
	features.clear();
	Object.assign(viewport, { width: 1280, height: 800 });
	// However slow the machine is, what is mounted in slices is mounted in microtasks.
	window.scheduler = { yield: () => Promise.resolve() } as Scheduler;
	// jsdom has none, and says so on the console; the player of Lottie asks as it is loaded, whichever test that is in.
	HTMLCanvasElement.prototype.getContext = () => null;
	window.matchMedia = matchMediaInTests;
	window.IntersectionObserver = IntersectionObserverInTests as unknown as typeof IntersectionObserver;
});

afterEach(() => {
	lists.clear();
	IntersectionObserverInTests.all.clear();
	document.body.innerHTML = "";
	// Stores hold their state for a second after the last subscriber; the next test starts over.
	cleanStores($preferences, $viewport);
	delete window.elementorFrontendConfig;
});
