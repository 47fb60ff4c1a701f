// Moves on the compositor: keyframes of an animation whose clock is the page's scrolling, so that no script runs in the meantime.
import { type Styles, setStyles } from "../../src/kit/inline-styles";
import type { Scope } from "../../src/kit/scope";
import { type Group, type ScrollRange, styleAt, type Track, toKeyframes } from "./model";
import type { CreateDriver } from "./registry";

let timeline: ScrollTimeline | undefined;

/**
 * Up to this number scroll-driven animations cost less than an observer that pauses distant ones: with 100 a scroll
 * frame takes 0.5 ms, with the observer 1.0; with 200 0.7 and 1.2, and the frame rate is the same. With 300 it is
 * lower, with 1,500 a third (the processor four times slower, no graphics processor; `npm run bench -- motion`).
 */
const few = 200;

/**
 * An animation costs a layer. If there are many, only nearby groups have one, and distant groups have the value of
 * that end of their range in their style.
 */
export const createByTimeline =
	(group: Group, transform: string, scope: Scope): CreateDriver =>
	(target, parent) => {
		/** Regardless of the parent's position: groups that follow the page, and ancestors of other groups, which a style would displace. */
		let isAlwaysNear = group.range !== "viewport";
		let isNear = false;
		let animation: Animation | undefined;
		/** While there are many groups. */
		let unobserve: (() => void) | undefined;
		let tracks: Track[];
		let range: ScrollRange;
		let zoom: number;
		let started = "";
		/** The target's inline styles before ours. */
		let before: Styles = {};

		const clear = () => {
			animation?.cancel();
			animation = undefined;
			setStyles(target, before);
			before = {};
		};
		const put = (percent: number) => {
			clear();
			before = setStyles(target, styleAt(tracks, transform, percent));
		};
		const run = () => {
			timeline ??= new ScrollTimeline();
			animation = target.animate(toKeyframes(tracks, transform), {
				fill: "both",
				timeline,
				rangeStart: `${range.start / zoom}px`,
				rangeEnd: `${range.end / zoom}px`,
			});
		};
		const look = (isVisible: boolean) => {
			isNear = isVisible;
			if (range.isConstant) return;
			if (isNear) animation ?? run();
			// The scroll position would ask for a layout.
			else if (animation) put(100 * animation.effect!.getComputedTiming().progress!);
		};
		const suspend = () => {
			clear();
			started = "";
		};
		return {
			suspend() {
				isAlwaysNear = true;
				unobserve?.();
				unobserve = undefined;
				suspend();
			},
			start(next, overflow, { y, canScroll, count }, nextZoom) {
				const percent = next.progressAt(y);
				// Checked each time: a page starts in slices, and the limit may be exceeded after the first of them.
				if (!isAlwaysNear && count > few) unobserve ??= scope.observe(parent, look, "100%");
				const key = `${[next.start, next.end, next.isConstant && percent, canScroll, overflow, nextZoom]}`;
				if (key === started) return;
				started = key;
				range = next;
				zoom = nextZoom;
				tracks = group.tracks(overflow);
				clear();
				// A page that cannot be scrolled has no such clock.
				const isMoving = canScroll && !range.isConstant;
				if (isMoving && (!unobserve || isNear || (percent > 0 && percent < 100))) run();
				else put(percent);
			},
			stop() {
				unobserve?.();
				suspend();
			},
		};
	};
