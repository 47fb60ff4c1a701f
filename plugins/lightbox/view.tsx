// What the lightbox draws inside its dialog: the close control, and a slideshow or a lone video.
// biome-ignore-all lint/a11y/useSemanticElements: the site's style sheets know this markup
// biome-ignore-all lint/a11y/useValidAnchor: likewise
import { useLayoutEffect, useRef } from "react";
import type { Opening } from "./model";
import type { Site } from "./site";
import { Slideshow } from "./slideshow";

/** @param opening what is shown; nothing while the lightbox is closed */
export const Lightbox = ({ opening, site }: { opening?: Opening; site: Site }) => {
	const { say, Icon } = site;
	const control = useRef<HTMLAnchorElement>(null);
	useLayoutEffect(() => {
		if (opening) control.current!.focus({ preventScroll: true });
	}, [opening]);
	const { slides: [first] = [], entrance, isVideo } = opening ?? {};
	const { title, Video } = first ?? {};
	const box = (name: string, more = "") => `dialog-${name} dialog-lightbox-${name}${more}`;

	return (
		<div className={box("widget-content")}>
			<a
				ref={control}
				className={box("close-button")}
				role="button"
				tabIndex={0}
				aria-label={`${say("close")} (Esc)`}
				href="#"
			>
				<Icon name="close" className="dialog-close-button-icon" />
			</a>
			<div className={box("header")} />
			<div className={box("message", entrance && ` animated ${entrance}`)}>
				{isVideo && Video ? (
					<Video name={title || say("playVideo")} />
				) : (
					opening && <Slideshow {...opening} site={site} />
				)}
			</div>
			<div className={box("buttons-wrapper")} />
		</div>
	);
};
