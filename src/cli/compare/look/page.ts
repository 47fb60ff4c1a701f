// The script in the page: inspects it, waits until it rests, and finds the targets of a step. The functions are sent as text, so they refer only to each other.
import type { Box, Focusable, Item, Look } from "../state";
import { findAll, findHost, listHosts } from "./find";
import {
	hasEntrances,
	ignoreMotion,
	ignorePlaying,
	isAwaited,
	isRestless,
	motions,
	rest,
	unfinishedCounters,
} from "./rest";
import { leftMs } from "./times";
import { playing, slideshows, watch } from "./watch";

const builderElements = ".elementor-element[data-id],.elementor[data-elementor-id],[data-id][data-e-type]";
const leafElements =
	"h1,h2,h3,h4,h5,h6,p,li,img,video,iframe,button,a,input,select,textarea,label,dt,dd,td,figcaption,blockquote,[role=button]:not(svg),[role=tab]";
const focusableElements =
	"a[href],button,input:not([type=hidden]),select,textarea,summary,[tabindex],video[controls],[contenteditable=true]";

function isCopy(element: Element): boolean {
	return !!element.closest(
		".swiper-slide-duplicate,.slick-cloned,.owl-item.cloned,.elementor-sticky__spacer,[data-gossamer-dev]",
	);
}

