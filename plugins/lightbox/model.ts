// Rules of the lightbox that need no page: what is shown, where sharing leads, how slides and a zoomed image move.

/** What one slide shows. */
export interface Slide {
	/** Address of the image, or of the video. */
	url: string;
	/** There is one: a video is played instead. */
	player?: Player;
	title?: string;
	description?: string;
	/** What an image is called that has neither title nor description. */
	alt?: string;
	/** Deep link of the slide (`data-e-action-hash`). */
	hash?: string | null;
}

/** How a video is played. */
export interface Player {
	tag: "iframe" | "video";
	/** What the element carries; names as in markup. */
	attributes: Record<string, string>;
	/** Width by height. */
	ratio: string;
	orientation: "landscape" | "square" | "portrait";
}

/** One opening of the lightbox. */
export interface Opening {
	/** Id of the dialog. */
	id: string;
	slides: Slide[];
	/** Which slide is shown first, from 0. */
	start: number;
	/** The first slide's player stands alone, without anything around it. */
	isVideo?: boolean;
	/** Class of the entrance animation; empty for none. */
	entrance?: string;
}

/** What a link's JSON or action says; anything may be in it. */
export type Wish = Record<string, unknown>;

/** Position, in pixels from its place, and scale of an image. */
export interface Zoom {
	scale: number;
	x: number;
	y: number;
}

export const largestScale = 3;
export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };

const single = "elementor-lightbox-slideshow-single-img";
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

/** Whether an address is an image's: its path ends so, whatever is asked after it; one with a fragment right there is not. */
export const isImage = (address: string): boolean => /^[^?]+\.(png|jpe?g|gif|svg|webp|avif)(\?.*)?$/is.test(address);

export const isFollowed = (address: unknown): address is string =>
	typeof address === "string" && /^https?:/i.test(address);

/** What of a member of the JSON is an object. */
export const objectOf = (value: unknown): Wish => (value && typeof value === "object" ? (value as Wish) : {});

/** What to open without a slideshow: one video or one image. Nothing for an address that is not followed. */
export const openingOf = (wish: Wish, suffixes: string[], slide?: Partial<Slide>): Opening | undefined => {
	const { url, id } = wish;
	if (!isFollowed(url)) return;
	if (wish.type !== "video" || id) {
		return wish.type === "html" ? undefined : { id: single, start: 0, slides: [{ ...textsOf(wish), url, ...slide }] };
	}
	const modal = objectOf(wish.modalOptions);
	const player = playerOf(url, {
		isHosted: wish.videoType === "hosted",
		autoplay: wish.autoplay === "yes",
		parameters: objectOf(wish.videoParams),
		ratio: `${modal.videoAspectRatio}`,
		title: textsOf(modal).title,
	});
	const { entranceAnimation: key = "zoomIn" } = modal;
	const entrance = suffixes.map((suffix) => modal[`entranceAnimation${suffix}`]).find(Boolean) ?? key;
	return (
		player && {
			id: `${modal.id || "elementor-lightbox"}`,
			start: 0,
			slides: [{ url, player, ...textsOf(modal) }],
			isVideo: true,
			entrance: entrance === "none" ? "" : `${entrance}`,
		}
	);
};

const textsOf = ({ title, description }: Wish): Pick<Slide, "title" | "description"> => ({
	title: title ? `${title}` : "",
	description: description ? `${description}` : "",
});

/** How the video at an address is played; nothing for a provider that is not known. */
export const playerOf = (
	url: string,
	{ isHosted = false, autoplay = false, parameters = {} as Wish, ratio = "", title = "" } = {},
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

/** Where a slide can be shared: name of the icon, key of the label, address. @param page address of the page */
export const shareLinks = (
	{ url, player, hash }: Slide,
	page: string,
): [icon: string, label: string, href: string][] => {
	const here = encodeURIComponent(page.split("#")[0] + (hash || ""));
	const links: [string, string, string][] = [
		["facebook", "shareOnFacebook", `https://www.facebook.com/sharer.php?u=${here}`],
		["twitter", "shareOnTwitter", `https://twitter.com/intent/tweet?text= ${here}`],
		["pinterest", "pinIt", `https://www.pinterest.com/pin/create/button/?url=&media=${encodeURIComponent(url)}`],
	];
	if (!player) links.push(["download-bold", "downloadImage", url]);
	return links;
};

/** The slide at a position that counts on in both directions. */
export const slideAt = (position: number, count: number): number => ((position % count) + count) % count;

/**
 * By how many rounds a slide is moved so that it lies next to a position.
 * @param bias towards which side it is looked at, so that of two slides each can stand on both sides: -1 … 1
 */
export const roundOf = (index: number, position: number, count: number, bias: number): number =>
	count > 1 ? Math.round((position + bias / 4 - index) / count) : 0;

/**
 * By how many slides a drag moves when it is released: slow ones if past half a slide, swift ones always.
 * @param moved pixels, positive towards the previous slide
 * @param ms how long it took
 */
export const stepOf = (moved: number, width: number, ms: number): number =>
	moved && (ms < 300 || Math.abs(moved) > width / 2) ? -Math.sign(moved) : 0;

/**
 * Scales an image and keeps the point under the fingers where it is.
 * @param x of the point, in pixels from the centre; likewise `y`
 */
export const zoomAt = (from: Zoom, to: number, x = 0, y = 0): Zoom => {
	const scale = Math.min(largestScale, Math.max(1, to));
	const factor = scale / from.scale;
	return scale === 1 ? noZoom : { scale, x: x - (x - from.x) * factor, y: y - (y - from.y) * factor };
};

/** Where a moved image may be: no further than its own edge. @param size of the image and of what it is shown in, pixels */
export const clampPan = ({ scale, x, y }: Zoom, [width, height, boxWidth, boxHeight]: number[]): Zoom => {
	const clamp = (value: number, size = 0, box = 0) => {
		const room = Math.max(0, (size * scale - box) / 2);
		return Math.min(room, Math.max(-room, value));
	};
	return { scale, x: clamp(x, width, boxWidth), y: clamp(y, height, boxHeight) };
};
