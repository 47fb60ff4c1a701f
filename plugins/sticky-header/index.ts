// Sticky header: fixes the page header from a scroll position on and keeps its place in the page.
import { definePlugin } from "../../src/core/plugin";
import { integer, text } from "../../src/core/settings";

/** Milliseconds after the last seen step of a transition in which a new height still belongs to it. */
const settleTime = 100;

const settings = {
	/** Whole CSS pixels. */
	threshold: integer(100),
	/** Without it, and without `data-fixed-class`, `fixed-header`. */
	class: text(),
	/** The first match on the page is the header. */
	selector: text(".elementor-location-header"),
};

export default definePlugin({
	settings,
	setup(host, settings) {
		const root = document.documentElement;
		if (
			host !== document.querySelector(settings.selector) ||
			host.closest('.elementor-editor-active,.elementor-sticky,[data-settings*=\'"sticky":"\']') ||
			host.querySelector('[data-settings*=\'"sticky":"top"\']')
		)
			return;

		const classes = (host.dataset.fixedClass || settings.class).match(/\S+/g) ?? ["fixed-header"];
		const space = hiddenBox();
		let isFixed = false;
		/** Height of the space that keeps the header's place; 0 for a header that takes none. */
		let reserve = 0;
		/** By how much the site's styles make the fixed header lower than its place. */
		let shrink = 0;
		let settlesUntil = 0;
		let scrollPadding = "";

		const keepPlace = (height: number) => {
			reserve = Math.max(0, height);
			space.style.height = `${reserve}px`;
		};

		const heightNow = () => host.getBoundingClientRect().height;
		const transitions = () =>
			host.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSTransition);

		const sizes = new ResizeObserver(() => {
			const height = heightNow();
			const now = Date.now();
			const isMoving = transitions().length;
			// A header that shrinks because it is fixed keeps its place; one that changes afterwards changes it.
			if (isMoving || now < settlesUntil) shrink = reserve - height;
			else if (reserve) keepPlace(height + shrink);
			settlesUntil = isMoving ? now + settleTime : 0;
			styleRoot(`${height + host.offsetTop}px`);
		});
		const styleRoot = (padding: string, anchor = "") => {
			root.style.scrollPaddingTop = padding;
			root.style.overflowAnchor = anchor;
			if (!root.getAttribute("style")) root.removeAttribute("style");
		};

		const turn = (on: boolean) => {
			if (on === isFixed) return;
			isFixed = on;
			if (on) {
				const { scrollHeight } = root;
				scrollPadding = root.style.scrollPaddingTop;
				// Until the next layout nothing scrolls but the visitor.
				styleRoot(scrollPadding, "none");
				keepPlace(heightNow());
				host.before(space);
				host.classList.add(...classes);
				// Margins, headers that lie over the content and sites that make room themselves: the page keeps its height.
				keepPlace(reserve + scrollHeight - root.scrollHeight);
				settlesUntil = Infinity;
				sizes.observe(host, { box: "border-box" });
			} else {
				sizes.disconnect();
				host.classList.remove(...classes);
				space.remove();
				// A header that grows back slowly would push the page over the threshold again.
				if (reserve && shrink) for (const transition of transitions()) transition.finish();
				styleRoot(scrollPadding);
			}
		};
		space.className = "gossamer-header-space";
		// Its stylesheet shows it: a sheet that is late fixes the header and makes the space in one go.
		space.hidden = true;

		const edge = hiddenBox();
		// In the observed area until 1/64 px, the finest step of a layout, before the threshold.
		edge.style.cssText = "position:absolute;top:.984375px";
		root.append(edge);
		const scroll = new IntersectionObserver((entries) => turn(!entries.at(-1)!.isIntersecting), {
			root: document,
			rootMargin: `${settings.threshold - 1}px`,
		});
		scroll.observe(edge);
		return () => {
			scroll.disconnect();
			edge.remove();
			turn(false);
		};
	},
});

const hiddenBox = () => {
	const box = document.createElement("div");
	box.ariaHidden = "true";
	return box;
};
