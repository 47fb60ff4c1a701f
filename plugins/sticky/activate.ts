// One sticky element on its page: measures when a size changes, compares when the page is scrolled, writes when a mark is crossed.
import type { Scope } from "../../src/core/scope";
import { freeze, type Marks, marksOf, never, positionOf, stateAt } from "./model";
import { dress, hold, type Styles } from "./styles";

export interface Options {
	isTop: boolean;
	/** Pixels. */
	offset: number;
	/** Pixels. */
	effects: number;
	/** It stays in its containing box. */
	isContained: boolean;
}

export interface Sticky {
	/** Reads the layout and does what follows. @param isPaper the page is being printed, or no longer */
	measure(isPaper?: boolean): void;
	stop(): void;
}

interface Member {
	host_: HTMLElement;
	update_(scrollTop: number): void;
	/** The place it is in begins or ends to move with the window. */
	unsettle_(): void;
}

const prefix = "elementor-sticky";
const activeClasses = [`${prefix}--active`, "elementor-section--handles-inside"];
const container = ".e-con,.e-con-inner";

/** All active ones, outer before inner. */
const members = new Set<Member>();
const scrollTop = () => Math.max(0, scrollY || document.body.scrollTop);
/** The only thing that runs while the page is scrolled: one number, read once for all. */
const onScroll = () => {
	const top = scrollTop();
	for (const member of members) member.update_(top);
};
/** The scroller may be `body`, whose `scroll` does not bubble. */
const listening = { capture: true, passive: true };

