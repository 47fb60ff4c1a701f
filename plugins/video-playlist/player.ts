// The interface of a playlist's players, and the player of a file.
import { typeOf } from "./model";

export interface Player {
	play(): unknown;
	pause(): unknown;
	/** Seconds from the beginning. */
	time(): number | Promise<number>;
	destroy(): unknown;
}

export type PlayerState = "playing" | "paused" | "ended";

/** Puts the player of a file into its place, in the task of the press. */
export const createFile = (
	place: Element,
	address: string,
	isMuted: boolean,
	notify: (state: PlayerState) => void,
	onMissing: () => void,
): Player => {
	const video = document.createElement("video");
	const source = document.createElement("source");
	source.src = address;
	source.type = typeOf(address);
	video.controls = true;
	video.playsInline = true;
	video.muted = isMuted;
	video.append(source);
	video.onplay = () => notify("playing");
	// A file that ends is paused first.
	video.onpause = () => video.ended || notify("paused");
	video.onended = () => notify("ended");
	source.onerror = onMissing;
	place.replaceWith(video);
	return {
		play: () =>
			video.play().catch(({ name }) => {
				// Rather silent than not at all.
				if (name !== "NotAllowedError" || video.muted) return;
				video.muted = true;
				return video.play().catch(() => {});
			}),
		pause: () => video.pause(),
		time: () => video.currentTime,
		destroy() {
			video.onpause = null;
			video.pause();
			video.replaceWith(place);
		},
	};
};
