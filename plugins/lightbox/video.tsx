// The part that plays videos, as a slide or alone; loaded where the page has some.
import { type ComponentType, useLayoutEffect, useRef } from "react";
import type { Opening, VideoProps, Wish } from "./model";
import { type PlayerOptions, playerOf } from "./video-model";

/** What plays the video at an address; nothing for a provider that is not known. */
export const videoOf = (url: string, options: PlayerOptions): ComponentType<VideoProps> | undefined => {
	const player = playerOf(url, options);
	return (
		player &&
		(({ name, onReady }) => {
			const box = useRef<HTMLDivElement>(null);
			// Made by hand: its attributes are the site's, whatever they are called.
			useLayoutEffect(() => {
				const node = document.createElement(player.tag);
				for (const [key, value] of Object.entries(player.attributes)) node.setAttribute(key, value);
				node.title ||= name;
				if (onReady) node.onload = node.onloadeddata = node.onerror = onReady;
				box.current!.append(node);
				return () => node.remove();
			}, []);
			return (
				<div className="elementor-video-container elementor-lightbox-prevent-close">
					<div
						ref={box}
						className={`elementor-video-wrapper elementor-video-${player.orientation}`}
						style={{ "--video-aspect-ratio": player.ratio } as object}
					/>
				</div>
			);
		})
	);
};

/** What the JSON of a video widget opens: its video alone. @param suffixes of the device, from small to large */
export const openingOf = (url: string, wish: Wish, suffixes: string[]): Opening | undefined => {
	const modal = objectOf(wish.modalOptions);
	const title = modal.title ? `${modal.title}` : "";
	const Video = videoOf(url, {
		isHosted: wish.videoType === "hosted",
		autoplay: wish.autoplay === "yes",
		parameters: objectOf(wish.videoParams),
		ratio: `${modal.videoAspectRatio}`,
		title,
	});
	const { entranceAnimation = "zoomIn" } = modal;
	const entrance = suffixes.map((suffix) => modal[`entranceAnimation${suffix}`]).find(Boolean) ?? entranceAnimation;
	return (
		Video && {
			id: `${modal.id || "elementor-lightbox"}`,
			start: 0,
			slides: [{ url, Video, title }],
			isVideo: true,
			entrance: entrance === "none" ? "" : `${entrance}`,
		}
	);
};

/** What of a member of the JSON is an object. */
const objectOf = (value: unknown): Wish => (value && typeof value === "object" ? (value as Wish) : {});
