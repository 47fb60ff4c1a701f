// A section with a video behind it, as a React component.
import type { ReactElement, ReactNode } from "react";
import { Island } from "../../src/react/island";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { classNames, type HostProps } from "../../src/react/widget";
import plugin from "./index";

export interface BackgroundVideoProps extends HostProps {
	/** As the plugin's README lists them. */
	settings?: Omit<SettingsFor<typeof plugin>, "background_background" | "background_video_link">;
	/** Address of a video file, or of a YouTube or Vimeo video. */
	link: string;
	/** Its content. */
	children?: ReactNode;
}

/** @example <BackgroundVideo link="/waves.webm" settings={{ background_play_on_mobile: true }}><h1>Tea</h1></BackgroundVideo> */
export const BackgroundVideo = ({
	link,
	settings,
	className,
	children,
	...host
}: BackgroundVideoProps): ReactElement => {
	const isOnPhones = settings?.background_play_on_mobile;
	return (
		<Island
			{...host}
			plugin={plugin}
			pluginName="background-video"
			className={classNames("elementor-element e-con e-parent", className)}
			settings={{ ...settings, background_background: "video", background_video_link: link }}
		>
			<div
				className={classNames("elementor-background-video-container", !isOnPhones && "elementor-hidden-mobile")}
				aria-hidden="true"
			>
				{/youtu\.?be|vimeo/.test(link) ? (
					<div className="elementor-background-video-embed" />
				) : (
					// biome-ignore lint/a11y/useMediaCaption: the plugin mutes it; a printed `muted` React cannot hydrate
					<video
						className="elementor-background-video-hosted"
						autoPlay
						playsInline
						loop={!settings?.background_play_once}
					/>
				)}
			</div>
			<Slot>{children}</Slot>
		</Island>
	);
};
