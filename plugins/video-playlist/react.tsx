// The video playlist as a React component.
import { type ReactElement, type ReactNode, type Ref, useRef } from "react";
import { type ChangeDetails, pressControl } from "../../src/react/change";
import { useItems } from "../../src/react/items";
import { PlayOverlay } from "../../src/react/play-overlay";
import type { SettingsFor } from "../../src/react/settings-input";
import { Slot } from "../../src/react/slot";
import { same, useDriven } from "../../src/react/use-driven";
import { type PlayerEvents, type PlayerHandle, usePlayer } from "../../src/react/use-player";
import { type HostProps, useWidgetId, Widget } from "../../src/react/widget";
import plugin from "./index";

/** A video of the list. */
export interface PlaylistVideo {
	/** By this the address, the storage and `value` know it; its title by default. */
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

/** The handle of a playlist. */
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
	/** Receives its handle. */
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
	const root = usePlayer<PlaylistHandle>(ref, { onPlay, onPause, onEnd }, handleOf);
	const { keys, values, start, whileMounted } = useShown(videos, { value, defaultValue, onValueChange });
	const entries: { id: string; key: string; video?: PlaylistVideo; section?: ReactNode }[] = [];
	for (const [index, video] of videos.entries()) {
		const key = keys[index]!;
		if (video.section !== undefined) entries.push({ id: "", key: `${key} section`, section: video.section });
		entries.push({ id: values[index]!, key, video });
	}
	const first = entries.findIndex(({ key }) => key === keys[start]);
	return (
		<Widget
			data-id={id}
			{...host}
			ref={root}
			whileMounted={whileMounted}
			type="video-playlist"
			plugin={plugin}
			pluginName="video-playlist"
			when={entries.length ? "now" : "never"}
			settings={{ playlist_title: title, tabs: entries.map(({ id }) => ({ _id: id })), ...settings } as never}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: the page builder's markup */}
			<div className="e-tabs" role="region" aria-label={title}>
				<div className="e-tabs-main-area">
					<div className="e-tabs-wrapper">
						<div className="e-tabs-header">
							<h2 className="e-tabs-title">{title}</h2>
							<div className="e-tabs-header-right-side">
								{count !== undefined && (
									<span className="e-tabs-videos-count">
										<Slot>{count}</Slot>
									</span>
								)}
								<span className="e-tabs-toggle-videos-display-button rotate-down">
									<span aria-hidden="true">▾</span>
								</span>
							</div>
						</div>
						<div className="e-tabs-items-wrapper">
							<div className="e-tabs-items" role="tablist" aria-label={title}>
								{entries.map(({ key, video, section }, index) =>
									video ? (
										<div
											key={key}
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
										<div key={key} className="e-section-title" role="presentation">
											<Slot>{section}</Slot>
										</div>
									),
								)}
							</div>
						</div>
					</div>
					<div className="e-tabs-content-wrapper">
						{entries.map(
							({ key, video }, index) =>
								video && (
									<div
										key={key}
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

type ShownState = Pick<VideoPlaylistProps, "value" | "defaultValue" | "onValueChange">;

/** @returns keys and ids of the videos, the index of the one printed as chosen, and the island's callback */
const useShown = (videos: readonly PlaylistVideo[], { value, defaultValue, onValueChange }: ShownState) => {
	const { keys, values } = useItems(videos.map(({ id, title }) => ({ value: id, title })));
	const keyOf = (value: string | undefined) => (value === undefined ? undefined : keys[values.indexOf(value)]);
	const { whileMounted, host: shownIn } = useDriven<string>(
		{
			value: keyOf(value),
			defaultValue: keyOf(defaultValue),
			onChange: (key, details) => onValueChange?.(values[keys.indexOf(key)] ?? key, details),
			read: (host) => keys[indexIn(host)],
			write(host, wanted, isAtOnce) {
				const index = keys.indexOf(wanted);
				// At the start it is printed so, and must not play.
				if (!isAtOnce && index !== indexIn(host)) pressControl(titlesIn(host)[index]);
			},
		},
		["aria-selected"],
	);
	const printed = useRef({ keys, index: Math.max(0, keys.indexOf(keyOf(value ?? defaultValue) ?? "")) });
	// The item printed as chosen stays so until the list changes, as a difference would remount the plugin.
	if (!same(printed.current.keys, keys)) {
		const before = shownIn.current ? indexIn(shownIn.current) : printed.current.index;
		const index = keys.indexOf(keyOf(value) ?? printed.current.keys[before] ?? "");
		printed.current = { keys, index: index < 0 ? Math.max(0, Math.min(before, keys.length - 1)) : index };
	}
	return { keys, values, start: printed.current.index, whileMounted };
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
		if (host() && next !== index()) pressControl(titlesIn(host()!)[next]);
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
