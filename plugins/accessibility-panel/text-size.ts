// The size of texts: of the root, of the whole page, or of each text, as the site's owner chose by a class of `body`.
import { type Styles, setStyles } from "../../src/kit/inline-styles";
import { nextSize, nextZoom } from "./model";

const texts = ":is(a,p,span,h1,h2,h3,h4,h5,h6):not(#wp_access_helper_container *)";
const noted = "data-wahfont";
/** Pixels of the root at most. */
const largestRoot = 24;

/** By element: its inline styles before ours. */
const before = new Map<HTMLElement, Styles>();
let percent = 100;

const style = (element: HTMLElement, styles: Styles) => {
	const known = setStyles(element, styles);
	if (!before.has(element)) before.set(element, known);
};

const hasClass = (name: string) => document.body.classList.contains(name);
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
const resize = (element: HTMLElement, size: number | undefined) =>
	size !== undefined && style(element, { "font-size": `${size}px` });
const allTexts = () => [...document.querySelectorAll<HTMLElement>(texts)];

/** Whether each text is sized on its own. */
const isEach = () => !hasClass("wah_fstype_rem") && !hasClass("wah_fstype_zoom");

/** Notes the sizes that texts begin with, where each is sized on its own. */
export const noteSizes = (): void => {
	if (!isEach()) return;
	const sizes = allTexts().map((element) => [element, Math.trunc(sizeOf(element))] as const);
	for (const [element, size] of sizes) if (size >= 0) element.setAttribute(noted, `${size}`);
};

/**
 * Makes texts larger (1) or smaller (-1).
 * @returns how many times as large as it was the page is shown by that
 */
export const stepTextSize = (direction: number): number => {
	const { documentElement: root, body } = document;
	if (hasClass("wah_fstype_rem")) resize(root, nextSize(sizeOf(root), direction, largestRoot));
	else if (hasClass("wah_fstype_zoom")) {
		percent = nextZoom(percent, direction);
		style(body, hasClass("gecko") ? scaled(percent) : { zoom: `${percent}%` });
	} else {
		// All are read before any is written: texts in texts inherit.
		const sizes = allTexts().map((element) => [element, nextSize(sizeOf(element), direction)] as const);
		for (const [element, size] of sizes) resize(element, size);
	}
	return percent / 100;
};

/** The page grows from its upper corner, where scrolling reaches all of it. */
const scaled = (percent: number): Styles => {
	const shift = (percent - 100) / 2;
	const sideways = getComputedStyle(document.documentElement).direction === "rtl" ? -shift : shift;
	return { transform: `scale(${percent / 100})`, "transform-origin": "50% 50%", translate: `${sideways}% ${shift}%` };
};

/** As it was; where each text is sized on its own, in the size that was noted. */
export const resetTextSize = (): void => {
	if (isEach())
		for (const element of document.querySelectorAll<HTMLElement>(`[${noted}]`))
			resize(element, Number(element.getAttribute(noted)));
	else endTextSize();
};

/** Leaves nothing of this. */
export const endTextSize = (): void => {
	percent = 100;
	for (const [element, styles] of before) setStyles(element, styles);
	before.clear();
	for (const element of document.querySelectorAll(`[${noted}]`)) element.removeAttribute(noted);
};
