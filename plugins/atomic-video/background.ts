// A video behind a container: plays automatically near the window, and by its two buttons.
import type { Scope } from "../../src/kit/scope";
import { $preferences } from "../../src/stores/preferences";

const find = <E extends HTMLElement>(host: Element, name: string) =>
	host.querySelector<E>(`.e-background-video__${name}`);

export const serveBackground = (host: HTMLElement, settings: Record<string, unknown>, scope: Scope): void => {
	const video = find<HTMLVideoElement>(host, "media");
	if (!(video instanceof HTMLVideoElement)) {
		scope.report("markup", ".e-background-video__media");
		return;
	}
	const controls = find(host, "controls");
	const [play, pause] = ["play", "pause"].map((name) => find(host, name));
	const isOn = (name: string) => settings[name] !== false && settings[name] !== "no";
	const start = Number(settings.start_time) || 0;
	const end = Number(settings.end_time) || Number.POSITIVE_INFINITY;
	/** Whether it plays when it is in view: initially as the owner has set, then as the visitor chooses. */
	let isWanted = isOn("autoplay") && !$preferences.get().reducedMotion;
	let isSeen = false;

	scope.keep(host, "class", "x-data", "x-bind");
	for (const node of [video, controls, play, pause])
		if (node) scope.keep(node, "class", "hidden", "x-data", "x-bind", "x-ref");
	for (const node of [host, video, controls, play, pause])
		for (const name of ["x-data", "x-bind", "x-ref"]) node?.removeAttribute(name);

	const show = () => {
		const isPlaying = !video.paused;
		for (const [node, name] of [
			[host, "e-background-video-"],
			[controls, "e-"],
		] as const) {
			node?.classList.toggle(`${name}-playing`, isPlaying);
			node?.classList.toggle(`${name}-paused`, !isPlaying);
		}
	};
	const run = () => {
		if (isWanted && isSeen) video.play()?.catch(show);
		else video.pause();
	};
	const press = (isPlay: boolean) => {
		isWanted = isPlay;
		run();
		show();
		// The pressed control is hidden now.
		(isPlay ? pause : play)?.focus({ preventScroll: true });
	};

	video.muted = isOn("mute");
	video.loop = isOn("loop") && end === Number.POSITIVE_INFINITY && !start;
	video.autoplay = false;
	if (start) video.currentTime = start;
	scope.on(video, "timeupdate", () => {
		if (video.currentTime < end) return;
		video.currentTime = start;
		if (!isOn("loop")) press(false);
	});
	scope.on(video, "ended", () => {
		if (!isOn("loop")) return;
		video.currentTime = start;
		run();
	});
	for (const type of ["play", "pause"]) scope.on(video, type, show);
	if (play) scope.on(play, "click", () => press(true));
	if (pause) scope.on(pause, "click", () => press(false));
	scope.observe(
		host,
		(isVisible) => {
			isSeen = isVisible;
			run();
		},
		"200px 0px",
	);
	scope.watch($preferences, ({ reducedMotion }) => {
		if (!reducedMotion) return;
		isWanted = false;
		run();
		// Without controls a visitor could not start it.
		controls?.removeAttribute("hidden");
	});
	scope.add(() => video.pause());
	show();
};
