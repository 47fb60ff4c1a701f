// Puts a list that flies out below or next to its item, in the window.
import { closestTo, parentOf } from "../../src/base/dom";
import { setStyles, zoomOf } from "../../src/kit/inline-styles";
import { roomBelow } from "../../src/parts/menu/room-below";
import { aboveItem, besideItem, shiftInto } from "./model";

/** CSS pixels. */
const maxWidth = 1000;

/** The styles that {@link placeList} writes, depending on the parent list. */
const inFlow = { position: "static", margin: "0", "min-width": "0", "max-width": "none", "z-index": "" };

/**
 * @param level 1 for the lists of the bar's items
 * @param isBeside whether the list opens next to its item
 */
export const placeList = (list: HTMLElement, level: number, isBeside: boolean): void => {
	const { clientWidth, clientHeight } = document.documentElement;
	const item = list.parentElement!;
	const isRtl = getComputedStyle(item).direction === "rtl";
	const side = isRtl ? "right" : "left";
	setStyles(list, {
		position: "",
		margin: "",
		"max-height": "",
		"overflow-y": "",
		"z-index": `${level + 2}`,
		"min-width": "10em",
		"max-width": `${Math.min(maxWidth, clientWidth)}px`,
		top: "auto",
		[side]: "0",
	});
	const zoom = zoomOf(list);
	const { left, right, top, width, height } = list.getBoundingClientRect();
	const link = item.firstElementChild!.getBoundingClientRect();
	const x = { start: isRtl ? clientWidth - right : left, size: width, item: link.width, window: clientWidth };
	const y = { start: top, size: height, item: link.height, window: clientHeight };
	const along = isBeside ? besideItem(x) : shiftInto(x);
	list.classList.toggle("sm-nowrap", width < maxWidth);
	const outer = outermost(list);
	// A list next to a scrolling list would be clipped.
	if (along === undefined || (outer !== list && outer.style.overflowY)) setStyles(list, inFlow);
	else {
		const up = isBeside ? Math.max(shiftInto({ ...y, start: top - link.height }), -top) - link.height : aboveItem(y);
		setStyles(list, { [`margin-${side}`]: `${along / zoom}px`, "margin-top": `${up / zoom}px` });
	}
	// The page cannot scroll to the part of a sticky element below the window, so the list scrolls.
	const room = roomBelow(outer);
	if (room && room < outer.getBoundingClientRect().height)
		setStyles(outer, { "max-height": `${room / zoom}px`, "overflow-y": "auto" });
};

/** The list of the menu's own item that a list is in, or is. */
const outermost = (list: HTMLElement): HTMLElement => {
	const above = closestTo(parentOf(list), "li>ul");
	return above ? outermost(above) : list;
};
