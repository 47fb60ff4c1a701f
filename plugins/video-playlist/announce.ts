// A playlist's events for other scripts: each event of a video as `elementor-video-playList` on the body, natively and through jQuery.
import { getJQuery } from "../../src/base/jquery";
import type { Scope } from "../../src/kit/scope";
import type { Video } from "./video";

export interface PlaylistState {
	name: string;
	/** Counted from 1. */
	currentItem: number;
	amount: number;
}

/** @param tab the inner tab it is about */
export const announce = (
	type: string,
	{ title, panel, ...video }: Video,
	playlist: PlaylistState,
	tab: object = { name: "none", index: "none" },
	scope: Scope,
): void => {
	const { videoUrl: url, videoType: provider, videoTitle, videoDuration: duration } = panel.dataset;
	const detail = {
		event: { type, time: video.time(), element: title, trigger: video.occasion(), watchCount: video.count() },
		tab,
		playlist,
		video: { provider, url, title: videoTitle, duration },
	};
	const name = "elementor-video-playList";
	const jQuery = getJQuery();
	const hooks = jQuery?.event ?? {};
	try {
		jQuery?.(document.body).trigger(name, [detail]);
	} catch (error) {
		scope.report("listener", error);
	}
	// jQuery skips a native event of the type that it is just triggering.
	hooks.triggered = name;
	scope.emit(document.body, name, detail);
	hooks.triggered = undefined;
};
