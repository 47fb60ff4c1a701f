// Animated headline: its words take turns or a marker is drawn round them, while it is in view and motion is welcome.
import { definePlugin } from "../../src/kit/plugin";
import { choice, number, text, toggle } from "../../src/kit/settings";
import { $preferences } from "../../src/stores/preferences";
import { $viewport } from "../../src/stores/viewport";
import { drawMarker } from "./marker";
import { type Course, hasLetters, highlight, rotate } from "./model";
import { createStage, reserveHeight, say } from "./stage";

const settings = {
	headline_style: choice("highlight", "rotate"),
	animation_type: choice("typing", "clip", "flip", "swirl", "blinds", "drop-in", "wave", "slide", "slide-down"),
	rotate_iteration_delay: number(2500),
	marker: text("circle"),
	highlight_animation_duration: number(1200),
	highlight_iteration_delay: number(8000),
	loop: toggle(),
};

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const headline = host.querySelector<HTMLElement>(".elementor-headline");
		const wrapper = headline?.querySelector<HTMLElement>(".elementor-headline-dynamic-wrapper");
		if (!headline || !wrapper) return;
		const { headline_style, animation_type: type, rotate_iteration_delay, marker, loop } = settings;
		const isRotation = headline_style === "rotate";
		const words = [...wrapper.querySelectorAll<HTMLElement>(".elementor-headline-dynamic-text")];
		if (isRotation && words[0] && hasLetters(type)) {
			// Words that come letter by letter may be hidden by the site's style sheet; one stands before anything moves, or where nothing does.
			scope.keep(words[0], "style");
			words[0].style.opacity = "1";
		}
		if (isRotation && words.length < 2) return;

		/** Undefined until it is known. */
		let isStill: boolean | undefined;
		let isNear = false;
		/** What is under way, how long it waits for its next step, and what undoes it. */
		let course: Course | undefined;
		let waitMs = 0;
		let undo: (() => void) | undefined;
		let pause: (() => void) | undefined;

		const begin = (): Course => {
			undo?.();
			if (isRotation) {
				reserveHeight(headline, wrapper, words);
				const stage = createStage(wrapper, words, hasLetters(type), scope.page.rtl);
				undo = stage.undo;
				return rotate(stage, type, Math.max(minMs, rotate_iteration_delay), loop);
			}
			undo = drawMarker(headline, wrapper, marker);
			return highlight(
				(isHidden) => headline.classList.toggle("e-hide-highlight", isHidden),
				Math.max(0, settings.highlight_animation_duration),
				Math.max(minMs, settings.highlight_iteration_delay),
				loop,
			);
		};
		const reset = () => {
			undo?.();
			course = undo = undefined;
		};
		const step = () => {
			const { value, done } = course!.next();
			waitMs = done ? Infinity : value;
			goOn();
		};
		const goOn = () => {
			pause?.();
			if (isStill || !isNear || document.hidden) return;
			if (!course) {
				course = begin();
				step();
			} else if (waitMs < Infinity) pause = scope.timeout(waitMs, step);
		};

		if (isRotation) {
			scope.add(say(wrapper, words));
			for (const node of [headline, wrapper]) scope.keep(node, "style");
		}
		scope.add(reset);
		scope.watch($preferences, ({ reducedMotion }) => {
			const wasStill = isStill;
			isStill = reducedMotion || scope.page.edit;
			if (isStill === wasStill) return;
			reset();
			if (isStill && !isRotation) undo = drawMarker(headline, wrapper, marker, true);
			goOn();
		});
		let lastWidth: number | undefined;
		scope.watch($viewport, ({ width }) => {
			if (!isRotation || isStill || width === lastWidth) return;
			lastWidth = width;
			reset();
			// Before it is in view, so that nothing moves when it is.
			reserveHeight(headline, wrapper, words);
			goOn();
		});
		scope.observe(
			headline,
			(isVisible) => {
				isNear = isVisible;
				goOn();
			},
			"0px 0px -100px",
		);
		scope.on(document, "visibilitychange", goOn);
	},
});

/** Shorter ones would keep the page busy. */
const minMs = 100;
