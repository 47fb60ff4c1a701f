// The three kinds of players that run behind a section, behind one face.
import { ended, loadApi, playing, privacyOf, type VimeoPlayer, type YouTubePlayer } from "../../src/core/players";
import type { Scope } from "../../src/core/scope";
import { fileAddress, type Part, timeLeft } from "./model";

/** What is played and what the section wants to hear of it. */
export interface Film extends Part {
	link: string;
	isOnce: boolean;
	isPrivate: boolean;
	/** It plays, possibly again. */
	onPlay(): void;
	/** Its only time is over, and the player gone. */
	onEnd(): void;
	/** The width of the video by its height. */
	onRatio(ratio: number): void;
}

export interface Player {
	play(): void;
	pause(): void;
}

export const playFile = (video: HTMLVideoElement, film: Film, scope: Scope): Player => {
	const { start, end, isOnce } = film;
	const play = () => void video.play()?.catch(() => {});
	// With no address again, it stops fetching.
	scope.add(() => video.load());
	scope.keep(video, "src");
	video.src = fileAddress(film.link, film);
	video.muted = true;
	scope.on(video, "playing", film.onPlay);
	const onEnd = () => {
		if (isOnce) return film.onEnd();
		video.currentTime = start || 0;
		play();
	};
	scope.on(video, "ended", onEnd);
	// At the end of its part the browser only pauses.
	scope.on(video, "pause", () => end > 0 && video.currentTime >= end - 0.1 && !video.ended && onEnd());
	play();
	return { play, pause: () => video.pause() };
};

export const playYouTube = async (slot: Element, id: string, film: Film, scope: Scope): Promise<Player | undefined> => {
	const { start, isOnce } = film;
	const { Player } = await loadApi("youtube");
	if (scope.signal.aborted) return;
	let isOver = false;
	let cancel: (() => void) | undefined;
	const destroy = () => {
		if (!isOver) player.destroy();
		isOver = true;
	};
	const repeat = () => {
		if (!isOnce) {
			player.seekTo(start || 0);
			return wait(start || 0);
		}
		player.stopVideo();
		destroy();
		film.onEnd();
	};
	const wait = (position: number) => {
		cancel?.();
		const left = timeLeft(film, position);
		if (left !== undefined) cancel = scope.timeout(left, repeat);
	};
	const player: YouTubePlayer = new Player(slot, {
		videoId: id,
		...privacyOf(film.isPrivate),
		playerVars: { controls: 0, rel: 0, playsinline: 1, disablekb: 1, ...(start > 0 && { start }) },
		events: {
			onReady() {
				player.mute();
				player.playVideo();
			},
			onStateChange({ data }: { data: number }) {
				if (isOver) return;
				cancel?.();
				if (data === ended) return repeat();
				if (data !== playing) return;
				film.onPlay();
				wait(player.getCurrentTime?.() || start || 0);
			},
		},
	});
	scope.add(destroy);
	return {
		play: () => isOver || player.playVideo(),
		pause: () => isOver || player.pauseVideo(),
	};
};

export const playVimeo = async (slot: Element, id: string, film: Film, scope: Scope): Promise<Player | undefined> => {
	const { start, end, isOnce } = film;
	const { Player } = await loadApi("vimeo");
	if (scope.signal.aborted) return;
	const quiet = (promise?: Promise<unknown>) => void promise?.catch(() => {});
	let isOver = false;
	const player: VimeoPlayer = new Player(slot, {
		id: +id,
		background: true,
		autoplay: true,
		muted: true,
		loop: !isOnce,
		dnt: film.isPrivate,
	});
	const destroy = () => {
		if (!isOver) quiet(player.destroy());
		isOver = true;
	};
	const finish = () => {
		destroy();
		film.onEnd();
	};
	player.on("play", film.onPlay);
	player.on("ended", () => {
		if (isOnce) finish();
	});
	player.on("timeupdate", ({ seconds }) => {
		if (isOver) return;
		const isAfter = seconds >= end;
		if (isAfter && isOnce) finish();
		else if (isAfter || seconds < start - 1) quiet(player.setCurrentTime(start || 0));
	});
	scope.add(destroy);
	player
		.ready()
		.then(() => Promise.all([player.getVideoWidth(), player.getVideoHeight()]))
		.then(([width, height]) => scope.signal.aborted || film.onRatio(width / height))
		.catch(() => {});
	return {
		play: () => isOver || quiet(player.play()),
		pause: () => isOver || quiet(player.pause()),
	};
};
