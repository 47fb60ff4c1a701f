// Background video: plays a video behind a section while it is near the viewport, and makes it cover the section.
import { querySelector } from "../../src/base/dom";
import { onResize } from "../../src/copied/on-resize";
import { definePlugin } from "../../src/kit/plugin";

import { $preferences } from "../../src/stores/preferences";
import { $viewport } from "../../src/stores/viewport";
import { type Film, loading, type Player, playFile } from "./film";
import { cover } from "./model";
import { settings } from "./settings";

const box = ">.elementor-background-video-container";
const recalc = "elementor/bg-video/recalc";
/** Margin around the viewport in which a video plays. */
const margin = "200px 0px";

const loadEmbeds = () => import("./embeds");

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const link = settings.background_video_link;
		if (
			!link ||
			settings.background_background !== "video" ||
			($viewport.get().device === "mobile" && !settings.background_play_on_mobile)
		)
			return;

		const container = querySelector.call<Element, [string], HTMLElement | null>(
			host,
			`:scope${box},:scope>.e-con-inner${box}`,
		);
		const video = container?.querySelector("video");
		const slot = container?.querySelector(".elementor-background-video-embed");
		if (!container || !(video || slot)) return scope.report("markup", box.slice(1));
		const printed = [...container.childNodes];
		let ratio = 16 / 9;
		let isNear = false;
		let isStarted = false;
		let player: Player | undefined;

		const measure = () => {
			const node = container.querySelector<HTMLElement>("iframe,video");
			const [width, height] = cover(container.clientWidth, container.clientHeight, ratio);
			return () => node && Object.assign(node.style, { width: `${width}px`, height: `${height}px` });
		};
		const resize = () => measure()();
		const mayPlay = () => isNear && !$preferences.get().reducedMotion;
		const film: Film = {
			container,
			link,
			start: settings.background_video_start,
			end: settings.background_video_end,
			isOnce: settings.background_play_once,
			isPrivate: settings.background_privacy_mode,
			onPlay() {
				container.classList.remove(...loading);
				resize();
				if (!mayPlay()) player?.pause();
			},
			onFail(error) {
				// A video that cannot play stays invisible.
				container.classList.remove("elementor-loading");
				scope.report("player", error);
			},
			onEnd() {
				container.style.display = "none";
			},
			onRatio(value) {
				if (value > 0) ratio = value;
				resize();
			},
		};
		const use = (made: Player) => {
			onResize(scope, [container], measure);
			scope.onBoth(window, recalc, resize);
			player = made;
		};

		const playProvider = async (slot: Element) => {
			isStarted = !!(await scope.part(loadEmbeds, ({ playEmbed }) => {
				playEmbed(slot, film, scope, margin, use);
				return true;
			}));
		};

		scope.add(() => container.replaceChildren(...printed));
		scope.keep(container, "class", "style");
		const check = () => {
			if (isStarted) return mayPlay() ? player?.play() : player?.pause();
			if (!mayPlay()) return;
			isStarted = true;
			if (video) use(playFile(video, film, scope));
			else if (slot) return playProvider(slot);
		};
		scope.observe(
			container,
			(isVisible) => {
				isNear = isVisible;
				return check();
			},
			margin,
		);
		scope.watch($preferences, check);
	},
});
