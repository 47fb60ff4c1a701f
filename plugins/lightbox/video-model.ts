// How videos are played: providers, addresses, proportions, and what the JSON of a video widget says.
import type { Wish } from "./model";

/** How a video is played. */
export interface Player {
	tag: "iframe" | "video";
	/** What the element carries; names as in markup. */
	attributes: Record<string, string>;
	/** Width by height. */
	ratio: string;
	orientation: "landscape" | "square" | "portrait";
}

export interface PlayerOptions {
	/** It is a file, whatever its address looks like. */
	isHosted?: boolean;
	autoplay?: boolean;
	/** Attributes of the `<video>`. */
	parameters?: Wish;
	/** Code of the proportions; 16:9 unless it is known. */
	ratio?: string;
	title?: string;
}

const ratios: Record<string, string> = {
	// Whatever the site asks for, it is found here or not at all.
	__proto__: null!,
	169: "1.77777",
	219: "2.33333",
	43: "1.33333",
	32: "1.5",
	11: "1",
	916: "0.5625",
};

/** How the video at an address is played; nothing for a provider that is not known. */
export const playerOf = (
	url: string,
	{ isHosted, autoplay, parameters = {}, ratio = "", title = "" }: PlayerOptions = {},
): Player | undefined => {
	const [, youtube] =
		/^https?:\/\/(?:www\.|m\.)?(?:youtu\.be|youtube(?:-nocookie)?\.com)\/(?:embed\/|vi?\/|user\/|shorts\/|live\/|watch\?(?:.*&)?vi?=)?([\w-]+)/i.exec(
			url,
		) ?? [];
	const [, vimeo] = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|external\/)?(\d+)/i.exec(url) ?? [];
	const attributes: Record<string, string> = {};
	if (isHosted || /\.(mp4|webm|og[gv]|m[4o]v)$/i.test(url.split(/[?#]/)[0]!)) {
		isHosted = true;
		Object.assign(attributes, { src: url, autoplay: "autoplay" });
		for (const [name, value] of Object.entries(parameters)) {
			if (/^(?!on|src)[a-z-]+$/i.test(name)) attributes[name] = `${value || name}`;
		}
	} else {
		if (!youtube && !vimeo) return;
		let src = /\/(embed|video)\//.test(url)
			? url
			: youtube
				? `https://www.youtube.com/embed/${youtube}`
				: `https://player.vimeo.com/video/${vimeo}`;
		Object.assign(attributes, { allowfullscreen: "1", title });
		if (autoplay) {
			attributes.allow = "autoplay";
			src = autoplayAddress(src);
		}
		attributes.src = src;
	}
	const value = ratios[ratio] ?? ratios[169]!;
	return {
		tag: isHosted ? "video" : "iframe",
		attributes,
		ratio: value,
		orientation: +value > 1 ? "landscape" : +value < 1 ? "portrait" : "square",
	};
};

/** `autoplay=1` comes last, but before the start time of a Vimeo address. */
export const autoplayAddress = (address: string): string => {
	const [base = "", time = ""] = address
		.replace(/([?&])autoplay=[^&#]*&?/g, "$1")
		.replace(/[?&](?=#|$)/, "")
		.split(/(?=#)/);
	return `${base}${base.includes("?") ? "&" : "?"}autoplay=1${time}`;
};
