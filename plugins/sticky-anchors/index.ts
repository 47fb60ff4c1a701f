// Sticky anchors: gives the targets of the page's links the scroll margin of the sticky element that would cover them.
import { matches } from "../../src/base/dom";
import { shared } from "../../src/copied/shared";
import { type Styles, setStyles } from "../../src/kit/inline-styles";
import { definePlugin } from "../../src/kit/plugin";

import { $viewport } from "../../src/stores/viewport";
import { distanceAt } from "./model";
import { settings } from "./settings";

const loadPress = () => import("./press");

/** The sticky elements and the distances that they ask for now. */
const hosts = new Map<HTMLElement, () => number>();
/** The targets with our margin, and their previous values. */
const margins = new Map<HTMLElement, Styles>();

export default definePlugin({
	settings,
	setup(host, { sticky_on, sticky_anchor_link_offset }, scope) {
		if (!host.dataset.settings)
			return scope.part(loadPress, ({ followPress }) => followPress(host as HTMLAnchorElement, scope));
		hosts.set(host, () => (sticky_on() ? sticky_anchor_link_offset() : 0));
		const updateSoon = followStructure(scope);
		scope.add(() => {
			hosts.delete(host);
			updateSoon();
		});
		// Also now.
		scope.watch($viewport, updateSoon);
	},
});

const isSpacer = (node: Node | null) => node instanceof Element && matches.call(node, ".elementor-sticky__spacer");

/** Follows added and removed elements; sticking and releasing change no position. @returns updates, at most once a frame */
const followStructure = shared((scope) => {
	const updateSoon = () => scope.frame(update);
	const changes = scope.connect(MutationObserver, (records) => {
		if (records.some(({ addedNodes, removedNodes }) => ![...addedNodes, ...removedNodes].every(isSpacer))) updateSoon();
	});
	changes.observe(document.body, { childList: true, subtree: true });
	scope.add(restore);
	return updateSoon;
});

const restore = () => {
	for (const [target, before] of margins) setStyles(target, before);
	margins.clear();
};

const update = () => {
	const topOf = (element: Element) => Element.prototype.getBoundingClientRect.call(element).top;
	const covers = [...hosts]
		.map(([host, distance]) => {
			const next = host.nextElementSibling;
			return [topOf(isSpacer(next) ? next! : host), distance()] as const;
		})
		.filter(([, distance]) => distance)
		.sort(([a], [b]) => a - b);
	const found = new Map<HTMLElement, number>();
	for (const link of document.querySelectorAll('.elementor-element a[href*="#"]')) {
		const target = document.getElementById(/#([\p{L}_][\p{L}\d_-]*)$/u.exec(link.getAttribute("href")!)?.[1] ?? "");
		const distance = target && distanceAt(topOf(target), covers);
		if (distance) found.set(target, distance);
	}
	return () => {
		restore();
		for (const [target, distance] of found)
			margins.set(target, setStyles(target, { "scroll-margin-top": `${distance}px` }));
	};
};
