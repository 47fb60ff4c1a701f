// Targets of share buttons: the networks' addresses, and the page's values in them.
import { safeDecode } from "../../src/base/safe-decode";

/** The shared values, as plain text. */
export interface Shared {
	url: string;
	title: string;
	text: string;
	image: string;
}

/** By network: its address, `https://` left out. Names in braces are replaced by values; lines join the non-empty ones. */
const addresses = {
	facebook: "www.facebook.com/sharer.php?u={url}",
	linkedin: "www.linkedin.com/shareArticle?mini=true&url={url}&title={title}&summary={text}&source={url}",
	twitter: "twitter.com/intent/tweet?text={words}",
	"x-twitter": "x.com/intent/tweet?text={words}",
	threads: "threads.net/intent/post?text={words}",
	pinterest: "www.pinterest.com/pin/create/button/?url={url}&media={image}",
	tumblr: "tumblr.com/share/link?url={url}",
	reddit: "reddit.com/submit?url={url}&title={title}",
	whatsapp: "api.whatsapp.com/send?text={lines}",
	telegram: "telegram.me/share/url?url={url}&text={text}",
	skype: "web.skype.com/share?url={url}",
	vk: "vkontakte.ru/share.php?url={url}&title={title}&description={text}&image={image}",
	odnoklassniki: "connect.ok.ru/offer?url={url}&title={title}&imageUrl={image}",
	xing: "www.xing.com/spi/shares/new?url={url}",
	pocket: "getpocket.com/edit?url={url}",
	delicious: "del.icio.us/save?url={url}&title={title}",
	digg: "digg.com/submit?url={url}",
	stumbleupon: "www.stumbleupon.com/submit?url={url}",
	google: "plus.google.com/share?url={url}",
} satisfies Record<string, string>;

/** A network that has a share page, or `email` or `print`. */
export type ShareNetwork = keyof typeof addresses | "email" | "print";

/**
 * The address that a button opens, each value percent-encoded once; undefined for a network that is not known.
 * @example addressOf("facebook", { url: "https://acme.test/?a=1&b=2", title: "", text: "", image: "" })
 * // "https://www.facebook.com/sharer.php?u=https%3A%2F%2Facme.test%2F%3Fa%3D1%26b%3D2"
 */
export const addressOf = (network: string, shared: Shared): string | undefined => {
	const { url, title, text } = shared;
	const join = (between: string, ...parts: string[]) => parts.filter(Boolean).join(between);
	if (network === "email")
		return `mailto:?${join("&", title && `subject=${encode(title)}`, `body=${encode(join("\n", text, url))}`)}`;
	const values: Record<string, string> = {
		...shared,
		words: join(" ", text, url),
		lines: join("\n", title && `*${title}*`, text, url),
	};
	const address = Object.hasOwn(addresses, network) && addresses[network as keyof typeof addresses];
	return address ? `https://${address.replace(/\{(\w+)\}/g, (_, name) => encode(values[name]!))}` : undefined;
};

/**
 * The shared values: only a custom address, else this page with its printed data.
 * @param post `elementorFrontendConfig.post`; its title is percent-encoded
 */
export const sharedOf = (custom: string, page: string, post: unknown): Shared => {
	if (custom) return { url: custom, title: "", text: "", image: "" };
	const { title, excerpt, featuredImage } = Object(post) as Record<string, unknown>;
	return {
		url: withoutForeign(page),
		title: safeDecode(textOf(title).replace("#", "")),
		text: textOf(excerpt),
		image: textOf(featuredImage),
	};
};

/** Who shares a page that was itself reached by sharing must not pass on where someone else wants to lead. */
const withoutForeign = (page: string): string => {
	const address = new URL(page);
	const { searchParams, host } = address;
	if (!searchParams.has("u") || hostOf(searchParams.get("u")!) === host) return page;
	searchParams.delete("u");
	return address.href;
};

const hostOf = (address: string) => {
	try {
		return new URL(address).host;
	} catch {}
};

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Half a surrogate pair becomes the replacement character, as in any form; `encodeURIComponent` throws on it. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/** Of the window that opens: in the middle of the screen, without a way back to this page. */
export const windowFeatures = (screenWidth: number, screenHeight: number): string => {
	const [width, height] = [640, 480];
	const middle = (outer: number, inner: number) => Math.max(0, Math.round((outer - inner) / 2));
	return `toolbar=0,status=0,width=${width},height=${height},top=${middle(screenHeight, height)},left=${middle(screenWidth, width)},noopener`;
};