function boxOf(element: Element): Box {
	const { x, y, width, height } = element.getBoundingClientRect();
	return [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
}

/** The box within the bounds of all parents that clip; undefined if nothing is left. */
function seenBox(element: Element): Box | undefined {
	const { x, y, right, bottom } = element.getBoundingClientRect();
	let [left, top, end, low] = [x, y, right, bottom];
	let position = getComputedStyle(element).position;
	for (let at = element.parentElement; at && position !== "fixed"; at = at.parentElement) {
		const style = getComputedStyle(at);
		if (position === "absolute" && style.position === "static") continue;
		position = style.position;
		if (at === document.body || at === document.documentElement) break;
		if (style.overflowX === "visible" && style.overflowY === "visible") continue;
		const bounds = at.getBoundingClientRect();
		if (style.overflowX !== "visible") [left, end] = [Math.max(left, bounds.x), Math.min(end, bounds.right)];
		if (style.overflowY !== "visible") [top, low] = [Math.max(top, bounds.y), Math.min(low, bounds.bottom)];
	}
	return end - left > 1 && low - top > 1
		? [Math.round(left), Math.round(top), Math.round(end - left), Math.round(low - top)]
		: undefined;
}

function isShown(element: Element): boolean {
	return element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
}

function isInWindow([x, y, width, height]: Box): boolean {
	return x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
}

function ownersOf(element: Element, keys: Map<Element, string>): string[] {
	const owners: string[] = [];
	for (let at: Element | null = element; at; at = at.parentElement) {
		const key = keys.get(at);
		if (key) owners.push(key);
	}
	return owners;
}

function numberer(): (key: string) => string {
	const counts = new Map<string, number>();
	return (key) => {
		const count = counts.get(key) ?? 0;
		counts.set(key, count + 1);
		return count ? `${key} #${count + 1}` : key;
	};
}

/** Keys of the builder's elements, in their order. */
function builderKeys(): Map<Element, string> {
	const number = numberer();
	const keys = new Map<Element, string>();
	for (const element of document.querySelectorAll<HTMLElement>(builderElements)) {
		if (isCopy(element)) continue;
		const { id, elementorId } = element.dataset;
		const key = number(id ?? `document ${elementorId}`);
		keys.set(element, key);
	}
	return keys;
}

function builderName(element: HTMLElement): string {
	const { id, widget_type: widget, elementType, element_type: type, elementorType } = element.dataset;
	if (elementorType) return `${elementorType} ${element.dataset.elementorId}`;
	return `${widget?.replace(/\.default$/, "") ?? type ?? elementType ?? element.dataset.eType ?? "element"} ${id}`;
}

/** The text that visitors see: not what is hidden, nor what a plugin clips away for screen readers alone. */
function textOf(element: Element): string {
	// biome-ignore lint/performance/useDomNodeTextContent: hidden text is not read by visitors.
	let text = (element as HTMLElement).innerText ?? "";
	for (const spoken of element.querySelectorAll<HTMLElement>("[style*='clip-path: inset(50%)']"))
		text = text.replace(spoken.textContent, "");
	return text.replace(/\s+/g, " ").trim();
}

function pathOf(address: string): string {
	try {
		const { pathname, protocol } = new URL(address, location.href);
		return protocol === "data:" || protocol === "blob:" ? protocol : pathname;
	} catch {
		return address;
	}
}

function labelOf(element: Element): string {
	// The size that a browser chooses of a picture is its own affair.
	if (element instanceof HTMLImageElement) return `${pathOf(element.src || element.currentSrc)} ${element.alt}`;
	if (element instanceof HTMLIFrameElement) return pathOf(element.src);
	if (element instanceof HTMLVideoElement) return pathOf(element.currentSrc);
	if (element instanceof HTMLInputElement) return `${element.type} ${element.name}`;
	if (/^(select|textarea)$/i.test(element.tagName)) return (element as HTMLInputElement).name;
	return textOf(element).slice(0, 80);
}

function pictureState(image: HTMLImageElement): Item["picture"] {
	if (!image.getAttribute("src") && !image.srcset) return "waiting";
	if (!image.complete) return "waiting";
	return image.naturalWidth ? "loaded" : "broken";
}

/** @param intended selector of elements that are left out; none if empty */
function isIntended(element: Element, intended: string): boolean {
	return !!intended && !!element.closest(intended);
}

function accessibleName(element: Element): string {
	const labelled = element
		.getAttribute("aria-labelledby")
		?.split(/\s+/)
		.map((id) => document.getElementById(id)?.textContent);
	const { labels } = element as HTMLInputElement;
	const inner = () =>
		[...element.querySelectorAll("img[alt],[aria-label]")]
			.map((node) => node.getAttribute("alt") ?? node.ariaLabel)
			.join(" ");
	const name =
		labelled?.join(" ").trim() ||
		element.ariaLabel ||
		[...(labels ?? [])].map((label) => label.textContent).join(" ") ||
		(element as HTMLInputElement).placeholder ||
		textOf(element) ||
		inner() ||
		(element as HTMLElement).title ||
		(element as HTMLInputElement).value ||
		"";
	return `${name}`.replace(/\s+/g, " ").trim().slice(0, 80);
}

/** Whether arrow keys lead to it from a neighbour that Tab reaches. */
function isRoving(element: HTMLElement): boolean {
	const { role, parentElement } = element;
	if (!role || element.getAttribute("tabindex") !== "-1") return false;
	return [...parentElement!.children].some((other) => other.role === role && (other as HTMLElement).tabIndex >= 0);
}

/** Its accessible name; where that may differ, one that says nothing. */
function comparedName(element: Element, renamed: string): string {
	return isIntended(element, renamed) ? "*" : accessibleName(element);
}

function focusablesOf(
	keys: Map<Element, string>,
	intended: string,
	renamed: string,
): Pick<Look, "focusables" | "inert"> {
	const number = numberer();
	const found: Focusable[] = [];
	const inert: string[] = [];
	for (const element of document.querySelectorAll<HTMLElement>(focusableElements)) {
		if (element.tabIndex < 0 && !isRoving(element)) continue;
		if ((element as HTMLButtonElement).disabled || isCopy(element) || isIntended(element, intended)) continue;
		// A dialog takes the focus for its own sake, not to be pressed.
		if (/^(alert)?dialog$/.test(element.role ?? "") || element.matches(".dialog-widget")) continue;
		const box = isShown(element) ? seenBox(element) : undefined;
		// Elements placed off screen for the keyboard are not visible.
		if (!box || box[0] + box[2] <= 0 || box[1] + box[3] + scrollY <= 0) continue;
		const owners = ownersOf(element, keys);
		const name = comparedName(element, renamed);
		// A second tab stop for the same thing is not a loss.
		const outer = element.parentElement?.closest<HTMLElement>(focusableElements);
		if (outer && outer.tabIndex >= 0 && accessibleName(outer) === name) continue;
		const key = number(`${owners[0] ?? ""} "${name}"`);
		if (element.closest("[inert]")) {
			inert.push(key);
			continue;
		}
		// Assistive technology does not report whether a button, a link or a box is selected.
		const isChosen = /^(tab|option|row|gridcell|treeitem|columnheader|rowheader)$/.test(element.role ?? "");
		const states = ["expanded", ...(isChosen ? ["selected"] : []), "checked", "pressed", "current"];
		const { checked, type } = element as HTMLInputElement;
		found.push({
			key,
			name: `<${element.tagName.toLowerCase()}>`,
			owners,
			box,
			state: [
				...states.flatMap((state) => {
					const value = element.getAttribute(`aria-${state}`);
					return value ? [value === "false" ? `not ${state}` : state] : [];
				}),
				...(type === "checkbox" || type === "radio" ? [checked ? "checked" : "not checked"] : []),
			].join(", "),
		});
	}
	return { focusables: found, inert };
}

function focusOf(keys: Map<Element, string>, renamed: string): string {
	const element = document.activeElement;
	if (!element || element === document.body || element === document.documentElement) return "";
	return `${ownersOf(element, keys)[0] ?? ""} "${comparedName(element, renamed)}"`;
}

function focusBoxOf(): Box | undefined {
	const { activeElement: element, body } = document;
	if (!element || element === body) return;
	return outerBox(element);
}

/** Whether its box differs from its layout position. */
function isAfloat(element: Element): boolean {
	for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
		const { transform, translate, rotate, scale, opacity } = getComputedStyle(at);
		if ([transform, translate, rotate, scale].some((value) => value !== "none") || opacity !== "1") return true;
	}
	return false;
}

