// The measurements of one sticky element.
import { parentOf } from "../../src/base/dom";
import { zoomOf } from "../../src/kit/inline-styles";
import type { Layout } from "./model";

export interface Options {
	isTop: boolean;
	/** Pixels of the element. */
	offset: number;
	/** Pixels. */
	effects: number;
	/** The box that it must not leave. */
	box?: HTMLElement | null;
}

/**
 * Window pixels, unless it is said that they are the element's own: these grow with the CSS `zoom` of the element and of
 * its container, as the accessibility panel sets it on the page.
 */
export interface Measurement {
	/** Undefined while the element has no box. */
	layout?: Layout;
	/** Window pixels in one of the element's own. */
	zoom: number;
	/** Of the element in its place, as CSS: its own pixels. */
	width: string;
	height: string;
	/** Near side of the element in its place, and the height of the page then. */
	place: number;
	pageHeight: number;
	/** By how much its content's margins extend beyond the element, but not the spacer; unknown for a new spacer. */
	overhang?: number;
	/** Of its container, as CSS. */
	parentWidth: string;
	/** Own pixels: distance to the edge while it is fixed, and from the start of the line. */
	distance: number;
	start: number;
	/** The same in its box. */
	startInBox: number;
	/** What `fixed` refers to moves with the page: scroll positions at which the element sticks, and behind the page's end. */
	carried?: readonly [mark: number, end: number];
	/** Its place moves with the window: it is in something fixed. */
	isMoving: boolean;
	/** `position: sticky` holds it while it is stuck, or until the browser releases it. */
	isNative: boolean;
	/** Its own position is relative, with a `z-index`. */
	isLayered: boolean;
	/** `position: sticky` holds it until script does. */
	isArmed: boolean;
}

/**
 * @param spacer is in the element's place
 * @param position scroll position; negative for the bottom edge, for which the page is upside down
 * @param last the previous measurements; values that need the element in its place are kept while a spacer is there
 * @param isStyled whether the element has the inline styles of its state
 */
export const measure = (
	host: HTMLElement,
	spacer: HTMLElement | undefined,
	position: number,
	{ isTop, offset, effects, box }: Options,
	last?: Measurement,
	isStyled = false,
): Measurement => {
	const { body, documentElement: root } = document;
	const parent = parentOf(host)!;
	const [edge, farEdge] = isTop ? (["top", "bottom"] as const) : (["bottom", "top"] as const);
	const node = spacer ?? host;
	const css = getComputedStyle(node);
	const [rect] = node.getClientRects();
	if (!rect || css.width === "auto") return { ...last!, layout: undefined };

	const zoom = zoomOf(host);
	const fromEdge = (y: number) => (isTop ? y : innerHeight - y);
	/** Own pixels from an ancestor's border: along the line, or from the edge. */
	const fromStart = (outer: Element) => {
		const { left, right } = Element.prototype.getBoundingClientRect.call(outer);
		const border = pixels(outer, "border-inline-start-width");
		return ((css.direction === "rtl" ? right - rect.right : rect.left - left) - border) / zoom;
	};
	const near = position + fromEdge(rect[edge]);
	const now = spacer
		? last!
		: { ...last!, place: near, overhang: 0, pageHeight: root.scrollHeight, width: css.width, height: css.height };
	const overhang = now.overhang ?? (css.display === "block" ? now.place - near : 0);

	let end = Infinity;
	let nativeEnd = Infinity;
	if (box) {
		end = position + fromEdge(box.getBoundingClientRect()[farEdge]) - pixels(box, `border-${farEdge}-width`);
		// Chromium lets go of a grid item one pixel early.
		const gridStep = getComputedStyle(box).display.includes("grid") ? 1 : 0;
		nativeEnd = end - pixels(box, `padding-${farEdge}`) - pixels(node, `margin-${farEdge}`) - gridStep;
	}
	const layout = {
		near: near + overhang,
		offset: offset * zoom,
		effects,
		end,
		nativeEnd,
		height: host.getBoundingClientRect().height,
	};

	let isMoving = false;
	let isClipped = false;
	let carrier: Element | undefined;
	for (let outer: Element | null = parent; outer && outer !== root; outer = parentOf(outer)) {
		const outerCss = getComputedStyle(outer);
		isMoving ||= outerCss.position === "fixed";
		// An overflow of only the body clips the window.
		isClipped ||= clips(outerCss) && (outer !== body || clips(getComputedStyle(root)));
		if (!carrier && carries(outerCss)) carrier = outer;
	}
	const inCarrier =
		carrier &&
		position +
			fromEdge(Element.prototype.getBoundingClientRect.call(carrier)[edge]) +
			pixels(carrier, `border-${edge}-width`);
	const measurement = {
		...now,
		layout,
		zoom,
		overhang,
		parentWidth: getComputedStyle(parent).width,
		// In a carrier it sticks in its place, so that sticking and releasing it are not layout shifts.
		distance: inCarrier === undefined ? offset : (layout.near - inCarrier) / zoom,
		start: carrier ? fromStart(carrier) : Math.max(0, fromStart(root)),
		startInBox: box ? fromStart(box) : 0,
		carried:
			carrier && !isMoving && window.ScrollTimeline
				? ([(layout.near - layout.offset) * (isTop ? 1 : -1), root.scrollHeight] as const)
				: undefined,
		isMoving,
	};
	if (!spacer) {
		const isHeldNatively =
			box === parent &&
			Math.min(end, nativeEnd) - layout.height > layout.near &&
			!host.querySelector("[data-settings*='\"sticky\":']");
		// Without timelines a carried element sticks only within its parent.
		measurement.isNative = !isClipped && (isHeldNatively || (!!carrier && !window.ScrollTimeline));
		if (!isStyled) measurement.isLayered = css.position === "relative" && css.zIndex !== "auto";
		measurement.isArmed = measurement.isNative || (!isClipped && measurement.isLayered);
	}
	return measurement;
};

/** Whether an element has come to its edge, or has no box. */
export const reaches = (host: HTMLElement, { isTop, offset }: Options): boolean => {
	const [rect] = host.getClientRects();
	// One pixel for rounding.
	return !rect || (isTop ? rect.top : innerHeight - rect.bottom) < offset * zoomOf(host) + 1;
};

/** Computed lengths are the element's own pixels. */
const pixels = (node: Element, property: string) =>
	Number.parseFloat(getComputedStyle(node).getPropertyValue(property)) * zoomOf(node);

/** Whether an element is a scroll container, to which native stickiness would refer. */
const clips = ({ overflow }: CSSStyleDeclaration) => /auto|scroll|hidden/.test(overflow);

const carriers = ["transform", "translate", "rotate", "scale", "perspective", "filter", "backdrop-filter"];
const willCarry = new RegExp(carriers.join("|"));

/**
 * Whether `position: fixed` in an element refers to it: https://drafts.csswg.org/css-position/#fixed-cb
 * Chromium writes each value again when it is requested: `willChange` once, not once for each name, is a quarter of the time.
 */
const carries = (css: CSSStyleDeclaration) =>
	willCarry.test(css.willChange) ||
	/layout|paint|strict|content/.test(css.contain) ||
	css.contentVisibility === "auto" ||
	carriers.some((name) => !/^(none)?$/.test(css.getPropertyValue(name)));
