// What the lightbox draws inside its dialog: the close control, and a slideshow or a lone video.
// biome-ignore-all lint/a11y/useSemanticElements: the site's style sheets know this markup
// biome-ignore-all lint/a11y/useValidAnchor: likewise
import { useLayoutEffect, useRef } from "react";
import type { Opening } from "./model";
import { Icon, Player, type Site } from "./parts";
import { Slideshow } from "./slideshow";

/** @param opening what is shown; nothing while the lightbox is closed */
export const Lightbox = ({ opening, site }: { opening?: Opening; site: Site }) => {
	const control = useRef<HTMLAnchorElement>(null);
	useLayoutEffect(() => {
		if (opening) control.current!.focus({ preventScroll: true });
	}, [opening]);
	const [first] = opening?.slides ?? [];

	return (
		<div className="dialog-widget-content dialog-lightbox-widget-content">
			<a
				ref={control}
				className="dialog-close-button dialog-lightbox-close-button"
				role="button"
				tabIndex={0}
				aria-label={`${site.say("close")} (Esc)`}
				href="#"
			>
				<Icon name="close" site={site} className="dialog-close-button-icon" />
			</a>
			<div className="dialog-header dialog-lightbox-header" />
			<div
				className={`dialog-message dialog-lightbox-message${opening?.entrance ? ` animated ${opening.entrance}` : ""}`}
			>
				{opening &&
					(opening.isVideo ? (
						<Player player={first!.player!} name={first!.title || site.say("playVideo")} />
					) : (
						<Slideshow {...opening} site={site} />
					))}
			</div>
			<div className="dialog-buttons-wrapper dialog-lightbox-buttons-wrapper" />
		</div>
	);
};
