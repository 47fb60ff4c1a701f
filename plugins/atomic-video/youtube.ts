// The part that is loaded for YouTube: a picture that waits for a press, then the player in its place.
import { closestTo } from "../../src/base/dom";
import { clickByKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { createLink, createOverlay, label, showPicture } from "../../src/parts/facade";
import { ended, loadApi, startWhenSeen, type YouTubePlayer, youtubeId } from "../../src/parts/players";
import { $preferences } from "../../src/stores/preferences";

import { playerVariables } from "./model";
import type { Settings } from "./settings";

export const serveYouTube = (host: HTMLElement, settings: Settings, scope: Scope): void => {
	const { source, start, mute, loop, privacy, preview } = settings;
	const videoId = youtubeId(source);
	if (!videoId) return;
	// Under reduced motion nothing starts automatically, and sound never starts without a press.
	const isBuilt = settings.autoplay && !$preferences.get().reducedMotion;
	const autoplay = isBuilt && mute;
	let overlay: HTMLElement | undefined;
	let isStarted = false;

	const play = async (isAsked: boolean) => {
		if (isStarted) return;
		isStarted = true;
		const wait = overlay?.animate?.({ opacity: [1, 0.6] }, { duration: 600, iterations: 99, direction: "alternate" });
		const slot = document.createElement("div");
		slot.style.height = "100%";
		try {
			const { Player } = await loadApi("youtube");
			if (scope.signal.aborted) return;
			host.prepend(slot);
			const player: YouTubePlayer = new Player(slot, {
				videoId,
				width: "100%",
				height: "100%",
				playerVars: playerVariables({ ...settings, autoplay }),
				...(privacy && { host: "https://www.youtube-nocookie.com", origin: location.origin }),
				events: {
					onReady() {
						if (mute) player.mute();
						if (autoplay || isAsked) player.playVideo();
					},
					onStateChange({ data }: { data: number }) {
						if (data === ended && loop) player.seekTo(start || 0);
					},
					// Rather silent than not at all.
					onAutoplayBlocked() {
						player.mute();
						player.playVideo();
					},
				},
			});
			scope.add(() => {
				player.destroy();
				host.replaceChildren();
			});
			overlay?.remove();
			const frame = host.querySelector("iframe");
			if (!frame) return;
			frame.title ||= label(scope);
			if (isAsked) frame.focus({ preventScroll: true });
		} catch (error) {
			isStarted = false;
			slot.remove();
			if (scope.signal.aborted) return;
			offer();
			if (!overlay!.querySelector("a")) overlay!.append(createLink(videoId, scope));
			scope.report("player", error);
		} finally {
			wait?.cancel();
		}
	};
	/** Shows the picture, and waits for a press. */
	const offer = () => {
		if (overlay) return;
		overlay = createOverlay(scope);
		const control = overlay.querySelector<HTMLElement>("[role=button]")!;
		const icon = control.querySelector("svg")!;
		// The page builder's sheet for the older video may not be on the page.
		overlay.style.cssText += ";position:relative;height:100%;cursor:pointer";
		control.style.cssText = "position:absolute;inset:0;margin:auto;width:64px;height:64px;transform:none";
		icon.style.cssText = "display:block;width:100%;height:100%;fill:#fff;filter:drop-shadow(0 0 10px #0008)";
		host.append(overlay);
		scope.add(() => overlay?.remove());
		const style = "width:100%;height:100%;object-fit:cover";
		showPicture(scope, overlay, { id: videoId, preview, style });
		scope.on(overlay, "click", ({ target }) => {
			if (!closestTo(target, "a")) return play(true);
		});
		scope.on(control, "keydown", (event) => clickByKey(event));
	};

	// A video that starts automatically waits until it is in view, like a lazy one.
	if (isBuilt) startWhenSeen(scope, host, "youtube", () => play(false), offer);
	else offer();
};
