// YouTube and Vimeo videos: muted players without controls, loaded if a section has one.
import type { Scope } from "../../src/kit/scope";
import {
	ended,
	loadApi,
	playing,
	privacyOf,
	startWhenSeen,
	type VimeoPlayer,
	vimeoAddress,
	vimeoFilm,
	type YouTubePlayer,
	youtubeId,
} from "../../src/parts/players";
import { type Film, loading, type Player } from "./film";
import type { Part } from "./model";

/**
 * @param margin how far around the viewport it plays
 * @param use gets the player, once it may be there and its API is
 */
export const playEmbed = (
	slot: Element,
	film: Film,
	scope: Scope,
	margin: string,
	use: (player: Player) => void,
): void => {
	const { container, link } = film;
	const service = youtubeId(link) ? "youtube" : "vimeo";
	const video = youtubeId(link) ?? vimeoAddress(link);
	const start = async () => {
		container.classList.add(...loading);
		const play = service === "youtube" ? playYouTube : playVimeo;
		try {
			const player = await play(slot, video!, film, scope);
			if (player) use(player);
		} catch (error) {
			film.onFail(error);
		}
	};
	if (video) startWhenSeen(scope, container, service, start, undefined, margin);
};

const playYouTube = async (slot: Element, videoId: string, film: Film, scope: Scope): Promise<Player | undefined> => {
	const { isOnce } = film;
	const start = film.start || 0;
	const { Player } = await loadApi("youtube");
	if (scope.signal.aborted) return;
	let isOver = false;
	/** Before that the player has no methods. */
	let isReady = false;
	let cancel: (() => void) | undefined;
	const destroy = () => {
		cancel?.();
		if (!isOver) player.destroy();
		isOver = true;
		isReady = false;
	};
	const wait = (position: number) => {
		const left = timeLeft(film, position);
		if (left !== undefined) cancel = scope.timeout(left, repeat);
	};
	const repeat = () => {
		if (!isOnce) {
			player.seekTo(start);
			return wait(start);
		}
		player.stopVideo();
		destroy();
		film.onEnd();
	};
	const player: YouTubePlayer = new Player(slot, {
		videoId,
		...privacyOf(film.isPrivate),
		playerVars: { controls: 0, rel: 0, playsinline: 1, disablekb: 1, ...(start > 0 && { start }) },
		events: {
			onReady() {
				isReady = true;
				player.mute();
				player.playVideo();
			},
			onStateChange({ data }: { data: number }) {
				if (isOver) return;
				cancel?.();
				if (data === ended) repeat();
				if (data !== playing) return;
				film.onPlay();
				wait(player.getCurrentTime?.() || start);
			},
			// Removed, private, or not to be shown on other sites.
			onError({ data }: { data: number }) {
				destroy();
				film.onFail(new Error(`YouTube ${data}`));
			},
		},
	});
	scope.add(destroy);
	return {
		play: () => isReady && player.playVideo(),
		pause: () => isReady && player.pauseVideo(),
	};
};

const playVimeo = async (slot: Element, url: string, film: Film, scope: Scope): Promise<Player | undefined> => {
	const { start, end, isOnce } = film;
	const { Player } = await loadApi("vimeo");
	if (scope.signal.aborted) return;
	const player: VimeoPlayer = new Player(slot, {
		...vimeoFilm(url),
		background: true,
		autoplay: true,
		muted: true,
		loop: !isOnce,
		dnt: film.isPrivate,
	});
	let isOver = false;
	/** Unless it has ended; a failing command does no harm. */
	const send = (command: () => Promise<unknown> | undefined) => {
		if (!isOver) command()?.catch(() => {});
	};
	const destroy = () => {
		send(() => player.destroy());
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
		const isAfter = seconds >= end;
		if (isAfter && isOnce) finish();
		// Positions are rough.
		else if (isAfter || seconds < start - 1) send(() => player.setCurrentTime(start || 0));
	});
	scope.add(destroy);
	// Removed, private, or not to be shown on other sites.
	player.ready().catch((error) => {
		if (isOver) return;
		destroy();
		film.onFail(error);
	});
	send(async () => {
		await player.ready();
		film.onRatio((await player.getVideoWidth()) / (await player.getVideoHeight()));
	});
	return {
		play: () => send(() => player.play()),
		pause: () => send(() => player.pause()),
	};
};

/** Milliseconds from a position in the video until a part with an end is over; undefined for one without. */
export const timeLeft = ({ end }: Part, position: number): number | undefined =>
	end > 0 ? Math.max(0, end - position + 1) * 1000 : undefined;
