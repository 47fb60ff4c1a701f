// Video: replaces the overlay with a player. YouTube and videos without an overlay are in a separate part.
import { closestTo } from "../../src/base/dom";
import { atSign } from "../../src/copied/at-sign";
import { clickByKey } from "../../src/kit/keys";
import { definePlugin } from "../../src/kit/plugin";
import { queryOwn } from "../../src/kit/query-own";

import { $preferences } from "../../src/stores/preferences";
import { isWeb } from "./model";
import { settings, type Waiting } from "./settings";

const loadYouTube = () => import("./youtube");
const loadPlayers = () => import("../../src/parts/players");

export default definePlugin({
	settings,
	setup(host, settings, scope) {
		if (closestTo(host, ".rll-youtube-player") === host)
			return scope.part(loadYouTube, ({ lazyLoader }) => lazyLoader(host, settings, scope));
		const [wrapper] = queryOwn(host, ".elementor-open-inline");
		const [video] = queryOwn<HTMLVideoElement>(host, "video");
		const [frame] = queryOwn<HTMLIFrameElement>(host, "iframe");
		const [slot] = queryOwn(host, "div.elementor-video");
		const [overlay] = queryOwn(host, ".elementor-custom-embed-image-overlay");
		const [button] = queryOwn(host, "[role=button]");
		const name = overlay?.querySelector("img")?.alt;
		if (button && name && !button.ariaLabel?.includes(name)) {
			scope.keep(button, "aria-label");
			button.ariaLabel = [button.ariaLabel, name].filter(Boolean).join(": ");
		}
		if (!wrapper || !(frame || slot || video)) return scope.report("markup", ".elementor-open-inline");
		// Without an overlay the server has said all about a file or a frame.
		if (!(frame ? overlay || isWeb(frame.dataset.lazyLoad ?? "") : slot || overlay)) return;

		const printed = [...wrapper.childNodes];
		let isStarted = false;
		scope.add(() => wrapper.replaceChildren(...printed));

		/** @returns whether the player exists, or will; likewise the others */
		const playFrame = (frame: HTMLIFrameElement, isAsked: boolean) =>
			scope.part(
				loadPlayers,
				({ autoplayAddress }) => {
					// Now: a tool for consent may have withheld it until the visitor gave that.
					const address = frame.dataset.lazyLoad || frame.getAttribute("src") || "";
					if (!isWeb(address)) return;
					scope.keep(frame, "src", "allow", "title");
					// A frame that is away while its address changes adds nothing to the history of the tab.
					frame.remove();
					frame.title ||= "Video";
					if (isAsked || waiting.settings.autoplay) {
						frame.src = autoplayAddress(address);
						frame.setAttribute("allow", "autoplay");
					} else frame.src = address;
					wrapper.prepend(frame);
					waiting.reveal(isAsked);
					return true;
				},
				isAsked,
			);
		const playFile = (isAsked: boolean) => {
			waiting.reveal(isAsked);
			// A file's player reports its own errors.
			video!.play()?.catch(() => {});
			return true;
		};

		const waiting: Waiting = {
			wrapper,
			slot,
			// Under reduced motion nothing starts automatically.
			settings: { ...settings, autoplay: settings.autoplay && !$preferences.get().reducedMotion },
			scope,
			async play(isAsked) {
				if (isStarted) return;
				isStarted = true;
				isStarted = !!(frame
					? await playFrame(frame, isAsked)
					: slot
						? await scope.part(loadYouTube, ({ playYouTube }) => playYouTube(waiting, isAsked), isAsked)
						: playFile(isAsked));
			},
			listen(overlay) {
				waiting.overlay = overlay;
				scope.on(overlay, "click", (event) => {
					if (closestTo(event.target, "a")) return;
					event.preventDefault();
					return waiting.play(true);
				});
				scope.on(overlay, "keydown", (event) => clickByKey(event, closestTo(event.target, "div")));
				// Our own files, not the provider's.
				const load = () => scope.part<unknown, void>(slot ? loadYouTube : loadPlayers, () => {});
				if (slot || frame) atSign(scope, overlay, load);
			},
			reveal(isAsked) {
				waiting.overlay?.remove();
				const player = wrapper.querySelector<HTMLElement>("iframe,video");
				if (!player || !isAsked) return;
				if (player === video) {
					scope.keep(video, "tabindex");
					video.tabIndex = video.controls ? 0 : -1;
				}
				player.focus({ preventScroll: true });
			},
		};
		if (overlay) waiting.listen(overlay);
		else return scope.part(loadYouTube, ({ present }) => present(waiting));
	},
});
