// Rules of videos without a DOM: the part of a video that an address names, and the parameters of YouTube's player.

/** The seconds of `clip.mp4#t=5,20`; without an end the video's. */
export const rangeOf = (address: string): { start: number; end: number } => {
	const [, start, end] = /#t=([\d.]*)(?:,([\d.]+))?/.exec(address) ?? [];
	return { start: Number(start) || 0, end: Number(end) || Number.POSITIVE_INFINITY };
};

/** As the server prints them. */
export interface YouTubeSettings {
	source: string;
	/** Seconds, as text. */
	start: number;
	end: number;
	autoplay: boolean;
	controls: boolean;
	/** True is sent as 0: the page builder's own reading, against the name. */
	rel: boolean;
	cc_load_policy: boolean;
}

/** Parameters of YouTube's player: switches as 0 or 1, times if they are set. */
export const playerVariables = ({
	controls,
	rel,
	cc_load_policy,
	autoplay,
	start,
	end,
}: Omit<YouTubeSettings, "source">) => ({
	controls: +controls,
	rel: +!rel,
	cc_load_policy: +cc_load_policy,
	autoplay: +autoplay,
	...(start >= 0 && { start }),
	...(end >= 0 && { end }),
});
