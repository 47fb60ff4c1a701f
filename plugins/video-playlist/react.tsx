// The video playlist as a React component.
import { type ReactElement, type ReactNode, type Ref, useState } from "react";
import type { ChangeDetails } from "../../src/react/change";
import { PlayOverlay } from "../../src/react/play-overlay";
import type { SettingsFor } from "../../src/react/settings-input";
import { useDriven } from "../../src/react/use-driven";
import { type PlayerEvents, type PlayerHandle, usePlayer } from "../../src/react/use-player";
import { type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import plugin from "./index";

/** A video of the list. */
export interface PlaylistVideo {
	/** By this the address and the storage know it; its place in the list by default. */
	id?: string;
	/** Name of the video, in the list. */
	title: string;
	/** Address of a file, or of a video of YouTube or Vimeo. */
	url: string;
	/** As text: "3:05". */
	duration?: string;
	/** Title of the part of the list that begins here. */
	section?: ReactNode;
}

/** What the ref of a playlist holds. */
export interface PlaylistHandle extends PlayerHandle {
	/** Plays the next video of the list. */
	next(): void;
	/** Plays the one before. */
	previous(): void;
	/** Plays a video. @param index from 0 */
	goTo(index: number): void;
	/** The video that is shown, from 0. */
	readonly index: number;
}

export interface VideoPlaylistProps extends Omit<HostProps, "settings" | "ref" | keyof PlayerEvents>, PlayerEvents {
	/** In their order. */
	videos: readonly PlaylistVideo[];
	/** Above the list. */
	title: string;
	/** Picture before the first video, which then waits for a press. */
	poster?: string;
	/** Name of the play control. */
	playLabel?: string;
	/** Says how many videos there are. */
	count?: ReactNode;
	/** As the plugin's README lists them. */
	settings?: Omit<SettingsFor<typeof plugin>, "tabs" | "playlist_title">;
	/** The video that is shown, by its `id`; if you set it, update it in `onValueChange`. Another one plays. */
	value?: string;
	/** The video that is shown at first; the first one by default. */
	defaultValue?: string;
	/** Called when another video is shown; `details.preventDefault()` takes that back. */
	onValueChange?(value: string, details: ChangeDetails): void;
	/** Gets what plays, pauses and moves it. */
	ref?: Ref<PlaylistHandle>;
}

/** @example <VideoPlaylist title="Throwing" videos={[{ title: "The first bowl", url: "/bowl.mp4", duration: "3:05" }]} /> */
export const VideoPlaylist = ({
	videos,
	title,
	poster,
	playLabel,
	count,
	settings,
	value,
	defaultValue,
	onValueChange,
	onPlay,
	onPause,
	onEnd,
	ref,
	...host
}: VideoPlaylistProps): ReactElement => {
	const id = useWidgetId();
	const values = videos.map(({ id }, index) => id ?? `${index + 1}`);
	const root = usePlayer<PlaylistHandle>(ref, { onPlay, onPause, onEnd }, handleOf);
	const { whileMounted } = useDriven<string>(
		{
			value,
			defaultValue,
			onChange: onValueChange,
			read: (host) => values[indexIn(host)],
			write(host, wanted, isAtOnce) {
				const index = values.indexOf(wanted);
				// At the start it is printed so, and nobody wants it to play.
				if (!isAtOnce && index !== indexIn(host)) titlesIn(host)[index]?.click();
			},
		},
		["aria-selected"],
	);
	/** What is printed stays: what differs has the plugin mounted again. */
	const [start] = useState(() => Math.max(0, values.indexOf(value ?? defaultValue ?? "")));
	const entries: { id: string; video?: PlaylistVideo; section?: ReactNode }[] = [];
	for (const [index, video] of videos.entries()) {
		if (video.section !== undefined) entries.push({ id: "", section: video.section });
		entries.push({ id: values[index]!, video });
	}
	const first = entries.findIndex(({ video }) => video && video === videos[start]);
	return (
		<Widget
			data-id={id}
			{...host}
			ref={root}
			whileMounted={whileMounted}
			type="video-playlist"
			plugin={plugin}
			pluginName="video-playlist"
			settings={{ playlist_title: title, tabs: entries.map(({ id }) => ({ _id: id })), ...settings } as never}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: the page builder's markup */}
			<div className="e-tabs" role="region" aria-label={title}>
				<div className="e-tabs-main-area">
					<div className="e-tabs-wrapper">
						<div className="e-tabs-header">
							<h2 className="e-tabs-title">{title}</h2>
							<div className="e-tabs-header-right-side">
								{count !== undefined && <span className="e-tabs-videos-count">{count}</span>}
								<span className="e-tabs-toggle-videos-display-button rotate-down">
									<span aria-hidden="true">▾</span>
								</span>
							</div>
						</div>
						<div className="e-tabs-items-wrapper">
							<div className="e-tabs-items" role="tablist" aria-label={title}>
								{entries.map(({ video, section }, index) =>
									video ? (
										<div
											key={index}
											id={`${id}-tab-${index + 1}`}
											className="e-tab-title"
											role="tab"
											data-tab={index + 1}
											aria-selected={index === first}
											aria-controls={`${id}-panel-${index + 1}`}
											tabIndex={index === first ? 0 : -1}
										>
											<span className="e-tab-title-text">{video.title}</span>
											{video.duration && <span className="e-tab-duration">{video.duration}</span>}
										</div>
									) : (
										<div key={index} className="e-section-title" role="presentation">
											{section}
										</div>
									),
								)}
							</div>
						</div>
					</div>
					<div className="e-tabs-content-wrapper">
						{entries.map(
							({ video }, index) =>
								video && (
									<div
										key={index}
										id={`${id}-panel-${index + 1}`}
										className="e-tab-content"
										role="tabpanel"
										data-tab={index + 1}
										data-video-url={video.url}
										data-video-type={providerOf(video.url)}
										data-video-title={video.title}
										data-video-duration={video.duration}
										aria-labelledby={`${id}-tab-${index + 1}`}
										hidden={index !== first}
									>
										<div />
										{poster && index === first && <PlayOverlay poster={poster} label={playLabel} />}
									</div>
								),
						)}
					</div>
				</div>
			</div>
		</Widget>
	);
};

const providerOf = (address: string) =>
	/^(?:https?:)?\/\/[\w.-]*\b(?:youtu\.be|youtube(?:-nocookie)?\.com)\//.test(address)
		? "youtube"
		: /^(?:https?:)?\/\/[\w.-]*\bvimeo\.com\//.test(address)
			? "vimeo"
			: "hosted";

const titlesIn = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>(".e-tab-title[data-tab]")];

const indexIn = (host: HTMLElement) => titlesIn(host).findIndex(({ ariaSelected }) => ariaSelected === "true");

const handleOf = (host: () => HTMLElement | null): Omit<PlaylistHandle, keyof PlayerHandle> => {
	const index = () => (host() ? indexIn(host()!) : 0);
	const goTo = (next: number) => {
		const title = host() && next !== index() && titlesIn(host()!)[next];
		if (title) title.click();
	};
	return {
		next: () => goTo(index() + 1),
		previous: () => goTo(index() - 1),
		goTo,
		get index() {
			return index();
		},
	};
};
