// Background video: plays a film behind a section while it is near the viewport, and makes it cover the section.
import { startWhenSeen, vimeoId, youtubeId } from "../../src/core/players";
import { definePlugin } from "../../src/core/plugin";
import { number, text, toggle } from "../../src/core/settings";
import { $preferences } from "../../src/stores/preferences";
import { isDevice } from "../../src/stores/viewport";
import { cover } from "./model";
import { type Film, type Player, playFile, playVimeo, playYouTube } from "./players";

const box = ">.elementor-background-video-container";
const waiting = ["elementor-loading", "elementor-invisible"];
const recalc = "elementor/bg-video/recalc";
const margin = "200px 0px";

const settings = {
	background_background: text(),
	background_video_link: text(),
	/** Seconds. */
	background_video_start: number(Number.NaN),
	background_video_end: number(Number.NaN),
	background_play_once: toggle(),
	background_play_on_mobile: toggle(),
	background_privacy_mode: toggle(),
};

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const link = settings.background_video_link;
		const container = host.querySelector<HTMLElement>(`:scope${box},:scope>.e-con-inner${box}`);
		const video = container?.querySelector("video");
		const slot = container?.querySelector(".elementor-background-video-embed");
		const youtube = youtubeId(link);
		const vimeo = vimeoId(link);
		if (
			!container ||
			!(slot ? youtube || vimeo : video && link) ||
			settings.background_background !== "video" ||
			$preferences.get().reducedMotion ||
			(isDevice("mobile") && !settings.background_play_on_mobile)
		)
			return;

		let ratio = 16 / 9;
		let player: Player | undefined;
		let isNear = true;
		const size = () => {
			const node = container.querySelector<HTMLElement>("iframe,video");
			const { clientWidth, clientHeight } = container;
			const [width, height] = cover(clientWidth, clientHeight, ratio);
			if (node) Object.assign(node.style, { width: `${width}px`, height: `${height}px` });
		};
		const film: Film = {
			link,
			start: settings.background_video_start,
			end: settings.background_video_end,
			isOnce: settings.background_play_once,
			isPrivate: settings.background_privacy_mode,
			onPlay() {
				container.classList.remove(...waiting);
				size();
				if (!isNear) player?.pause();
			},
			onEnd() {
				container.style.display = "none";
			},
			onRatio(value) {
				if (value > 0) ratio = value;
				size();
			},
		};

		const start = async () => {
			const printed = [...container.childNodes];
			scope.add(() => container.replaceChildren(...printed));
			scope.keep(container, "class", "style");
			if (video) scope.keep(video, "style");
			try {
				if (slot) container.classList.add(...waiting);
				player = slot
					? await (youtube ? playYouTube(slot, youtube, film, scope) : playVimeo(slot, vimeo!, film, scope))
					: playFile(video!, film, scope);
			} catch (error) {
				scope.report("player", error);
			}
			if (!player) return;
			const sizes = new ResizeObserver(size);
			sizes.observe(container);
			scope.add(() => sizes.disconnect());
			scope.on(window, recalc, size);
			scope.observe(
				container,
				(isVisible) => {
					isNear = isVisible;
					if (isVisible) player!.play();
					else player!.pause();
				},
				margin,
			);
		};
		startWhenSeen(scope, container, slot ? (youtube ? "youtube" : "vimeo") : undefined, start, undefined, margin);
	},
});
