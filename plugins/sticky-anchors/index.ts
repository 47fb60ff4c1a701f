// Sticky anchors: gives the targets of the page's links the scroll margin of the sticky element that would cover them.
import { matches } from "../../src/base/dom";
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
let frame = 0;

export default definePlugin({
	settings,
	setup(host, { sticky_on, sticky_anchor_link_offset }, scope) {
		if (!host.dataset.settings)
			return scope.part(loadPress, ({ followPress }) => followPress(host as HTMLAnchorElement, scope));
		if (!hosts.size)
			(structure ??= new MutationObserver(onStructure)).observe(document.body, { childList: true, subtree: true });
		hosts.set(host, () => (sticky_on() ? sticky_anchor_link_offset() : 0));
		// Also now.
		scope.watch($viewport, request);
		return () => {
			hosts.delete(host);
			if (hosts.size) return request();
			structure?.disconnect();
			cancelAnimationFrame(frame);
			update();
		};
	},
});

/** At most one computation a frame. */
const request = () => {
	frame ||= requestAnimationFrame(update);
};

const isSpacer = (node: Node | null) => node instanceof Element && matches.call(node, ".elementor-sticky__spacer");

/** Added and removed elements; sticking and releasing change no position. */
let structure: MutationObserver | undefined;

const onStructure: MutationCallback = (records) => {
	if (records.some(({ addedNodes, removedNodes }) => ![...addedNodes, ...removedNodes].every(isSpacer))) request();
};

const update = () => {
	frame = 0;
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
	for (const [target, before] of margins) setStyles(target, before);
	margins.clear();
	for (const [target, distance] of found)
		margins.set(target, setStyles(target, { "scroll-margin-top": `${distance}px` }));
};
