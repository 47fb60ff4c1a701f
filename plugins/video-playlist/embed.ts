// A part loaded when needed: the players of YouTube and Vimeo, with the same interface as that of a file.
import type { Scope } from "../../src/kit/scope";
import {
	ended,
	isRefused,
	loadApi,
	playing,
	startWhenSeen,
	vimeoAddress,
	vimeoFilm,
	youtubeId,
} from "../../src/parts/players";
import type { Player, PlayerState } from "./player";

export { isRefused, startWhenSeen };

/**
 * Puts a provider's player into its place.
 * @returns once it is ready; undefined after teardown
 * @throws (rejects) if the provider cannot be loaded, or the address is not one of the provider's
 */
export const createEmbed = async (
	place: Element,
	provider: string,
	address: string,
	isMuted: boolean,
	notify: (state: PlayerState) => void,
	onMissing: () => void,
	scope: Scope,
): Promise<Player | undefined> => {
	const video = (provider === "youtube" ? youtubeId : vimeoAddress)(address);
	if (!video) throw new Error(address);
	if (provider === "youtube") {
		const { Player } = await loadApi("youtube");
		if (scope.signal.aborted) return;
		return new Promise<Player>((resolve) => {
			const player = new Player(place, {
				videoId: video,
				width: 773,
				playerVars: { rel: 0, showinfo: 0, ecver: 2 },
				events: {
					onReady() {
						if (isMuted) player.mute();
						resolve({
							play: () => player.playVideo(),
							pause: () => player.pauseVideo(),
							time: () => player.getCurrentTime?.() ?? 0,
							destroy: () => player.destroy(),
						});
					},
					onStateChange({ data }: { data: number }) {
						if (data === playing) notify("playing");
						else if (data === ended) notify("ended");
						else if (data === 2) notify("paused");
					},
					onError: onMissing,
					// Rather silent than not at all.
					onAutoplayBlocked() {
						player.mute();
						player.playVideo();
					},
				},
			});
		});
	}
	const { Player } = await loadApi("vimeo");
	if (scope.signal.aborted) return;
	const player = new Player(place, { ...vimeoFilm(video), autoplay: false, muted: isMuted });
	player.on("play", () => notify("playing"));
	player.on("pause", ({ seconds, duration }) => seconds === duration || notify("paused"));
	player.on("ended", () => notify("ended"));
	await player.ready();
	return {
		play: () => player.play().catch(() => {}),
		pause: () => player.pause().catch(() => {}),
		time: () => player.getCurrentTime(),
		destroy: () => player.destroy().catch(() => {}),
	};
};
