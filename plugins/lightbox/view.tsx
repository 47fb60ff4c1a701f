// The content of the lightbox's dialog: the close control, and a slideshow or a single video.
// biome-ignore-all lint/a11y/useSemanticElements: the site's style sheets know this markup
// biome-ignore-all lint/a11y/useValidAnchor: likewise
import type { ReadableAtom } from "nanostores";
import { useLayoutEffect, useRef } from "react";
import { useStore } from "../../src/react/use-store";
import type { Opening } from "./model";
import type { Slides } from "./slides";
import { Slideshow } from "./slideshow";
import type { LightboxContext } from "./types";

/** The current slides. */
export interface Shown {
	opening: Opening;
	slides: Slides;
	/** Of the opening: each is redrawn. */
	number: number;
}

interface LightboxViewProps {
	/** Nothing while the lightbox is closed. */
	$shown: ReadableAtom<Shown | undefined>;
	context: LightboxContext;
}

export const LightboxView = ({ $shown, context }: LightboxViewProps) => {
	const { translate, $parts } = context;
	const { Icon, Video } = useStore($parts);
	const { opening, slides, number } = useStore($shown) ?? {};
	const close = useRef<HTMLAnchorElement>(null);
	useLayoutEffect(() => {
		if (number) close.current!.focus({ preventScroll: true });
	}, [number]);
	const { slides: [first] = [], isAlone, entrance } = opening ?? {};
	const box = (name: string, more = "") => `dialog-${name} dialog-lightbox-${name}${more}`;

	return (
		<div key={number} className={box("widget-content")}>
			<a
				ref={close}
				className={box("close-button")}
				role="button"
				tabIndex={0}
				aria-label={`${translate("close")} (Esc)`}
				href="#"
			>
				<Icon name="close" className="dialog-close-button-icon" />
			</a>
			<div className={box("header")} />
			<div className={box("message", entrance && ` animated ${entrance}`)}>
				{isAlone
					? Video && <Video player={first!.player!} title={first!.title} context={context} />
					: slides && <Slideshow slides={slides} context={context} />}
			</div>
			<div className={box("buttons-wrapper")} />
		</div>
	);
};
