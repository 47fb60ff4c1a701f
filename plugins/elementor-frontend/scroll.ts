// `elementorModules.utils.Scroll`: how far an element or the page is scrolled, in percent.
import { unwrap, type Wrapped } from "./jquery";

/** Percentages by which the range begins earlier and ends later. */
export interface Offset {
	start?: number;
	end?: number;
}

export interface ScrollObserverOptions {
	/** How many steps between out of view and fully in view call back, 0 to 100. */
	sensitivity?: number;
	/** Margin around the root, as in CSS. */
	offset?: string;
	root?: Element | null;
	callback(state: {
		sensitivity: number;
		isInViewport: boolean;
		/** How much of the element is in view. */
		scrollPercentage: number;
		intersectionScrollDirection: "up" | "down";
	}): void;
}

/** An observer that calls back as elements come into view; the caller observes with it. */
const scrollObserver = ({ sensitivity = 0, offset, root, callback }: ScrollObserverOptions): IntersectionObserver => {
	let lastTop = 0;
	return new IntersectionObserver(
		([entry]) => {
			const { isIntersecting, intersectionRatio, boundingClientRect } = entry!;
			const top = boundingClientRect.y;
			callback({
				sensitivity,
				isInViewport: isIntersecting,
				scrollPercentage: round(intersectionRatio * 100),
				intersectionScrollDirection: top < lastTop ? "down" : "up",
			});
			lastTop = top;
		},
		{
			root,
			rootMargin: offset,
			threshold: Array.from({ length: sensitivity + 1 }, (_, step) => step / (sensitivity || 1)),
		},
	);
};

/** 0 when the element enters at the bottom of the viewport, 100 when it has left at the top. The offset is that of the viewport. */
const getElementViewportPercentage = ($element: Wrapped, { start = 0, end = 0 }: Offset = {}): number => {
	const element = unwrap($element)!;
	const { paddingTop, paddingBottom } = getComputedStyle(element);
	const content = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
	const before = (innerHeight * start) / 100;
	const passed = innerHeight - element.getBoundingClientRect().top + before;
	const share = passed / (content + innerHeight + before + (innerHeight * end) / 100);
	return round(Math.max(0, Math.min(share, 1)) * 100);
};

/** 0 at the top of the page, 100 at its end, 0 on a page that does not scroll. @param height that counts as the end, px */
const getPageScrollPercentage = ({ start = 0, end = 0 }: Offset = {}, height?: number): number => {
	const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
	const range = height || scrollHeight - clientHeight;
	return range && ((scrollTop + (range * start) / 100) / (range + (range * (start + end)) / 100)) * 100;
};

export const Scroll = { scrollObserver, getElementViewportPercentage, getPageScrollPercentage };

const round = (percentage: number) => Math.round(percentage * 100) / 100;
