// Video playlist: chooses a video, creates its player once, continues to the next, and stores the address and the watched videos.
import { closestTo } from "../../src/base/dom";
import { isPress, plainKey, rove } from "../../src/kit/keys";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";
import type { Scope } from "../../src/kit/scope";

import { servePresses } from "../../src/parts/serve-presses";
import { $preferences } from "../../src/stores/preferences";
import { announce } from "./announce";
import { linkedId } from "./model";
import { settings } from "./settings";
import { createVideo, type Occasion, type Video } from "./video";

const listButton = ".e-tabs-toggle-videos-display-button";
const innerTabs = ".e-inner-tab-title";

const loadMemory = () => import("./memory");
const loadInnerTabs = () => import("./inner-tabs");
const loadList = () => import("./list");

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		const playlist = host.dataset.id ?? "";
		const idOf = ({ title }: Video) => settings.tabs[Number(title.dataset.tab) - 1] ?? "";
		const mark = ({ title }: Video) => title.classList.add("watched-video");
		const contents = queryOwn(host, ".e-tab-content[data-tab]");
		let current: Video | undefined;
		let isFull = false;

		const tellTab = (type: string, tab: object) => tell(type, current!, tab);
		const tell = (type: string, video: Video, tab?: object) =>
			announce(
				type,
				video,
				{
					name: settings.playlist_title,
					currentItem: videos.findIndex(({ title }) => title === video.title) + 1,
					amount: videos.length,
				},
				tab,
				scope,
			);
		const videos = queryOwn(host, ".e-tab-title[data-tab]").flatMap((title) => {
			const panel = contents.find(({ dataset }) => dataset.videoUrl !== undefined && dataset.tab === title.dataset.tab);
			if (!panel) return [];
			const goOn = () => {
				const next = videos[videos.indexOf(video) + 1];
				if (settings.autoplay_next && video === current && next) choose(next, "nextVideo");
			};
			const onEvent = (type: string) => {
				tell(type, video);
				if (type !== "videoEnded") return;
				const id = idOf(video);
				if (settings.show_watched_indication) {
					mark(video);
					if (id) scope.part(loadMemory, ({ addWatched }) => addWatched(playlist, id));
				}
				goOn();
			};
			const video = createVideo(title, panel, scope, onEvent, goOn);
			return [video];
		});
		if (!videos[0]) return scope.report("markup", ".e-tab-title");

		const show = (video: Video) => {
			current?.pause();
			current = video;
			for (const { title } of videos) {
				const isCurrent = title === video.title;
				title.classList.toggle("e-active", isCurrent);
				title.ariaSelected = `${isCurrent}`;
				title.tabIndex = isCurrent ? 0 : -1;
			}
			for (const content of contents) setShown(content, content.dataset.tab === video.title.dataset.tab);
		};
		const link = (video: Video) => {
			const id = idOf(video);
			// Without settings an item has no address.
			return id && scope.part(loadMemory, ({ replaceLink }) => replaceLink(playlist, id));
		};
		const choose = (video: Video, occasion: Occasion) => {
			if (video === current) return video.toggle(occasion);
			show(video);
			video.play(occasion);
			return link(video);
		};

		prepareMarkup(host, videos, contents, scope);
		const videoAt = (target: EventTarget | null) => {
			const title = closestTo(target, ".e-tab-title");
			return videos.find((video) => video.title === title);
		};
		scope.on(host, "click", (event) => {
			const video = videoAt(event.target);
			if (!video) return;
			// A button in a form would send it.
			event.preventDefault();
			return choose(video, "click");
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
		const first = videos.find(isLinked) ?? videos.find(({ title }) => title.ariaSelected === "true") ?? videos[0];
		const { reducedMotion } = $preferences.get();
		const autoplays = settings.autoplay_on_load && !reducedMotion && !scope.page.edit;
		show(first);
		if (isLinked(first)) host.scrollIntoView?.({ behavior: reducedMotion ? "instant" : "smooth" });
		first.start(autoplays, settings.lazy_load);
		const inner = queryOwn(host, innerTabs)[0];
		return Promise.all([
			autoplays && link(first),
			servePresses(host, listButton, loadList, ({ watchList }) => watchList(host, scope), scope),
			settings.show_watched_indication &&
				scope.part(loadMemory, ({ watchedOf }) => {
					const watched = watchedOf(playlist);
					for (const video of videos) if (watched.includes(idOf(video))) mark(video);
				}),
			inner &&
				servePresses(
					host,
					innerTabs,
					loadInnerTabs,
					(part) => part.startInnerTabs(host, settings, tellTab, scope),
					scope,
				),
		]).then(() => {});
	},
});

/** Records attributes before they change, and removes the content of titles from the tab order: arrow keys move between titles. */
const prepareMarkup = (host: HTMLElement, videos: Video[], contents: HTMLElement[], scope: Scope) => {
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
};

const setShown = (content: HTMLElement, isShown: boolean) => {
	content.classList.toggle("e-active", isShown);
	content.hidden = !isShown;
	content.style.display = isShown ? "block" /* the site's sheet hides it */ : "none";
};