function builderItem(element: HTMLElement, key: string, keys: Map<Element, string>): Item {
	const seen = isShown(element) ? seenBox(element) : undefined;
	const isVisible = !!seen;
	const isWidget = element.matches(".elementor-widget") && !element.querySelector("[data-id],.swiper");
	const { backgroundImage } = getComputedStyle(element);
	return {
		key,
		name: builderName(element),
		owners: ownersOf(element, keys),
		box: isVisible ? boxOf(element) : [0, 0, 0, 0],
		isVisible,
		isAfloat: isAfloat(element) || undefined,
		// Floats and line breaks add white space that is not visible.
		text: isVisible && isWidget ? textOf(element).replace(/\s/g, "").slice(0, 400) : undefined,
		background: /url\(/.test(backgroundImage) ? backgroundImage.replace(/[?#][^")]*/g, "") : undefined,
	};
}

/** A video that has not loaded is not visible, whatever its box. */
function isEmptyFilm(element: Element): boolean {
	return element instanceof HTMLVideoElement && !element.readyState && !element.poster && !element.controls;
}

function leafItems(keys: Map<Element, string>, intended: string): Item[] {
	const number = numberer();
	const items: Item[] = [];
	for (const element of document.querySelectorAll<HTMLElement>(leafElements)) {
		const seen = seenBox(element);
		if (!seen || !isInWindow(seen) || isCopy(element) || !isShown(element) || isEmptyFilm(element)) continue;
		if (isIntended(element, intended)) continue;
		const owners = ownersOf(element, keys);
		const tag = element.tagName.toLowerCase();
		const owner = owners[0] ? element.closest<HTMLElement>(builderElements) : null;
		items.push({
			key: number(`${owners[0] ?? ""} <${tag}> ${labelOf(element)}`),
			name: owner ? `<${tag}> in ${builderName(owner)}` : `<${tag}>`,
			owners,
			box: seen,
			isVisible: true,
			isLeaf: true,
			picture: element instanceof HTMLImageElement ? pictureState(element) : undefined,
		});
	}
	return items;
}

/** With the ring or the shadow around it. */
function outerBox(element: Element): Box {
	const [x, y, width, height] = boxOf(element);
	return [x - 12, y - 12, width + 24, height + 24];
}

function foreignBoxes(intended: string): Box[] {
	const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);
	const frames = shown("iframe,embed,object,video,ins.adsbygoogle,canvas").map(boxOf);
	return [...frames, ...(intended ? shown(intended).map(outerBox) : [])].filter(isInWindow);
}

function look(intended = "", renamed = ""): Look {
	const keys = builderKeys();
	return {
		items: [
			...[...keys].map(([element, key]) => builderItem(element as HTMLElement, key, keys)),
			...leafItems(keys, intended),
		],
		...focusablesOf(keys, intended, renamed),
		focus: focusOf(keys, renamed),
		focusBox: focusBoxOf(),
		scrollY: Math.round(scrollY),
		height: document.documentElement.scrollHeight,
		foreign: foreignBoxes(intended),
	};
}

const functions = {
	isCopy,
	boxOf,
	outerBox,
	seenBox,
	isShown,
	isInWindow,
	ownersOf,
	numberer,
	builderKeys,
	builderName,
	textOf,
	pathOf,
	labelOf,
	pictureState,
	accessibleName,
	isRoving,
	isIntended,
	comparedName,
	focusablesOf,
	focusOf,
	focusBoxOf,
	isAfloat,
	builderItem,
	isEmptyFilm,
	leafItems,
	foreignBoxes,
	look,
	isAwaited,
	motions,
	ignoreMotion,
	ignorePlaying,
	isRestless,
	hasEntrances,
	unfinishedCounters,
	rest,
	watch,
	playing,
	slideshows,
	leftMs,
	findAll,
	findHost,
	listHosts,
};

export interface InPage {
	look: typeof look;
	rest: typeof rest;
	ignoreMotion: typeof ignoreMotion;
	ignorePlaying: typeof ignorePlaying;
	watch: typeof watch;
	leftMs: typeof leftMs;
	findAll: typeof findAll;
	findHost: typeof findHost;
	listHosts: typeof listHosts;
}

export const inPageName = "__comparing";

const constants = { builderElements, leafElements, focusableElements };

export const inPageScript = `(() => {
${Object.entries(constants)
	.map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
	.join("\n")}
const restless = new WeakSet();
const unbegun = new WeakSet();
${Object.values(functions).map(String).join("\n")}
Object.defineProperty(window, "${inPageName}", { value: { look, rest, ignoreMotion, ignorePlaying, watch, leftMs, findAll, findHost, listHosts } });
})();`;

declare global {
	interface Window {
		readonly __comparing: InPage;
	}
}
