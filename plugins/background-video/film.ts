// The common interface of background players, and the one that plays a file.
import type { Scope } from "../../src/kit/scope";
import { fileAddress, type Part } from "./model";

/** The video to play, and the section's callbacks. */
export interface Film extends Part {
	/** The element that the player covers. */
	container: HTMLElement;
	/** Address of the file, or of the video at its provider. */
	link: string;
	isOnce: boolean;
	isPrivate: boolean;
	/** It plays, possibly again. */
	onPlay(): void;
	/** It cannot be loaded. */
	onFail(error: unknown): void;
	/** Its only time is over. */
	onEnd(): void;
	/** Width of the video by its height. */
	onRatio(ratio: number): void;
}

export interface Player {
	play(): void;
	pause(): void;
}

/** Classes of the container while a provider's video loads. */
export const loading = ["elementor-loading", "elementor-invisible"];

export const playFile = (video: HTMLVideoElement, film: Film, scope: Scope): Player => {
	const { link, start, end, isOnce } = film;
	const play = () => void video.play()?.catch(() => {});
	// Without an address again, it stops fetching.
	scope.add(() => video.load());
	scope.keep(video, "src", "style");
	const onEnd = () => {
		if (isOnce) return film.onEnd();
		video.currentTime = start || 0;
		play();
	};
	scope.on(video, "playing", film.onPlay);
	scope.on(video, "ended", onEnd);
	// At the end of its part the browser only pauses.
	scope.on(video, "pause", () => end > 0 && video.currentTime >= end - 0.1 && !video.ended && onEnd());
	video.muted = true;
	video.src = fileAddress(link, film);
	play();
	return { play, pause: () => video.pause() };
};
