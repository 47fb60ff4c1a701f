// Rules of YouTube's videos without a DOM: frames and thumbnails of lazy loaders, and the player's parameters.

/** The frame of a lazy loader's element: its address with `autoplay=1`, then its query. */
export const lazyFrameAddress = ({ src = "", id = "", query = "" }: Partial<Record<string, string>>): string => {
	const base = /^(https?:)?\/\//i.test(src) ? src : `https://www.youtube.com/embed/${encodeURIComponent(id)}`;
	return `${base}${base.includes("?") ? "&" : "?"}autoplay=1${query && `&${query.replace(/^[?&]/, "")}`}`;
};

/** Parameters of YouTube's player: switches as 0 or 1, times in seconds if they are set. */
export const playerVariables = (
	switches: Record<"controls" | "rel" | "playsinline" | "cc_load_policy" | "autoplay", boolean>,
	times: Record<"start" | "end", number>,
): Record<string, number> => ({
	...Object.fromEntries(Object.entries(switches).map(([name, isOn]) => [name, +isOn])),
	...Object.fromEntries(Object.entries(times).filter(([, time]) => time >= 0)),
});
