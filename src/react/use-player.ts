// A video in a component: its handle plays and pauses any player, and the component gets the player's events.
import { type Ref, type RefObject, useEffect, useRef } from "react";
import { pressControl } from "./change";
import { type ComponentHandle, useHandle } from "./use-handle";

/** The handle that plays and pauses a video. */
export interface PlayerHandle extends ComponentHandle {
	/** Like a press on its picture: browsers may refuse sound on a page without a previous press. */
	play(): void;
	/** Does nothing if it is not playing. */
	pause(): void;
}

/** Of files, YouTube and Vimeo. */
export interface PlayerEvents {
	/** Called when it begins or continues. */
	onPlay?(): void;
	/** Called when it is paused. */
	onPause?(): void;
	/** Called at its end. */
	onEnd?(): void;
}

type State = keyof PlayerEvents;

const native: Record<string, State> = { play: "onPlay", pause: "onPause", ended: "onEnd" };
/** YouTube's numbers. */
const states: readonly State[] = ["onEnd", "onPlay", "onPause"];

/** @returns for the host's own ref */
export const usePlayer = <H extends PlayerHandle>(
	ref: Ref<H> | undefined,
	events: PlayerEvents,
	more: (host: () => HTMLElement | null) => Omit<H, keyof PlayerHandle> = () => ({}) as H,
): RefObject<HTMLElement | null> => {
	const latest = useRef(events);
	useEffect(() => {
		latest.current = events;
	});
	const root = useHandle<PlayerHandle>(ref as Ref<PlayerHandle>, (host) =>
		Object.defineProperties(
			{
				play: () => host() && play(host()!),
				pause: () => host() && pause(host()!),
			},
			Object.getOwnPropertyDescriptors(more(host)),
		),
	);
	useEffect(() => {
		const host = root.current!;
		let last: State | undefined;
		const tell = (state: State | undefined) => {
			if (!state || state === last) return;
			last = state;
			latest.current[state]?.();
		};
		const onMedia = ({ type }: Event) => tell(native[type]);
		const onMessage = ({ data, source }: MessageEvent) => {
			const frame = [...host.querySelectorAll("iframe")].find(({ contentWindow }) => contentWindow === source);
			if (frame) tell(stateOf(frame, data));
		};
		// They do not bubble.
		for (const type of Object.keys(native)) host.addEventListener(type, onMedia, true);
		addEventListener("message", onMessage);
		return () => {
			for (const type of Object.keys(native)) host.removeEventListener(type, onMedia, true);
			removeEventListener("message", onMessage);
		};
	}, []);
	return root;
};

const mediaOf = (host: HTMLElement) =>
	host instanceof HTMLMediaElement ? host : host.querySelector<HTMLMediaElement>("video,audio");
/** The visible control that waits for a press. */
const overlayOf = (host: HTMLElement) =>
	host.querySelector<HTMLElement>(":not([hidden])>.elementor-custom-embed-image-overlay");
const frameOf = (host: HTMLElement) => host.querySelector<HTMLIFrameElement>("iframe[src]");

const play = (host: HTMLElement) => {
	const overlay = overlayOf(host);
	const media = mediaOf(host);
	const frame = frameOf(host);
	if (overlay) pressControl(overlay);
	// A browser that refuses says so at the video itself.
	else if (media) media.play()?.catch(() => {});
	else if (frame) ask(frame, "playVideo", "play");
};

const pause = (host: HTMLElement) => {
	if (overlayOf(host)) return;
	mediaOf(host)?.pause();
	const frame = frameOf(host);
	if (frame) ask(frame, "pauseVideo", "pause");
};

/** By the messages of YouTube's and Vimeo's players. */
const ask = (frame: HTMLIFrameElement, func: string, method: string) => {
	const isYouTube = /youtube/.test(frame.src);
	post(frame, isYouTube ? { event: "command", func, args: "" } : { method });
};

const post = (frame: HTMLIFrameElement, message: object) =>
	frame.contentWindow?.postMessage(JSON.stringify(message), new URL(frame.src, location.href).origin);

/** Events of a player. */
const stateOf = (frame: HTMLIFrameElement, data: unknown): State | undefined => {
	try {
		const { event, info } = (typeof data === "string" ? JSON.parse(data) : data) ?? {};
		// Vimeo's player reports only requested events.
		if (event === "ready") for (const value of Object.keys(native)) post(frame, { method: "addEventListener", value });
		if (typeof event === "string" && Object.hasOwn(native, event)) return native[event];
		if (event === "onStateChange" || event === "infoDelivery")
			return states[typeof info === "object" ? info?.playerState : info];
	} catch {
		// Of someone else's.
	}
};
