// Progress tracker: follows the page's scrolling and shows how far it has come, as a bar or as a circle.
import { isSelector } from "../../src/base/is-selector";
import { definePlugin } from "../../src/kit/plugin";
import type { Scope } from "../../src/kit/scope";
import { frame } from "../../src/stores/frame";
import { $scroll } from "../../src/stores/scroll";
import { dashOffset, hasRoom, shareOf, toPercent } from "./model";
import { settings } from "./settings";

export default definePlugin({
	settings,
	setup(host, { type, relative_to, selector, direction, percentage }, scope) {
		const tracker = host.querySelector<HTMLElement>(`.elementor-scrolling-tracker-${type}`);
		const progress = tracker?.querySelector<HTMLElement | SVGElement>(".current-progress");
		if (!tracker || !progress) return scope.report("markup", ".current-progress");
		const label = tracker.querySelector<HTMLElement>(".current-progress-percentage");
		const circle = tracker.querySelector<SVGGraphicsElement>("circle.circle");

		for (const node of [progress, label]) if (node) scope.keep(node, "style");
		const before = label?.textContent;
		scope.add(() => label && (label.textContent = before!));
		nameMeter(tracker, scope);

		/** Of the track or the circle, and of texts by their length, once they are shown. */
		let size = 0;
		let textWidths: number[] = [];
		let last = -1;
		const measure = () => {
			// Not `getTotalLength`: Chromium's is a thousandth short, and leaves a gap in the full circle.
			size = type === "circular" ? Math.PI * (circle?.getBBox?.().width ?? 0) : tracker.clientWidth;
			textWidths = [];
			last = -1;
		};
		const show = (percent: number) => {
			if (percent === last) return;
			last = percent;
			const spoken = `${Math.round(percent)}`;
			tracker.ariaValueNow = spoken;
			if (label && percentage) label.textContent = percent ? `${spoken}%` : "";
			if (type === "circular") {
				progress.style.display = percent > 0 ? "" : "none";
				progress.style.strokeDasharray = `${size} ${size}`;
				progress.style.strokeDashoffset = `${dashOffset(percent, size, direction === "ltr")}`;
			} else {
				progress.style.display = percent < 1 ? "none" : "flex";
				progress.style.width = `${percent}%`;
				if (!label) return;
				const width = percentage && percent >= 1 ? (textWidths[spoken.length] ??= label.offsetWidth) : 0;
				label.style.color = hasRoom(percent, size, width) ? "" : "transparent";
			}
		};

		follow(
			scope,
			tracker,
			relative_to === "entire_page" ? undefined : relative_to === "selector" ? selector : postContent,
			measure,
			show,
		);
	},
});

const postContent = ".elementor-widget-theme-post-content";

/** Makes it a meter that is named after the page and announces nothing on its own. */
const nameMeter = (tracker: HTMLElement, scope: Scope) => {
	scope.keep(tracker, "role", "aria-label", "aria-valuenow", "aria-valuemin", "aria-valuemax");
	tracker.role = "progressbar";
	if (!tracker.hasAttribute("aria-labelledby")) tracker.ariaLabel ??= document.title;
	tracker.ariaValueMin = "0";
	tracker.ariaValueMax = "100";
};

/**
 * Reports the scroll progress of the page or an element, at most once a frame. Positions are measured when boxes
 * change, not on scroll.
 */
const follow = (
	scope: Scope,
	tracker: Element,
	selector: string | undefined,
	measure: () => void,
	show: (percent: number) => void,
) => {
	// The page builder's page scroll snap scrolls this one instead of the page.
	const snap = document.getElementById("e-scroll-snap-container");
	const target = selector && isSelector(selector) ? document.querySelector(selector) : null;
	/** Of the target, from the top of the page, and of the window. */
	let top = 0;
	let height = 0;
	let windowHeight = 0;
	let isStale = true;
	let cancel: (() => void) | undefined;

	const update = () => {
		cancel?.();
		cancel = frame.read(() => {
			if (isStale) {
				isStale = false;
				measure();
				windowHeight = innerHeight;
				const box = target?.getBoundingClientRect();
				if (box) {
					top = box.top + (snap?.scrollTop ?? scrollY);
					height = box.height;
				}
			}
			const y = snap?.scrollTop ?? $scroll.get().y;
			const ofPage = snap ? y / (snap.scrollHeight - snap.clientHeight) : $scroll.get().progress;
			cancel = frame.write(() =>
				show(toPercent(selector === undefined ? ofPage : shareOf(top - y, height, windowHeight))),
			);
		});
	};
	const remeasure = () => {
		isStale = true;
		update();
	};
	scope.add(() => cancel?.());
	scope.watch($scroll, update);
	if (snap) scope.on(snap, "scroll", update);
	scope.on(window, "resize", remeasure);
	const sizes = scope.connect(ResizeObserver, remeasure);
	for (const node of [tracker, target, document.body]) if (node) sizes.observe(node);
};
