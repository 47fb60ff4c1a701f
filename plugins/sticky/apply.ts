// Makes the page look like a state: classes, inline styles, the spacer, the box that holds the element.
import { type Styles, setStyles } from "../../src/kit/inline-styles";
import type { Measurement, Options } from "./measure";
import { held, letGo, stuck, withEffects } from "./model";

export const name = "elementor-sticky";
const activeNames = [`${name}--active`, "elementor-section--handles-inside"];

export interface Look {
	/** Is in the element's place while script holds the element. */
	spacer?: HTMLElement;
	/** Unchanged values are not written again. */
	show(state: number, measurement: Measurement): void;
	/** Gives the new spacer the height that keeps the page as high as it was. */
	fitSpacer(measurement: Measurement): void;
	/** Puts back the inline styles from before, so that the element can be measured in its place. */
	restore(): void;
}

export const createLook = (host: HTMLElement, { isTop, offset, box }: Options): Look => {
	const { classList } = host;
	const [edge, farEdge] = isTop ? (["top", "bottom"] as const) : (["bottom", "top"] as const);
	/** The inline styles of the state as text, and the previous ones. */
	let applied = "{}";
	let saved: Styles = {};
	let releaseBox: (() => void) | undefined;
	let stopCounter: (() => void) | undefined;
	let countered = "";

	const stylesOf = (state: number, { isArmed, width, distance, start, startInBox }: Measurement): Styles => {
		if (!look.spacer) return isArmed ? { position: "sticky", [edge]: `${offset}px` } : {};
		const isHeld = state & held;
		const fromStart = isHeld ? startInBox : start;
		return {
			position: isHeld ? "absolute" : "fixed",
			width,
			"margin-top": "0px",
			"margin-bottom": "0px",
			...(isHeld ? { [edge]: "", [farEdge]: "0px" } : { [edge]: `${distance}px`, [farEdge]: "" }),
			...((isHeld || fromStart) && { "inset-inline-start": `${fromStart}px`, "margin-inline": "0px" }),
		};
	};

	const insertSpacer = ({ width, height }: Measurement) => {
		look.restore();
		const spacer = document.createElement(host.localName);
		spacer.className = `${host.className} ${name}__spacer`;
		spacer.style.cssText = `${host.style.cssText};visibility:hidden;transition:none;animation:none;flex:none;width:${width}!important;height:${height}!important`;
		spacer.inert = true;
		spacer.ariaHidden = "true";
		host.after(spacer);
		look.spacer = spacer;
	};

	/**
	 * In an ancestor with a transform, a filter or the like `fixed` refers to that ancestor, which moves with the page:
	 * moves the element against it.
	 */
	const counter = (measurement?: Measurement) => {
		const { carried, zoom = 1 } = measurement ?? {};
		const key = `${[carried, zoom]}`;
		if (key === countered) return;
		countered = key;
		stopCounter = stopCounter?.() as undefined;
		if (!carried) return;
		const [mark, end] = carried;
		const translateAt = (scrolled: number) => `0px ${(scrolled - mark) / zoom}px`;
		const animation = host.animate(
			{ translate: [translateAt(0), translateAt(end)] },
			{ fill: "both", timeline: new ScrollTimeline(), rangeStart: "0px", rangeEnd: `${end / zoom}px` },
		);
		stopCounter = () => animation.cancel();
	};

	const look: Look = {
		show(state, measurement) {
			const needsSpacer = state & stuck && (!measurement.isNative || state & letGo);
			if (!needsSpacer) {
				look.spacer?.remove();
				look.spacer = undefined;
			} else if (!look.spacer) insertSpacer(measurement);

			const isHeld = box && needsSpacer && state & held;
			if (!isHeld) releaseBox = releaseBox?.() as undefined;
			else releaseBox ??= holdBox(box);

			const styles = stylesOf(state, measurement);
			const next = JSON.stringify(styles);
			if (next !== applied) {
				look.restore();
				applied = next;
				saved = setStyles(host, styles);
			}
			counter(needsSpacer && !isHeld ? measurement : undefined);
			for (const active of activeNames) classList.toggle(active, !!(state & stuck));
			classList.toggle(`${name}--effects`, !!(state & withEffects));
		},
		restore() {
			setStyles(host, saved);
			saved = {};
			applied = "{}";
		},

		fitSpacer({ height, zoom, pageHeight, overhang }) {
			const { spacer } = look;
			if (!spacer || overhang !== undefined || getComputedStyle(spacer).display !== "block") return;
			const missing = (pageHeight - document.documentElement.scrollHeight) / zoom;
			// Without collapsing margins nothing is missing: a write would cause one more layout before the measurement.
			if (missing) spacer.style.setProperty("height", `calc(${height} + ${missing}px)`, "important");
		},
	};
	return look;
};

/** Boxes that hold elements: how many, and the styles they had. */
const boxes = new Map<HTMLElement, [count: number, before: Styles]>();

/** Makes a box the containing block of an element; several elements may share it. @returns releases it */
const holdBox = (box: HTMLElement): (() => void) => {
	const entry = boxes.get(box) ?? [0, setStyles(box, { position: "relative" })];
	boxes.set(box, entry);
	entry[0]++;
	return () => {
		if (--entry[0]) return;
		boxes.delete(box);
		setStyles(box, entry[1]);
	};
};
