// Rules of videos that need no page: the part of a film that an address names, and what YouTube's player is told.

/** The seconds of `clip.mp4#t=5,20`; without an end the film's. */
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

/** What YouTube's player takes: switches as 0 or 1, times where they are set. */
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
