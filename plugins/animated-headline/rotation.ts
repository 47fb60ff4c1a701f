// The part of headlines whose words take turns.
import type { Scope } from "../../src/kit/scope";
import { $viewport } from "../../src/stores/viewport";
import type { Animation } from "./animation";
import { rotate } from "./model";
import { play } from "./play";
import { createReserve, createStage, say, widthOf } from "./stage";

interface Rotation {
	headline: HTMLElement;
	wrapper: HTMLElement;
	/** Two at least. */
	words: HTMLElement[];
	type: Animation;
	/** Words appear letter by letter. */
	isSplit: boolean;
	delayMs: number;
	isLoop: boolean;
	/** The wrapper is as wide as the widest word until the first change, as where the server does not print the words. */
	startsWide: boolean;
}

export const startRotation = (
	{ headline, wrapper, words, type, isSplit, delayMs, isLoop, startsWide }: Rotation,
	scope: Scope,
): void => {
	for (const node of [headline, wrapper]) scope.keep(node, "style");
	scope.add(say(wrapper, words));
	const restart = play(
		headline,
		() => {
			const stage = createStage(wrapper, words, isSplit, scope);
			const widths = startsWide ? words.map(widthOf) : [];
			const room = Math.max(0, widths.indexOf(Math.max(...widths)));
			return [rotate(stage, type, delayMs, isLoop, room), stage.undo];
		},
		undefined,
		scope,
		createReserve(headline, wrapper, words, scope),
	);
	let lastWidth: number | undefined;
	scope.watch($viewport, ({ width }) => {
		if (width === lastWidth) return;
		lastWidth = width;
		// Before it is in view, so that nothing moves when it is.
		restart();
	});
};
