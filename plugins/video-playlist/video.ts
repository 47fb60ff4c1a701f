// One video of a playlist: creates its player once, when it is needed, and reports its events.
import { clickByKey } from "../../src/kit/keys";
import type { Scope } from "../../src/kit/scope";
import { createFile, type Player, type PlayerState } from "./player";

export type Occasion = "click" | "onLoad" | "nextVideo";

export interface Video {
	title: HTMLElement;
	panel: HTMLElement;
	play(occasion: Occasion): void;
	pause(): void;
	/** Plays or pauses. */
	toggle(occasion: Occasion): void;
	/** The first of a list: its player is created when it is in view, unless the visitor refuses the provider. */
	start(autoplays: boolean, isLazy: boolean): void;
	/** Seconds from the beginning, as last known. */
	time(): number;
	occasion(): Occasion;
	/** How often it has begun. */
	count(): number;
}

const loadEmbed = () => import("./embed");

/**
 * @param notify called with `videoStart`, `videoResume`, `videoPaused`, `videoEnded`
 * @param onMissing called if a video that was not pressed cannot be loaded, or the visitor refuses its provider
 */
export const createVideo = (
	title: HTMLElement,
	panel: HTMLElement,
	scope: Scope,
	notify: (type: string) => void,
	onMissing: () => void,
): Video => {
	const { videoUrl: address = "", videoType: provider = "" } = panel.dataset;
	const isEmbed = /^(youtube|vimeo)$/.test(provider);
	const printed = [...panel.childNodes];
	const overlay = panel.querySelector<HTMLElement>(".elementor-custom-embed-image-overlay");
	const place = printed.find((node): node is HTMLElement => node instanceof HTMLDivElement && node !== overlay);
	let isMaking = false;
	let link: HTMLElement | undefined;
	let player: Player | undefined;
	let occasion: Occasion = "onLoad";
	let isWanted = false;
	let isPlaying = false;
	let hasBegun = false;
	let hadFocus = false;
	let count = 0;
	let time = 0;

	const onState = async (state: PlayerState) => {
		const isNow = state === "playing";
		if (state !== "ended" && isNow === isPlaying) return;
		isPlaying = isNow;
		time = (await player?.time()) ?? 0;
		if (isNow && !hasBegun) count++;
		notify({ playing: hasBegun ? "videoResume" : "videoStart", paused: "videoPaused", ended: "videoEnded" }[state]);
		hasBegun = state !== "ended";
	};
	const hear = (state: PlayerState) => scope.run(() => onState(state));

	const miss = () => {
		if (isWanted && occasion === "nextVideo") scope.run(onMissing);
	};
	const make = (place: Element, isMuted: boolean) =>
		scope.part(
			loadEmbed,
			async ({ createEmbed, isRefused }) => {
				if (occasion === "nextVideo" && isRefused(provider, scope)) return miss();
				try {
					player = await createEmbed(place, provider, address, isMuted, hear, miss, scope);
					link?.remove();
					if (scope.signal.aborted) player?.destroy();
					else if (isWanted) player?.play();
				} catch (error) {
					scope.report("player", error);
					if (/^https?:/.test(address)) panel.append((link ??= createLink()));
					miss();
				}
				if (hadFocus) focusPlayer();
			},
			occasion === "click",
		);
	/** The overlay had it. */
	const focusPlayer = () => {
		hadFocus = false;
		panel.querySelector<HTMLElement>("video,iframe,a")?.focus({ preventScroll: true });
	};
	const createLink = () => {
		const link = document.createElement("a");
		link.href = address;
		link.target = "_blank";
		link.rel = "noopener";
		link.textContent = panel.dataset.videoTitle || address;
		return link;
	};
	const getPlayer = async (isMuted: boolean) => {
		if (player || isMaking || !place) return;
		if (isEmbed) {
			isMaking = true;
			await make(place, isMuted);
			isMaking = false;
		} else player = createFile(place, address, isMuted, hear, miss);
	};
	const play = (why: Occasion, isMuted = false) => {
		occasion = why;
		isWanted = true;
		hadFocus ||= !!overlay?.contains(document.activeElement);
		overlay?.remove();
		getPlayer(isMuted);
		player?.play();
		if (hadFocus && player) focusPlayer();
	};
	const pause = () => {
		isWanted = false;
		player?.pause();
	};

	scope.add(() => {
		player?.destroy();
		panel.replaceChildren(...printed);
	});
	if (overlay) {
		scope.on(overlay, "click", () => play("click"));
		// The button is in it.
		scope.on(overlay, "keydown", (event) => clickByKey(event, event.target as HTMLElement));
	}

	return {
		title,
		panel,
		play,
		pause,
		toggle: (why) => (isPlaying ? pause() : play(why)),
		start(autoplays, isLazy) {
			const begin = () => (autoplays ? play("onLoad", true) : getPlayer(false));
			// The visitor has to press the overlay.
			if (overlay && !autoplays) return;
			if (!isEmbed && !isLazy) return begin();
			scope.part(loadEmbed, ({ startWhenSeen }) => startWhenSeen(scope, panel, isEmbed ? provider : undefined, begin));
		},
		time: () => time,
		occasion: () => occasion,
		count: () => count,
	};
};
