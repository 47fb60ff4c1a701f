// Players of video providers: which video an address names, the provider's API on first need, and when one may start automatically.
import { isPermitted, watchPermission } from "../kit/permission";
import type { Scope } from "../kit/scope";
import { trustedAddress } from "../kit/trusted-address";

/** The used part of YouTube's player API. */
export interface YouTubePlayer {
	playVideo(): void;
	pauseVideo(): void;
	stopVideo(): void;
	mute(): void;
	/** @param seconds from the beginning of the video */
	seekTo(seconds: number, allowSeekAhead?: boolean): void;
	/** Seconds from the beginning of the video. */
	getCurrentTime?(): number;
	destroy(): void;
}

/** The used part of Vimeo's player API. */
export interface VimeoPlayer {
	on(
		event: "play" | "pause" | "ended" | "timeupdate",
		listener: (data: { seconds: number; duration?: number }) => void,
	): void;
	ready(): Promise<unknown>;
	play(): Promise<unknown>;
	pause(): Promise<unknown>;
	/** @param seconds from the beginning of the video */
	setCurrentTime(seconds: number): Promise<unknown>;
	/** Seconds from the beginning of the video. */
	getCurrentTime(): Promise<number>;
	getVideoWidth(): Promise<number>;
	getVideoHeight(): Promise<number>;
	destroy(): Promise<unknown>;
}

interface Api<P> {
	/** YouTube's global exists before it can be used. */
	loaded?: unknown;
	ready?(callback: () => void): void;
	Player: new (element: Element, options: object) => P;
}

interface Apis {
	youtube: Api<YouTubePlayer>;
	vimeo: Api<VimeoPlayer>;
}

/** Numbers in YouTube's `onStateChange`. */
export const ended = 0;
export const playing = 1;

/** Milliseconds between two checks for an API, and until a missing one counts as blocked. */
const retryMs = 350;
const timeoutMs = 20_000;

/** Globals of the APIs. */
interface Globals {
	YT?: Apis["youtube"];
	Vimeo?: Apis["vimeo"];
}

const addresses = { youtube: "https://www.youtube.com/iframe_api", vimeo: "https://player.vimeo.com/api/player.js" };
const requests: Partial<Record<keyof Apis, Promise<unknown>>> = {};

/**
 * A provider's player API, requested once a page; a failed one may be requested again.
 * @throws (rejects) when it is blocked, or not there after 20 s
 */
export const loadApi = <N extends keyof Apis>(name: N): Promise<Apis[N]> =>
	(requests[name] ??= request(name).finally(() => delete requests[name])) as Promise<Apis[N]>;

/** The id in any address of a YouTube video; undefined for anything else. */
export const youtubeId = (address: string): string | undefined =>
	/^(?:https?:)?(?:\/\/)?(?:(?:www|m|music)\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\/?\?(?:.*[&;])?vi?=|(?:embed|vi?|user|shorts|live)\/))([^?&"'>#/\s]+)/i.exec(
		address.trim(),
	)?.[1];

/** The address of a Vimeo video's frame, with the key of an unlisted one: `/ID/KEY` or `h=KEY`; undefined for anything else. */
export const vimeoAddress = (address: string): string | undefined => {
	const [, id, key] =
		/^(?:https?:)?(?:\/\/)?(?:(?:www|player)\.)?vimeo\.com\/(?:video\/|external\/)?(\d+)(?:(?:\/|.*[?&]h=)([\da-f]+)\b)?/i.exec(
			address.trim(),
		) ?? [];
	return id && `https://player.vimeo.com/video/${id}${key ? `?h=${key}` : ""}`;
};

/** The identifier for Vimeo's player: the number, or the whole address if there is a key. */
export const vimeoFilm = (url: string): { id: number } | { url: string } =>
	url.includes("?") ? { url } : { id: +url.split("/").pop()! };

/** The address of a frame that plays immediately: `autoplay=1` comes last, before the start time that Vimeo wants at the end. */
export const autoplayAddress = (address: string): string => {
	const [, base = "", time = ""] = /^([^#]*)(.*)$/s.exec(address)!;
	const bare = base.replace(/([?&])autoplay=[^&]*(&|$)/g, "$1").replace(/[?&]$/, "");
	return `${bare}${bare.includes("?") ? "&" : "?"}autoplay=1${time}`;
};

/** Options that make YouTube's player set no cookies before it plays, if the owner wants that. */
export const privacyOf = (isPrivate: boolean): object =>
	isPrivate ? { host: "https://www.youtube-nocookie.com", origin: location.hostname } : {};

/** Whether the provider may not be asked: the visitor refuses it, or has still to answer a consent tool. */
export const isRefused = (service: string, scope: Scope): boolean =>
	!isPermitted(scope, { service, category: "marketing" });

/**
 * Calls `start` once, when the element is within `margin` of the viewport and the provider may be asked.
 * @param service name of the provider; without one there is nothing to refuse
 * @param refused called, possibly more than once, while only the refusal is in the way
 */
export const startWhenSeen = (
	scope: Scope,
	element: Element,
	service: string | undefined,
	start: () => unknown,
	refused?: () => unknown,
	margin?: string,
): void => {
	let isSeen = false;
	let isOver = false;
	const check = () => {
		if (!isSeen || isOver) return;
		isOver = !service || !isRefused(service, scope);
		return isOver ? start() : refused?.();
	};
	scope.observe(
		element,
		(isVisible) => {
			isSeen = isVisible;
			return check();
		},
		margin,
	);
	if (service) watchPermission(scope, { service, category: "marketing" }, check);
};

const request = async <N extends keyof Apis>(name: N) => {
	const address = addresses[name];
	const globals = window as Globals;
	const find = () => (name === "youtube" ? globals.YT?.loaded && globals.YT : globals.Vimeo);
	let script: HTMLScriptElement | undefined;
	let isBlocked = false;
	let wake = () => {};
	try {
		for (let waited = 0; !find(); waited += retryMs) {
			if (isBlocked || waited > timeoutMs) throw new Error(address);
			if (!document.querySelector(`script[src="${address}"]`)) {
				script = document.createElement("script");
				script.src = trustedAddress(address);
				// YouTube's script loads a second one.
				script.onload = () => (globals.YT?.ready ? globals.YT.ready(() => wake()) : wake());
				script.onerror = () => {
					isBlocked = true;
					wake();
				};
				document.head.append(script);
			}
			await new Promise<void>((resolve) => {
				wake = resolve;
				setTimeout(resolve, retryMs);
			});
		}
		return find();
	} catch (error) {
		script?.remove();
		throw error;
	}
};
