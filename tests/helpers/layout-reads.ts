// Counts the properties and methods that make a browser lay out when they are requested.

export interface LayoutReadCount {
	/** What was requested since the count began or was reset, in order: `"scrollHeight"`, `"getComputedStyle"`. */
	reads(): string[];
	reset(): void;
	/** Ends the count and puts everything it replaced back. */
	stop(): void;
}

/**
 * Begins to count. Needs nothing outside itself, so that it also runs in a page:
 * `await page.addInitScript(`window.layout = (${countLayoutReads})()`)`.
 */
export const countLayoutReads = (): LayoutReadCount => {
	const seen: string[] = [];
	const undo: (() => void)[] = [];

	const patch = (owner: object, names: string) => {
		for (const name of names.split(" ")) {
			const before = Object.getOwnPropertyDescriptor(owner, name);
			if (!before?.configurable) continue;
			const after = { ...before };
			const note = () => seen.push(name);
			if (before.get) {
				after.get = function () {
					note();
					return before.get!.call(this);
				};
			} else if (typeof before.value === "function") {
				after.value = function (...args: unknown[]) {
					note();
					return before.value.apply(this, args);
				};
			} else {
				// A plain value, as jsdom keeps some of the window's.
				delete after.value;
				delete after.writable;
				after.get = () => {
					note();
					return before.value;
				};
			}
			Object.defineProperty(owner, name, after);
			undo.push(() => Object.defineProperty(owner, name, before));
		}
	};

	const scrolling = "scrollTop scrollLeft scrollWidth scrollHeight";
	const boxes = "getBoundingClientRect getClientRects";
	patch(Element.prototype, `clientTop clientLeft clientWidth clientHeight ${scrolling} ${boxes} checkVisibility`);
	patch(HTMLElement.prototype, "offsetTop offsetLeft offsetWidth offsetHeight offsetParent innerText");
	patch(Range.prototype, boxes);
	patch(Document.prototype, "elementFromPoint elementsFromPoint scrollingElement");
	const view = "innerWidth innerHeight scrollX scrollY pageXOffset pageYOffset getComputedStyle";
	for (const owner of new Set<object>([globalThis, window, Window.prototype])) patch(owner, view);

	return {
		reads: () => [...seen],
		reset() {
			seen.length = 0;
		},
		stop() {
			for (const put of undo.splice(0).reverse()) put();
		},
	};
};
