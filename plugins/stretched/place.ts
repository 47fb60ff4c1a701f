// Moves all stretched elements of the page to their places: one layout to check them, two more if they have to move.
import { contains, matches, parentOf } from "../../src/base/dom";
import { isSelector } from "../../src/base/is-selector";
import type { Page } from "../../src/base/page";
import { siteSetting } from "../../src/base/site-setting";
import { shared } from "../../src/copied/shared";
import { setStyles, zoomOf } from "../../src/kit/inline-styles";
import { isInPlace, missing, type Side, type Span } from "./model";

export interface Stretched {
	host: HTMLElement;
	/** Which side it is moved from. */
	side: Side;
	/** The property that its offset is written to. */
	offset: Side | `margin-${Side}`;
}

const members = new Set<Stretched>();
let page: Page;
let ready: Promise<void> | undefined;

/** Keeps those in their place that are added, until they are removed. */
export const join = shared((scope) => {
	({ page } = scope);
	// Before the listeners that measure stuck elements, also at `resize`.
	scope.on(window, "resize", update, { capture: true });
	const updateSoon = () => update;
	// A scroll bar that appears, a box that grows: noticed in a layout that happens anyway, and handled in the next frame.
	const sizes = scope.connect(ResizeObserver, () => {
		if (findMisplaced().length) scope.frame(updateSoon);
	});
	const observe = () => {
		sizes.disconnect();
		// Hosts that are removed together are still members when the first of them is removed.
		for (const { host } of members)
			for (const node of [host, parentOf(host), document.body]) if (node) sizes.observe(node);
	};
	return {
		/** @returns settles when it is in its place, with all that were added in the same task */
		add(member: Stretched): Promise<void> {
			members.add(member);
			observe();
			ready ??= Promise.resolve().then(update);
			return ready;
		},
		remove(member: Stretched): void {
			members.delete(member);
			observe();
		},
	};
});

export const update = (): void => {
	ready = undefined;
	// Again for nested ones: the inner one moves with the outer one.
	for (let round = 0; round < 2; round++) {
		const misplaced = findMisplaced();
		if (!misplaced.length) return;
		const { width } = containerSpan();
		for (const member of misplaced) write(member, width, 0);
		const container = containerSpan();
		const places = misplaced.map(({ host, side }) => missing(inFlow(host).getBoundingClientRect(), container, side));
		for (const [index, member] of misplaced.entries())
			write(member, width, places[index]! - (places[outerOf(misplaced, member)] ?? 0));
	}
};

/** Index of the nearest stretched ancestor, with which it moves; an element with a limited width is never in place. */
const outerOf = (misplaced: readonly Stretched[], { host }: Stretched): number =>
	misplaced.findLastIndex(({ host: other }) => other !== host && inFlow(other) === other && contains.call(other, host));

const findMisplaced = (): Stretched[] => {
	const container = containerSpan();
	return [...members].filter(({ host, side, offset }) => {
		const [rect, { width }] = [inFlow(host), host].map((node) => node.getBoundingClientRect()) as [DOMRect, DOMRect];
		const wasPlaced = host.style[offset as "left"];
		return !wasPlaced || (width && !isInPlace(rect, width, container, side) && !isMoving(host));
	});
};

const write = ({ host, offset }: Stretched, width: number, moved: number) => {
	const zoom = zoomOf(host);
	const own = `${width / zoom}px`;
	const move = { [offset]: `${moved / zoom}px` };
	const place = inFlow(host);
	if (place !== host) setStyles(place, { width: `${own}!important`, ...move });
	// A stuck element is not in its place, unless the plugin `sticky` has said where that is.
	setStyles(host, { width: own, ...((place === host || !host.style.insetInlineStart) && move) });
};

/** The window, or the box that the site names. Without borders and scroll bars. */
const containerSpan = (): Span => {
	const selector = siteSetting(page.builder, "stretched_section_container");
	const root = document.documentElement;
	const named = typeof selector === "string" && isSelector(selector) ? document.querySelector(selector) : null;
	const node = named?.clientWidth ? named : root;
	const zoom = zoomOf(node);
	const left = node.getBoundingClientRect().left + node.clientLeft * zoom;
	const width = node.clientWidth * zoom;
	return { left, right: left + width, width };
};

/** The element's spacer while it is stuck. */
const inFlow = (host: HTMLElement): HTMLElement => {
	const next = host.nextElementSibling as HTMLElement | null;
	return next && matches.call(next, ".elementor-sticky__spacer") ? next : host;
};

/** Whether an animation moves it; scroll-driven animations do not count. */
const isMoving = (host: Element) =>
	document
		.getAnimations()
		.some(
			({ effect, playState, timeline }) =>
				playState === "running" && timeline === document.timeline && isAround((effect as KeyframeEffect).target, host),
		);

const isAround = (node: Node | null, host: Node) => !!node && contains.call(node, host);
