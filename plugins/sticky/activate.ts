// One sticky element on its page: reads when a size changes, compares when the page is scrolled, writes when a mark is crossed.
import type { Scope } from "../../src/kit/scope";
import { freeze, marksOf, never, stateAt } from "./model";
import { dress, hold, type Styles } from "./styles";

export interface Options {
	isTop: boolean;
	/** Pixels. */
	offset: number;
	/** Pixels. */
	effects: number;
	/** What it must not leave. */
	box?: HTMLElement | null;
}

export interface Sticky {
	/** Reads the layout and does what follows. @param isPaper the page is being printed, or no longer; as before unless given */
	measure(isPaper?: boolean): void;
	stop(): void;
}

const name = "elementor-sticky";
const activeNames = [`${name}--active`, "elementor-section--handles-inside"];

/** The active ones, outer before inner: each is told where the page is, or that its place moves in another way from now on. */
const members = new Map<HTMLElement, (scrolled?: number) => void>();
const scrollTop = () => Math.max(0, scrollY || document.body.scrollTop);
/** All that runs while the page is scrolled: one number, read once for all. */
const onScroll = () => {
	const scrolled = scrollTop();
	for (const tell of members.values()) tell(scrolled);
};
/** The scroller may be `body`, whose `scroll` does not bubble. */
const listening = { capture: true, passive: true };

