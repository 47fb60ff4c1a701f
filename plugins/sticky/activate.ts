// One sticky element on its page: measures when a size changes, compares when the page is scrolled, writes when a mark is crossed.
import { parentOf } from "../../src/base/dom";
import { setStyles } from "../../src/kit/inline-styles";
import type { Scope } from "../../src/kit/scope";
import { createLook, name } from "./apply";
import { type Measurement, measure, type Options, reaches } from "./measure";
import { freeze, type Marks, marksOf, never, quietAround, type Span, stateAt } from "./model";
import { watchSizes } from "./sizes";

export interface Sticky {
	/** Reads the layout and applies the result. @param isPaper whether the page is being printed; unchanged by default */
	measure(isPaper?: boolean): void;
	/** Its content has another height: measures it in its place before the next paint, though it is stuck. */
	refit(): void;
	stop(): void;
}

interface Member {
	scrollTo(scrolled: number): void;
	/** Scroll positions between which nothing happens to it. */
	quiet(): Span;
	/** From now on its place moves in another way. */
	freeze(): void;
}

/** The active ones, outer before inner. */
const members = new Map<HTMLElement, Member>();
const scrollTop = () => Math.max(0, scrollY || document.body.scrollTop);
const nowhere: Span = [Infinity, Infinity];
const asScrolled = ([from, to]: Span, isTop: boolean): Span => (isTop ? [from, to] : [-to, -from]);
/** Scroll positions between which nothing happens to any of them, as the last scroll event found out. */
let quiet = nowhere;
/** All that runs while the page is scrolled: one number, read once and compared once for all. */
const onScroll = () => {
	const scrolled = scrollTop();
	if (quiet[0] < scrolled && scrolled < quiet[1]) return;
	for (const { scrollTo } of members.values()) scrollTo(scrolled);
	const spans = [...members.values()].map(({ quiet }) => quiet());
	quiet = [Math.max(...spans.map(([from]) => from)), Math.min(...spans.map(([, to]) => to))];
};
/** The scroller may be `body`, whose `scroll` does not bubble. */
const listening = { capture: true, passive: true };

export const activate = (host: HTMLElement, scope: Scope, options: Options): Sticky => {
	const look = createLook(host, options);
	let isOnPaper = false;
	let position = 0;
	let marks = never;
	let state = 0;
	/** The state last reported to listeners. */
	let wasStuck = false;
	let measurement: Measurement;
	/** It has to be measured without the styles of the state. */
	let isInPlace = true;
	/** Its spacer has the height of another width or of other content. */
	let isOutdated = false;

	const show = () => {
		const before = look.spacer;
		look.show(state, measurement);
		const { spacer } = look;
		if (spacer === before) return;
		measurement.overhang = undefined;
		if (before) sizes.remove(before);
		if (spacer) sizes.add(spacer);
	};
	const setMarks = (next: Marks) => {
		marks = next;
		quiet = nowhere;
	};
	const change = (next: number) => {
		if (next === state) return;
		state = next;
		show();
		for (const [other, { freeze }] of members) if (other !== host && host.contains(other)) freeze();
	};
	const setPosition = (scrolled: number) => {
		position = options.isTop ? scrolled : -scrolled;
	};
	const update = () => change(stateAt(position, marks));
	const announce = () => {
		if (wasStuck === !!state) return;
		wasStuck = !!state;
		scope.emit(host, wasStuck ? "sticky:stick" : "sticky:unstick");
	};

	const read = () => {
		measurement = measure(host, look.spacer, position, options, measurement, !isInPlace);
		const { layout, isMoving } = measurement;
		const next = !layout || isOnPaper ? never : marksOf(layout);
		setMarks(isMoving ? freeze(position, next) : next);
	};
	const put = () => {
		if (look.spacer) look.fitSpacer(measurement);
		else if (isInPlace) look.restore();
	};
	const readInPlace = () => {
		setPosition(scrollTop());
		isInPlace = true;
		put();
		read();
	};
	/** Puts it back into its place for a moment, unseen and unheard. */
	const readReleased = () => withoutTransitions(host, () => change(0), readInPlace, update, readInPlace);
	// The other sticky elements of the page are served by the same loops.
	const steps = [
		() => {
			setPosition(scrollTop());
			isOutdated = !!look.spacer && (isOutdated || getComputedStyle(parentOf(host)!).width !== measurement.parentWidth);
			// Where native stickiness has moved it to is not its place.
			isInPlace = !measurement || !!state || reaches(host, options);
		},
		put,
		read,
		() => {
			if (isOutdated) readReleased();
			isOutdated = false;
			update();
			show();
			announce();
		},
	].map((step) => () => scope.run(step));

	const sizes = watchSizes(host, steps);
	if (!members.size) document.addEventListener("scroll", onScroll, listening);
	members.set(host, {
		scrollTo: (scrolled) =>
			scope.run(() => {
				setPosition(scrolled);
				update();
				announce();
			}),
		quiet: () => asScrolled(quietAround(position, marks), options.isTop),
		freeze() {
			setMarks(freeze(position, marks));
			sizes.ask();
		},
	});
	// It is measured when its size is first reported: before a paint, after a layout with the current writes of other plugins.
	host.classList.add(name);

	return {
		measure(isPaper = isOnPaper) {
			isOnPaper = isPaper;
			for (const step of steps) step();
		},
		refit() {
			isOutdated = true;
			sizes.ask();
		},
		stop() {
			sizes.stop();
			members.delete(host);
			if (!members.size) document.removeEventListener("scroll", onScroll, listening);
			change(0);
			look.restore();
			host.classList.remove(name);
			announce();
		},
	};
};

/** Takes steps after each of which the element and its content have their final sizes, whatever their effects animate. */
const withoutTransitions = (host: HTMLElement, ...steps: (() => void)[]) => {
	const before = setStyles(host, { transition: "none" });
	for (const step of steps) {
		step();
		for (const animation of host.getAnimations({ subtree: true }))
			if (animation instanceof CSSTransition) animation.finish();
	}
	setStyles(host, before);
};
