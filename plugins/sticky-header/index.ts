// Sticky header: fixes the page header from a scroll position on and keeps its place in the page.
import { closestTo } from "../../src/base/dom";
import { type Styles, setStyles, zoomOf } from "../../src/kit/inline-styles";
import { definePlugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";
import { settings } from "./settings";

/** Milliseconds in which a jump still belongs to a click. */
const jumpMs = 100;

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const root = document.documentElement;
		if (host !== document.querySelector(settings.selector) || isOthers(host)) return;

		const names = (host.dataset.fixedClass || settings.class).match(/\S+/g) ?? ["fixed-header"];
		const classes = ["gossamer-header", ...names];
		const space = hiddenBox();
		let isFixed = false;
		/** CSS `zoom` around the header, as the accessibility panel sets it. Heights are pixels of its container. */
		const zoom = () => zoomOf(host.parentElement ?? root);
		/** Height of the space that keeps the header's place; 0 for a header that takes none. */
		let reserve = 0;
		/** By how much the site's styles make the fixed header lower than its place. */
		let shrink = 0;
		/** Transitions whose next height is theirs still; after the header was fixed, none need be. */
		let changing: Animation[] | undefined;
		/** The root's inline styles before ours. */
		let rootBefore: Styles = {};

		const keepPlace = (height: number) => {
			reserve = Math.max(0, height);
			// The stylesheet applies the height: a late one fixes the header and creates the space at the same time.
			space.style.cssText = `--height:${reserve}px`;
		};

		const heightNow = () => host.getBoundingClientRect().height / zoom();
		const transitions = () =>
			host.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSTransition);

		const onSize = () => {
			const height = heightNow();
			const moving = transitions();
			// A header that shrinks because it is fixed keeps its space; later changes of its height change the space.
			if (moving[0] || changing) shrink = reserve - height;
			else if (reserve) keepPlace(height + shrink);
			changing = moving[0] && moving;
			if (changing)
				afterLast(moving, scope, () => {
					if (changing === moving) changing = undefined;
				});
			makeWay();
		};
		const sizes = scope.connect(ResizeObserver, onSize);
		const styleRoot = (styles: Styles = {}) => {
			setStyles(root, rootBefore);
			rootBefore = setStyles(root, styles);
		};
		/** Jumps and focus end below the header, unless it leaves no space. @returns its lower edge in the window, px */
		const makeWay = () => {
			// In a zoomed page Chromium measures the `offsetTop` of a fixed element from the page.
			const top = isFixed ? Number.parseFloat(getComputedStyle(host).top) : host.offsetTop;
			const bottom = (heightNow() + (top || 0)) * zoom();
			styleRoot(bottom < innerHeight ? { "scroll-padding-top": `${bottom / zoomOf(root)}px` } : {});
			// For a jump that does not fix the header.
			if (!isFixed) scope.timeout(jumpMs, () => isFixed || styleRoot());
			return bottom;
		};

		const setFixed = (on: boolean) => {
			if (on === isFixed) return;
			isFixed = on;
			if (on) {
				const { scrollHeight } = root;
				// Read before anything is written: one layout less.
				keepPlace(heightNow());
				// Until the next layout only the visitor scrolls.
				styleRoot({ "overflow-anchor": "none" });
				host.before(space);
				host.classList.add(...classes);
				// For margins, headers that overlap the content and sites that reserve the space themselves: the page keeps its height.
				keepPlace(reserve + (scrollHeight - root.scrollHeight) / zoom());
				changing = [];
				sizes.observe(host, { box: "border-box" });
			} else {
				sizes.disconnect();
				host.classList.remove(...classes);
				space.remove();
				// A header that grows back slowly would push the page over the threshold again.
				if (reserve && shrink) for (const transition of transitions()) transition.finish();
				styleRoot();
			}
		};
		space.className = "gossamer-header-space";

		// The page may have jumped to the target of its address already, or be on the way.
		const target = document.querySelector(":target");
		const uncover = () => {
			const { top } = target!.getBoundingClientRect();
			if (top > -1 && top < makeWay()) target!.scrollIntoView({ behavior: "instant" });
		};
		if (target) {
			uncover();
			scope.on(document, "scrollend", uncover, { once: true });
		}
		scope.on(
			document,
			"click",
			({ target }) => {
				if (!isFixed && closestTo(target, 'a[href*="#"]')) makeWay();
			},
			{ capture: true },
		);

		const edge = hiddenBox();
		// In the observed area until 1/64 px, the finest step of a layout, before the threshold.
		edge.style.cssText = "position:absolute;top:.984375px";
		root.append(edge);
		const follow = (entries: IntersectionObserverEntry[]) => setFixed(!entries.at(-1)!.isIntersecting);
		const area = { root: document, rootMargin: `${settings.threshold - 1}px` };
		scope.connect(IntersectionObserver, follow, area).observe(edge);
		return () => {
			edge.remove();
			setFixed(false);
			styleRoot();
		};
	},
});

/** Whether the editor or the page builder's own sticky elements have it. */
const isOthers = (header: Element) =>
	header.closest('.elementor-editor-active,.elementor-sticky,[data-settings*=\'"sticky":"\']') ||
	header.querySelector('[data-settings*=\'"sticky":"top"\']');

/** Calls back once the frame is drawn in which the transitions finish, however late that is. */
const afterLast = (transitions: Animation[], scope: Scope, run: () => void) =>
	Promise.allSettled(transitions.map(({ finished }) => finished)).then(() =>
		scope.frame(() => void scope.timeout(0, run)),
	);

const hiddenBox = () => {
	const box = document.createElement("div");
	box.ariaHidden = "true";
	return box;
};
