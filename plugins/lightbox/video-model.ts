// How videos are played: providers, attributes, proportions.
import { autoplayAddress, vimeoAddress, youtubeId } from "../../src/parts/players";
import { isFollowed, type LightboxRequest, type Player, textOf } from "./model";

export interface PlayerOptions {
	/** It is a file, whatever its address looks like. */
	isHosted?: boolean;
	autoplay?: boolean;
	/** Attributes of the `<video>`; one without a value gets its name for one. */
	parameters?: LightboxRequest;
	/** Code of the aspect ratio; 16:9 if unknown. */
	ratio?: string;
	title?: string;
	/** Not pressed itself: it is shown along with the pressed link. */
	isUnasked?: boolean;
}

const ratios = new Map([
	["219", "2.33333"],
	["169", "1.77777"],
	["43", "1.33333"],
	["32", "1.5"],
	["11", "1"],
	["916", "0.5625"],
]);

/** How the video at an address is played; nothing for a provider that is not known. */
export const playerOf = (
	url: string,
	{ isHosted, autoplay, parameters = {}, ratio: code = "", title = "", isUnasked }: PlayerOptions = {},
): Player | undefined => {
	if (!isFollowed(url)) return;
	const isFile = isHosted || /\.(mp4|webm|og[gv]|m[4o]v)$/i.test(url.split(/[?#]/)[0]!);
	const attributes = isFile ? fileAttributes(url, parameters) : frameAttributes(url, title, autoplay);
	if (!attributes) return;
	const ratio = ratios.get(code) ?? "1.77777";
	return {
		tag: isFile ? "video" : "iframe",
		attributes,
		ratio,
		orientation: +ratio > 1 ? "landscape" : +ratio < 1 ? "portrait" : "square",
		provider: isFile || !isUnasked ? undefined : youtubeId(url) ? "youtube" : "vimeo",
	};
};

const fileAttributes = (src: string, parameters: LightboxRequest) => {
	const attributes: Record<string, string> = { src, autoplay: "autoplay" };
	for (const [name, value] of Object.entries(parameters))
		if (/^(?!on|src)[a-z-]+$/i.test(name)) attributes[name] = textOf(value) || name;
	return attributes;
};

const frameAttributes = (url: string, title: string, autoplay?: boolean): Player["attributes"] | undefined => {
	const youtube = youtubeId(url);
	const vimeo = vimeoAddress(url);
	if (!youtube && !vimeo) return;
	const address = /\/(embed|video)\//.test(url)
		? url
		: youtube
			? `https://www.youtube.com/embed/${encodeURIComponent(youtube)}${startOf(url)}`
			: vimeo! + (/#t=.+/.exec(url)?.[0] ?? "");
	return {
		allowfullscreen: "1",
		title,
		...(autoplay && { allow: "autoplay" }),
		src: autoplay ? autoplayAddress(address) : address,
	};
};

/** The start time of a link to YouTube: `t=90`, `t=1m30s` or `start=90`. The frame accepts only seconds. */
const startOf = (url: string): string => {
	const [, hours = 0, minutes = 0, seconds = 0] = /[?&#](?:t|start)=(?:(\d+)h)?(?:(\d+)m)?(\d*)/.exec(url) ?? [];
	const start = +hours * 3600 + +minutes * 60 + +seconds;
	return start ? `?start=${start}` : "";
};