export const activate = (host: HTMLElement, scope: Scope, { isTop, offset, effects, box }: Options): Sticky => {
	const { classList } = host;
	const parent = host.parentElement!;
	const { body, documentElement: root } = document;
	const [edge, farEdge] = isTop ? (["top", "bottom"] as const) : (["bottom", "top"] as const);
	const distance = { [edge]: `${offset}px` };

	let isOnPaper = false;
	let position = 0;
	let marks = never;
	let state = 0;
	/** What listeners have been told. */
	let wasStuck = false;
	let spacer: HTMLElement | undefined;
	/** Native stickiness holds it until script does. */
	let isArmed = false;
	/** Native stickiness holds it all the way: the browser would let go where its box ends. */
	let isNative = false;
	/** Of the element as it stands in the page: its size, where it sticks but for the offset, and the height of all. */
	let width = "";
	let height = "";
	let place = 0;
	let pageHeight = 0;
	/** Pixels between the sides of the spacer and of the element: margins of its content that reach out of it. */
	let lead: number | undefined;
	/** Width of what it stands in. */
	let room = "";
	/** Distances from the start of the line: in the window, in the box. */
	let inWindow = 0;
	let inBox = 0;
	let worn = "{}";
	let bare: Styles = {};
	let letGo = () => {};

	/** Puts on the inline styles of the state; what is on already is not written again. */
	const clothe = () => {
		const isHeld = state > 3;
		const start = isHeld ? inBox : inWindow;
		const styles: Styles = spacer
			? {
					position: isHeld ? "absolute" : "fixed",
					width,
					"margin-top": "0px",
					"margin-bottom": "0px",
					...(isHeld ? { [edge]: "", [farEdge]: "0px" } : { ...distance, [farEdge]: "" }),
					...((isHeld || start) && { "inset-inline-start": `${start}px`, "margin-inline": "0px" }),
				}
			: isArmed
				? { position: "sticky", ...distance }
				: {};
		const next = JSON.stringify(styles);
		if (next === worn) return;
		undress();
		worn = next;
		bare = dress(host, styles);
	};
	const undress = () => {
		dress(host, bare);
		bare = {};
		worn = "{}";
	};

	const change = (next: number) => {
		if (next === state) return;
		state = next;
		letGo();
		letGo = () => {};
		if (!state) removeSpacer();
		else if (!isNative) {
			if (!spacer) insertSpacer();
			if (box && state > 3) letGo = hold(box);
		}
		clothe();
		for (const active of activeNames) classList.toggle(active, !!state);
		classList.toggle(`${name}--effects`, !!(state & 2));
		for (const [other, tell] of members) if (other !== host && host.contains(other)) tell();
	};
	const update = () => change(stateAt(position, marks));
	const announce = () => {
		if (wasStuck === !!state) return;
		wasStuck = !!state;
		scope.emit(host, wasStuck ? "sticky:stick" : "sticky:unstick");
	};

	const insertSpacer = () => {
		undress();
		spacer = document.createElement(host.localName);
		spacer.className = `${host.className} ${name}__spacer`;
		spacer.style.cssText = `${host.style.cssText};visibility:hidden;transition:none;animation:none;flex:none;width:${width}!important;height:${height}!important`;
		spacer.inert = true;
		spacer.ariaHidden = "true";
		host.after(spacer);
		lead = undefined;
		// Tells where it came to stand, before the frame is painted.
		sizes.observe(spacer);
	};
	const removeSpacer = () => {
		if (spacer) sizes.unobserve(spacer);
		spacer?.remove();
		spacer = undefined;
	};

	const read = () => {
		const scrolled = scrollTop();
		position = isTop ? scrolled : -scrolled;
		marks = never;
		// Where native stickiness has moved it to is not its place.
		if (!spacer) undress();
		const node = spacer ?? host;
		const css = getComputedStyle(node);
		if (spacer && lead === undefined && css.display === "block")
			spacer.style.setProperty("height", `calc(${height} + ${pageHeight - root.scrollHeight}px)`, "important");
		const [rect] = node.getClientRects();
		if (!rect || css.width === "auto" || isOnPaper) return;

		const fromEdge = (y: number) => (isTop ? y : innerHeight - y);
		const fromStart = (outer: DOMRect) => (css.direction === "rtl" ? outer.right - rect.right : rect.left - outer.left);
		const near = position + fromEdge(rect[edge]);
		if (!spacer) {
			({ width, height } = css);
			place = near;
			pageHeight = root.scrollHeight;
			lead = 0;
		}
		lead ??= css.display === "block" ? place - near : 0;
		room = getComputedStyle(parent).width;
		inWindow = Math.max(0, fromStart(root.getBoundingClientRect()));

		let end = Infinity;
		/** Pixels before the end of its box at which the browser would let go. */
		let early = pixels(css, `margin-${farEdge}`);
		if (box) {
			const boxCss = getComputedStyle(box);
			const boxRect = box.getBoundingClientRect();
			inBox = fromStart(boxRect) - pixels(boxCss, "border-inline-start-width");
			end = position + fromEdge(boxRect[farEdge]) - pixels(boxCss, `border-${farEdge}-width`);
			early += pixels(boxCss, `padding-${farEdge}`) + +/grid/.test(boxCss.display);
		}
		marks = marksOf({ near: near + lead, offset, effects, end, height: host.getBoundingClientRect().height });

		let isMoving = false;
		let isClipped = clips(body) && clips(root);
		for (let outer = parent; outer !== body && outer.parentElement; outer = outer.parentElement) {
			isMoving ||= getComputedStyle(outer).position === "fixed";
			isClipped ||= clips(outer);
		}
		if (isMoving) marks = freeze(position, marks);
		if (spacer) return;
		const wasNative = isNative;
		isNative =
			box === parent &&
			!isClipped &&
			!early &&
			marks[2] > marks[0] &&
			!host.querySelector("[data-settings*='\"sticky\":']");
		isArmed = isNative || (!isClipped && css.position === "relative" && css.zIndex !== "auto");
		// To be settled anew.
		if (isNative !== wasNative && state) state = -1;
	};

	const measure = (paper = isOnPaper) => {
		isOnPaper = paper;
		if (spacer && getComputedStyle(parent).width !== room) {
			// In another width it may have another height: it is put back into its place, unseen and unheard.
			const before = dress(host, { transition: "none" });
			change(0);
			read();
			update();
			read();
			dress(host, before);
		} else read();
		update();
		clothe();
		announce();
	};

	// Whatever moves it changes the size of one of these.
	const sizes = new ResizeObserver(() => measure());
	for (let node: Element | null = host; node; node = node.parentElement)
		for (const other of node.parentElement?.children ?? [node]) sizes.observe(other);
	if (!members.size) document.addEventListener("scroll", onScroll, listening);
	members.set(host, (scrolled) => {
		if (scrolled === undefined) {
			marks = freeze(position, marks);
			// Reads anew before the frame is painted.
			sizes.unobserve(host);
			sizes.observe(host);
		} else {
			position = isTop ? scrolled : -scrolled;
			update();
			announce();
		}
	});
	classList.add(name);
	measure();

	return {
		measure,
		stop() {
			sizes.disconnect();
			members.delete(host);
			if (!members.size) document.removeEventListener("scroll", onScroll, listening);
			change(0);
			undress();
			classList.remove(name);
			announce();
		},
	};
};

const pixels = (css: CSSStyleDeclaration, property: string) => Number.parseFloat(css.getPropertyValue(property));

/** Whether an element is a scroller of its own, which native stickiness would refer to. */
const clips = (node: Element) => /auto|scroll|hidden/.test(getComputedStyle(node).overflow);
