// The videos of version 4 as a React component.
import type { ReactElement, Ref } from "react";
import { Island } from "../../src/react/island";
import type { SettingsFor } from "../../src/react/settings-input";
import { type PlayerEvents, type PlayerHandle, usePlayer } from "../../src/react/use-player";
import { classNames, type HostProps } from "../../src/react/widget";
import plugin from "./index";

export interface AtomicVideoProps extends Omit<HostProps, "ref" | keyof PlayerEvents>, PlayerEvents {
	/** As the plugin's README lists them. */
	settings?: Omit<SettingsFor<typeof plugin>, "source">;
	/** Address of a YouTube video, in any of its forms. */
	youtube?: string;
	/** Address of a video file; with a part in it, `#t=5,20`, only that part repeats. */
	file?: string;
	/** Picture shown before the file plays. */
	poster?: string;
	/** Plays immediately; browsers ask for `muted` as well. */
	autoPlay?: boolean;
	/** Plays without sound. */
	muted?: boolean;
	/** Starts again at its end. */
	loop?: boolean;
	/** Shows the controls of the browser. */
	controls?: boolean;
	/** Receives its handle. */
	ref?: Ref<PlayerHandle>;
}

/**
 * One of `youtube` and `file` is the video; the flags are for the file.
 * @example <AtomicVideo youtube="https://youtu.be/aqz-KE-bpKQ" settings={{ privacy: true }} />
 * @example <AtomicVideo file="/wheel.webm#t=5,20" loop muted autoPlay />
 */
export const AtomicVideo = ({
	settings,
	youtube,
	file,
	poster,
	autoPlay,
	muted,
	loop,
	controls,
	className,
	onPlay,
	onPause,
	onEnd,
	ref,
	...host
}: AtomicVideoProps): ReactElement => {
	const root = usePlayer(ref, { onPlay, onPause, onEnd });
	const shared = { ...host, ref: root, plugin, pluginName: "atomic-video" };
	if (!file)
		return (
			<Island
				{...shared}
				className={classNames("e-youtube-base", className)}
				data-e-type="e-youtube"
				settings={{ ...settings, source: youtube }}
			/>
		);
	const flags = { poster, autoPlay, muted, loop, controls, playsInline: true, preload: "metadata" };
	return (
		<Island
			{...shared}
			{...(flags as object)}
			as="video"
			className={classNames("e-self-hosted-video-base", className)}
			data-e-type="e-self-hosted-video"
		>
			<source src={file} />
		</Island>
	);
};
