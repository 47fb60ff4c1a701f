// The picture before a video, with the control that plays it, as the page builder prints them.
import type { ReactElement } from "react";
import { useWords } from "./words";

export interface PlayOverlayProps {
	/** Address of the picture. */
	poster: string;
	/** Name of the control. */
	label?: string;
}

export const PlayOverlay = ({ poster, label }: PlayOverlayProps): ReactElement => {
	const words = useWords();
	return (
		<div className="elementor-custom-embed-image-overlay" style={{ backgroundImage: `url(${JSON.stringify(poster)})` }}>
			{/* biome-ignore lint/a11y/useSemanticElements: as the page builder prints it */}
			<div className="elementor-custom-embed-play" role="button" aria-label={label ?? words.playVideo} tabIndex={0}>
				<i className="eicon-play" aria-hidden="true" />
			</div>
		</div>
	);
};
