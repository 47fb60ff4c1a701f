// A self-hosted video: repeats its part, and waits for the visitor under reduced motion.
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";
import { rangeOf } from "./model";

const addressOf = (video: HTMLVideoElement) =>
	video.getAttribute("src") ?? video.querySelector("source")?.getAttribute("src") ?? "";

/** Browsers pause at the end of a part, and restart the whole video after its own end. */
export const keepInRange = (
	video: HTMLVideoElement,
	scope: Scope,
	{ start, end } = rangeOf(addressOf(video)),
): void => {
	const again = () => {
		video.currentTime = start;
		// A video that may not play waits for the visitor.
		video.play()?.catch(() => {});
	};
	const isAtEnd = () => video.currentTime >= end - 0.05;
	scope.on(video, "timeupdate", () => {
		// If the visitor has sought beyond the end, it plays on.
		if (video.loop && isAtEnd() && video.currentTime < end + 1) again();
		else if (video.loop && start && video.currentTime < start - 0.05 && !video.seeking && !video.controls) again();
	});
	scope.on(video, "pause", () => {
		if (video.loop && end !== Number.POSITIVE_INFINITY && isAtEnd() && video.currentTime < end + 1) again();
	});
};

export const serveFile = (video: HTMLVideoElement, scope: Scope): void => {
	const range = rangeOf(addressOf(video));
	if (video.loop && (range.start || range.end !== Number.POSITIVE_INFINITY)) keepInRange(video, scope, range);
	if (!video.autoplay || video.controls) return;
	scope.keep(video, "controls");
	scope.watch($preferences, ({ reducedMotion }) => {
		if (!reducedMotion) return;
		video.pause();
		video.controls = true;
	});
};
