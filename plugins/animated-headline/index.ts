// Animated headline: its words take turns or a marker is drawn round them, while it is in view and motion is welcome.
import { definePlugin } from "../../src/kit/plugin";

import { hasLetters } from "./animation";
import { drawMarker, highlight } from "./marker";
import { play } from "./play";
import { settings } from "./settings";

const loadRotation = () => import("./rotation");
const loadOlder = () => import("./older");

export default definePlugin({
	settings,
	async setup(host, settings, scope) {
		const headline = host.querySelector<HTMLElement>(".elementor-headline");
		const wrapper = headline?.querySelector<HTMLElement>(".elementor-headline-dynamic-wrapper");
		if (!headline || !wrapper) return scope.report("markup", ".elementor-headline-dynamic-wrapper");
		const { headline_style, animation_type, marker, loop } = settings;
		const printed = headline_style === "rotate" ? settings.rotating_text : settings.highlighted_text;
		const isOlder = !!printed && !wrapper.firstElementChild;
		if (isOlder) await scope.part(loadOlder, ({ printWords }) => printWords(wrapper, printed, scope));
		if (scope.signal.aborted) return;
		if (headline_style === "rotate") {
			const words = [...wrapper.querySelectorAll<HTMLElement>(".elementor-headline-dynamic-text")];
			const isSplit = hasLetters(animation_type);
			if (words[0] && isSplit) {
				// The site's style sheet may hide words that appear letter by letter; the first word is written before the animation, or without it.
				scope.keep(words[0], "style");
				words[0].style.opacity = "1";
			}
			if (words.length < 2) return;
			const delayMs = Math.max(minMs, settings.rotate_iteration_delay);
			return scope.part(loadRotation, ({ startRotation }) =>
				startRotation(
					{
						headline,
						wrapper,
						words,
						type: animation_type,
						isSplit,
						delayMs,
						isLoop: loop,
						startsWide: isOlder,
					},
					scope,
				),
			);
		}
		const draw = (isStill?: boolean) => drawMarker(headline, wrapper, marker, isStill);
		play(
			headline,
			() => [
				highlight(
					(isHidden) => headline.classList.toggle("e-hide-highlight", isHidden),
					Math.max(0, settings.highlight_animation_duration),
					Math.max(minMs, settings.highlight_iteration_delay),
					loop,
				),
				draw(),
			],
			() => draw(true),
			scope,
		);
	},
});

/** Shorter ones would keep the page busy. */
const minMs = 100;
