// A part loaded when needed: YouTube's player, the preview of a video without one, the thumbnails of cache plugins.
import type { Scope } from "../../src/kit/scope";
import { createLink, createOverlay, label, showPicture } from "../../src/parts/facade";
import { ended, loadApi, privacyOf, startWhenSeen, type YouTubePlayer, youtubeId } from "../../src/parts/players";
import type { Settings, Waiting } from "./settings";
import { lazyFrameAddress, playerVariables } from "./youtube-model";

/** A video without an overlay: starts when it is in view, if the owner has set that, else gets a preview. */
export const present = (waiting: Waiting): void => {
	const { slot, settings, scope, wrapper } = waiting;
	const { autoplay, facade, image_overlay, lazy_load, preview } = settings;
	const id = youtubeId(settings.youtube_url);
	if (slot && !id) return;
	const showPreview = () => {
		if (waiting.overlay) return;
		const overlay = addOverlay(waiting);
		const style = "width:100%;height:100%;object-fit:cover";
		showPicture(scope, overlay, { id: slot && id, preview, address: image_overlay.url, style });
	};
	if (slot && facade && !autoplay && !lazy_load) showPreview();
	else
		startWhenSeen(scope, wrapper, settings.video_type || providerOf(wrapper), () => waiting.play(false), showPreview);
};

/** Whose a printed frame is: before 3.1 the settings do not say it. */
const providerOf = (wrapper: Element) => {
	const frame = wrapper.querySelector("iframe");
	return /vimeo|dailymotion/.exec(frame?.dataset.lazyLoad || frame?.src || "")?.[0] ?? "youtube";
};

/**
 * Inserts YouTube's player once the API has loaded.
 * @returns whether it could be loaded; if not, the overlay stays, with a link
 */
export const playYouTube = async (waiting: Waiting, isAsked: boolean): Promise<boolean> => {
	const { slot, settings, scope } = waiting;
	const { start, end, mute, loop, autoplay, controls, rel, cc_load_policy, play_on_mobile: playsinline } = settings;
	const videoId = youtubeId(settings.youtube_url);
	if (!videoId) return false;
	const wait = waiting.overlay?.animate?.(
		{ opacity: [1, 0.6] },
		{ duration: 600, iterations: 99, direction: "alternate" },
	);
	try {
		const { Player } = await loadApi("youtube");
		if (scope.signal.aborted) return false;
		const player: YouTubePlayer = new Player(slot!, {
			videoId,
			...privacyOf(settings.yt_privacy),
			playerVars: playerVariables({ controls, rel, playsinline, cc_load_policy, autoplay }, { start, end }),
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
		scope.add(() => player.destroy());
		waiting.reveal(isAsked);
		return true;
	} catch (error) {
		if (scope.signal.aborted) return false;
		const overlay = waiting.overlay ?? addOverlay(waiting);
		if (!overlay.querySelector("a")) overlay.append(createLink(videoId, scope));
		scope.report("player", error);
		return false;
	} finally {
		wait?.cancel();
	}
};

const addOverlay = (waiting: Waiting): HTMLElement => {
	const overlay = createOverlay(waiting.scope);
	waiting.wrapper.append(overlay);
	waiting.listen(overlay);
	return overlay;
};

/** The thumbnail of a cache plugin: a picture with a play button that gives way to the provider's frame. */
export const lazyLoader = (host: HTMLElement, { preview }: Settings, scope: Scope): void => {
	const { dataset } = host;
	const { alt = "" } = dataset;
	const id = dataset.id || youtubeId(dataset.src ?? "");
	// The cache plugin's own script may have been first.
	if (!id || host.querySelector(".play")) return;
	const box = document.createElement("div");
	const button = document.createElement("button");
	button.type = "button";
	button.className = "play";
	button.ariaLabel = label(scope) + (alt && `: ${alt}`);
	box.append(button);
	host.append(box);
	showPicture(scope, box, { id, preview, alt });
	scope.add(() => box.remove());
	scope.on(box, "click", () => {
		const frame = document.createElement("iframe");
		frame.src = lazyFrameAddress({ ...dataset, id });
		frame.title = alt || label(scope);
		frame.setAttribute("allow", "autoplay; picture-in-picture");
		frame.allowFullscreen = true;
		// YouTube plays on no page that hides who it is.
		frame.referrerPolicy = "strict-origin-when-cross-origin";
		// As large as the replaced element, at any width.
		frame.style.cssText = `width:100%;aspect-ratio:${host.offsetWidth}/${host.offsetHeight};border:0`;
		host.replaceWith(frame);
		frame.focus({ preventScroll: true });
	});
};
