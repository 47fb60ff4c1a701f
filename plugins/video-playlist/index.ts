// Video playlist: chooses a video, has its player made once, goes on to the next, and keeps the address and what was watched.
import { closestTo } from "../../src/base/dom";
import { getJQuery } from "../../src/base/jquery";
import { isPress, plainKey, rove } from "../../src/kit/keys";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import { type Reader, slider, text, toggle } from "../../src/kit/settings";
import { $preferences } from "../../src/stores/preferences";
import { idsOf, linkedId, linkTo } from "./model";
import { createVideo, type Occasion, type Video } from "./video";

const tabs: Reader<string[]> = (get, key) => idsOf(get(key));

const settings = {
	playlist_title: text(),
	tabs,
	autoplay_on_load: toggle(),
	autoplay_next: toggle(),
	show_watched_indication: toggle(),
	lazy_load: toggle(),
	inner_tab_is_content_collapsible: toggle(),
	inner_tab_collapsible_height: slider(0),
};

const loadWatched = () => import("./watched");
const loadInnerTabs = () => import("./inner-tabs");
const loadList = () => import("./list");
const loadAddress = () => import("../../src/stores/address");

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const playlist = host.dataset.id ?? "";
		const idOf = ({ title }: Video) => settings.tabs[Number(title.dataset.tab) - 1] ?? "";
		const mark = ({ title }: Video) => title.classList.add("watched-video");
		const contents = queryOwn(host, ".e-tab-content[data-tab]");
		let current: Video | undefined;
		let isFull = false;

		const tell = (type: string, { title, panel, ...video }: Video, tab: object = { name: "none", index: "none" }) => {
			const { videoUrl: url, videoType: provider, videoTitle, videoDuration: duration } = panel.dataset;
			const detail = {
				event: { type, time: video.time(), element: title, trigger: video.occasion(), watchCount: video.count() },
				tab,
				playlist: {
					name: settings.playlist_title,
					currentItem: videos.findIndex((other) => other.title === title) + 1,
					amount: videos.length,
				},
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
		const videos = queryOwn(host, ".e-tab-title[data-tab]").flatMap((title) => {
			const panel = contents.find(({ dataset }) => dataset.videoUrl !== undefined && dataset.tab === title.dataset.tab);
			if (!panel) return [];
			const video: Video = createVideo(title, panel, scope, (type) => {
				tell(type, video);
				if (type !== "videoEnded") return;
				if (settings.show_watched_indication) {
					mark(video);
					scope.part(loadWatched, ({ addWatched }) => addWatched(playlist, idOf(video)));
				}
				const next = videos[videos.indexOf(video) + 1];
				if (settings.autoplay_next && video === current && next) choose(next, "nextVideo");
			});
			return [video];
		});
		if (!videos[0]) return;

		const show = (video: Video) => {
			current?.pause();
			current = video;
			for (const { title } of videos) {
				const isCurrent = title === video.title;
				title.classList.toggle("e-active", isCurrent);
				title.ariaSelected = `${isCurrent}`;
				title.tabIndex = isCurrent ? 0 : -1;
			}
			for (const content of contents) {
				const isCurrent = content.dataset.tab === video.title.dataset.tab;
				content.classList.toggle("e-active", isCurrent);
				content.hidden = !isCurrent;
				content.style.display = isCurrent ? "" : "none";
			}
		};
		const link = (video: Video) =>
			scope.part(loadAddress, ({ replaceAddress }) => replaceAddress(linkTo(location.href, playlist, idOf(video))));
		const choose = (video: Video, occasion: Occasion) => {
			if (video === current) return video.toggle(occasion);
			show(video);
			video.play(occasion);
			return link(video);
		};

		const [list] = queryOwn(host, ".e-tabs-items");
		if (list) {
			scope.keep(list, "aria-orientation");
			list.ariaOrientation = "vertical";
		}
		for (const { title } of videos) {
			scope.keep(title, "class", "aria-selected", "tabindex");
			for (const button of title.querySelectorAll("button,a")) {
				scope.keep(button, "tabindex");
				button.setAttribute("tabindex", "-1");
			}
		}
		for (const content of contents) scope.keep(content, "class", "hidden", "style");
		const videoAt = (target: EventTarget | null) => {
			const title = closestTo(target, ".e-tab-title");
			return videos.find((video) => video.title === title);
		};
		scope.on(host, "click", ({ target }) => {
			const video = videoAt(target);
			if (video) return choose(video, "click");
		});
		scope.on(host, "keydown", (event) => {
			const video = videoAt(event.target);
			if (!video) return;
			const index = rove(plainKey(event), videos.indexOf(video), videos.length, scope.page.rtl);
			if (index === undefined && !isPress(event)) return;
			event.preventDefault();
			if (index !== undefined) videos[index]!.title.focus();
			else return choose(video, "click");
		});
		scope.on(document, "fullscreenchange", () => {
			const isOurs = current && host.contains(document.fullscreenElement);
			if (isOurs || isFull) tell(isOurs ? "videoFullScreen" : "videoExitFullScreen", current!);
			isFull = !!isOurs;
		});

		const linked = linkedId(location.search, playlist);
		const isLinked = (video: Video) => !!linked && idOf(video) === linked;
		const first = videos.find(isLinked) ?? videos[0];
		const { reducedMotion } = $preferences.get();
		const autoplays = settings.autoplay_on_load && !reducedMotion && !scope.page.edit;
		show(first);
		if (isLinked(first)) host.scrollIntoView?.({ behavior: reducedMotion ? "instant" : "smooth" });
		first.start(autoplays, settings.lazy_load);
		const inner = queryOwn(host, ".e-inner-tab-title")[0];
		return Promise.all([
			autoplays && link(first),
			scope.part(loadList, ({ watchList }) => watchList(host, scope)),
			settings.show_watched_indication &&
				scope.part(loadWatched, ({ watchedOf }) => {
					const watched = watchedOf(playlist);
					for (const video of videos) if (watched.includes(idOf(video))) mark(video);
				}),
			inner &&
				scope.part(loadInnerTabs, ({ startInnerTabs }) =>
					startInnerTabs(host, settings, (type, tab) => tell(type, current!, tab), scope),
				),
		]).then(() => {});
	},
});
