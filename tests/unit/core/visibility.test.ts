// Visibility: which observers the page has. What they tell is tested with the scope.
import { expect, it } from "vitest";
import { observe } from "../../../src/core/visibility";

it("looks in every frame at what is to be seen, ten times a second at what has only to be near", () => {
	const created: (IntersectionObserverInit | undefined)[] = [];
	window.IntersectionObserver = class extends window.IntersectionObserver {
		constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
			super(callback, options);
			created.push(options);
		}
	};
	const [one, other] = [document.createElement("p"), document.createElement("p")];
	const stops = [observe(one, () => {}), observe(other, () => {}), observe(one, () => {}, "200px")];
	expect(created).toEqual([
		{ rootMargin: "0px", delay: 0 },
		{ rootMargin: "200px", delay: 100 },
	]);
	for (const stop of stops) stop();
});