export const activate = (host: HTMLElement, { isTop, offset, effects, isContained }: Options, scope: Scope): Sticky => {
	const { classList } = host;
	const { documentElement: root, body } = document;
	const parent = host.parentElement!;
	const [edge, farEdge] = isTop ? (["top", "bottom"] as const) : (["bottom", "top"] as const);
	const box =
		isContained && !(host.matches(container) && !parent.matches(container))
			? parent.closest<HTMLElement>(`${container},.elementor-widget-wrap`)
			: null;

	let marks: Marks = never;
	let state = 0;
	/** What listeners have been told. */
	let wasStuck = false;
	let viewHeight = 0;
	let isPaper: boolean | undefined;
	let spacer: HTMLElement | undefined;
	/** Before it sticks, native stickiness holds it until the next frame can; alone, where its box allows for that. */
	let isArmed = false;
	let isNative = false;
	/** Of the element as it stands in the page. */
	let width = "";
	let height = "";
	/** Distances from the line's start: of the window, of the box. */
	let inWindow = 0;
	let inBox = 0;
	/** Width that the element's place is in. */
	let room: string | undefined;
	let undress = () => {};
	let release = () => {};

	const clothe = () => {
		undress();
		undress = dress(host, stylesOf());
	};
	const stylesOf = (): Styles => {
		if (!spacer) return isArmed ? { position: "sticky", [edge]: `${offset}px` } : {};
		const isHeld = state > 3;
		const start = isHeld ? inBox : inWindow;
		return {
			position: isHeld ? "absolute" : "fixed",
			width,
			"margin-top": "0px",
			"margin-bottom": "0px",
			[edge]: isHeld ? "" : `${offset}px`,
			[farEdge]: isHeld ? "0px" : "",
			...((isHeld || start) && { "inset-inline-start": `${start}px`, "margin-inline": "0px" }),
		};
	};

	const change = (next: number) => {
		const isStuck = next > 0;
		if (isStuck && !isNative) spacer ??= insertSpacer();
		if (!isStuck) removeSpacer();
		if (next > 3 !== state > 3) {
			release();
			release = next > 3 && spacer && box ? hold(box) : () => {};
		}
		state = next;
		clothe();
		for (const name of activeClasses) classList.toggle(name, isStuck);
		classList.toggle(`${prefix}--effects`, !!(next & 2));
		for (const member of members) if (member.host_ !== host && host.contains(member.host_)) member.unsettle_();
	};
	const tell = () => {
		if (wasStuck === state > 0) return;
		wasStuck = state > 0;
		scope.emit(host, wasStuck ? "sticky:stick" : "sticky:unstick");
	};
	const update = (top: number) => {
		const next = stateAt(positionOf(isTop, top, viewHeight), marks);
		if (next !== state) change(next);
	};

	const insertSpacer = () => {
		const node = document.createElement(host.localName);
		node.className = `${host.className} ${prefix}__spacer`;
		node.style.cssText = `${host.style.cssText};visibility:hidden;transition:none;animation:none;flex:none;width:${width};height:${height}`;
		node.inert = true;
		node.ariaHidden = "true";
		host.after(node);
		// Tells at once, before the frame is painted, where it came to stand.
		sizes.observe(node);
		return node;
	};
	const removeSpacer = () => {
		if (!spacer) return;
		sizes.unobserve(spacer);
		spacer.remove();
		spacer = undefined;
	};

	const read = () => {
		if (isArmed && !spacer) {
			undress();
			undress = () => {};
		}
		const place = spacer ?? host;
		const css = getComputedStyle(place);
		const [rect] = place.getClientRects();
		viewHeight = innerHeight;
		if (!rect || css.width === "auto" || isPaper) {
			marks = never;
			return;
		}
		if (!spacer) ({ width, height } = css);
		room = getComputedStyle(parent).width;
		const top = scrollTop();
		const isRtl = css.direction === "rtl";
		const windowRect = root.getBoundingClientRect();
		inWindow = Math.max(0, isRtl ? windowRect.right - rect.right : rect.left);
		let span: { top: number; bottom: number } | undefined;
		let boxPadding = 0;
		let display = "";
		if (box) {
			const boxCss = getComputedStyle(box);
			const boxRect = box.getBoundingClientRect();
			const border = (side: string) => Number.parseFloat(boxCss.getPropertyValue(`border-${side}-width`));
			inBox = isRtl ? boxRect.right - border("right") - rect.right : rect.left - boxRect.left - border("left");
			span = { top: top + boxRect.top + border("top"), bottom: top + boxRect.bottom - border("bottom") };
			boxPadding = Number.parseFloat(boxCss.getPropertyValue(`padding-${farEdge}`));
			display = boxCss.display;
		}
		marks = marksOf({
			isTop,
			offset,
			effects,
			natural: { top: top + rect.top, bottom: top + rect.bottom },
			height: host.getBoundingClientRect().height,
			box: span,
		});
		let isMoving = false;
		let isClipped = clips(body) && clips(root);
		for (let node: HTMLElement | null = parent; node && node !== body; node = node.parentElement) {
			isMoving ||= getComputedStyle(node).position === "fixed";
			isClipped ||= clips(node);
		}
		if (isMoving) marks = freeze(positionOf(isTop, top, viewHeight), marks);
		if (spacer) return;
		isNative =
			box === parent &&
			!isClipped &&
			!/grid/.test(display) &&
			!(boxPadding + Number.parseFloat(css.getPropertyValue(`margin-${farEdge}`))) &&
			marks[2] > marks[0] &&
			!host.querySelector("[data-settings*='\"sticky\":']");
		isArmed = isNative || (!isClipped && css.position === "relative" && css.zIndex !== "auto");
	};

	const measure = (paper = isPaper) => {
		isPaper = paper;
		const before = `${room}`;
		if (spacer && getComputedStyle(parent).width !== before) {
			// Its own size may be another one in this width.
			const calm = dress(host, { transition: "none" });
			change(0);
			read();
			update(scrollTop());
			read();
			calm();
		} else read();
		update(scrollTop());
		clothe();
		tell();
	};

	const member: Member = {
		host_: host,
		update_(top) {
			update(top);
			tell();
		},
		unsettle_() {
			marks = freeze(0, state ? [-1, state & 2 ? -1 : 1, state > 3 ? -1 : 1] : never);
			sizes.unobserve(host);
			sizes.observe(host);
		},
	};

	const sizes = new ResizeObserver(() => measure());
	classList.add(prefix);
	if (!members.size) document.addEventListener("scroll", onScroll, listening);
	members.add(member);
	measure();
	// Whatever grows above it, grows one of these.
	for (let node: HTMLElement | null = host; node; node = node.parentElement)
		for (const other of node.parentElement?.children ?? [root]) sizes.observe(other);

	return {
		measure,
		stop() {
			sizes.disconnect();
			members.delete(member);
			if (!members.size) document.removeEventListener("scroll", onScroll, listening);
			isArmed = false;
			change(0);
			classList.remove(prefix);
			tell();
		},
	};
};

/** Whether an element is a scroller of its own, which native stickiness would refer to. */
const clips = (node: Element) => /auto|scroll|hidden/.test(getComputedStyle(node).overflow);
