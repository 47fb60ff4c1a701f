// The video widget as a React component.
import type { ReactElement, Ref } from "react";
import { PlayOverlay } from "../../src/react/play-overlay";
import type { SettingsFor } from "../../src/react/settings-input";
import { type PlayerEvents, type PlayerHandle, usePlayer } from "../../src/react/use-player";
import { type HostProps, Widget } from "../../src/react/widget";
import { useWords } from "../../src/react/words";
import plugin from "./index";

export interface VideoProps extends Omit<HostProps, "ref" | keyof PlayerEvents>, PlayerEvents {
	/** As the plugin's README lists them. */
	settings?: SettingsFor<typeof plugin>;
	/** Address of a YouTube video, in any of its forms. */
	youtube?: string;
	/** Address of a video file. */
	file?: string;
	/** Address of the frame of any other provider. */
	frame?: string;
	/** Picture shown until the video is pressed. */
	poster?: string;
	/** Name of the play control; "Play Video" by default. */
	playLabel?: string;
	/** Name of the frame. */
	frameTitle?: string;
	/** Receives its handle. */
	ref?: Ref<PlayerHandle>;
}

/**
 * One of `youtube`, `file` and `frame` is the video.
 * @example <Video youtube="https://youtu.be/aqz-KE-bpKQ" poster="/cover.jpg" settings={{ controls: true, rel: false }} />
 * @example <Video frame="https://player.vimeo.com/video/12345" poster="/cover.jpg" />
 */
export const Video = ({
	youtube,
	file,
	frame,
	poster,
	playLabel,
	frameTitle,
	settings,
	onPlay,
	onPause,
	onEnd,
	ref,
	...host
}: VideoProps): ReactElement => {
	const words = useWords();
	const root = usePlayer(ref, { onPlay, onPause, onEnd });
	return (
		<Widget
			{...host}
			ref={root}
			type="video"
			plugin={plugin}
			pluginName="video"
			settings={{ video_type: file ? "hosted" : providerOf(frame), youtube_url: youtube, ...settings }}
		>
			<div className={`${file ? "e-hosted-video " : ""}elementor-wrapper elementor-open-inline`}>
				{youtube && <div className="elementor-video" />}
				{file && (
					// biome-ignore lint/a11y/useMediaCaption: the file or the page provides captions
					<video className="elementor-video" src={file} controls preload="metadata" playsInline />
				)}
				{frame && (
					<iframe
						className="elementor-video-iframe"
						allowFullScreen
						title={frameTitle ?? words.video}
						data-lazy-load={frame}
					/>
				)}
				{poster && <PlayOverlay poster={poster} label={playLabel} />}
			</div>
		</Widget>
	);
};

/** The provider by which the visitor's consent is asked. */
const providerOf = (frame = "") => /vimeo|dailymotion|videopress/.exec(frame)?.[0] ?? "youtube";
