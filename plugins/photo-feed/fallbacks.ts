// Replacements of a picture: other addresses if one fails, an address for third-party lazy loaders.
import { type Context, type Item, itemOf } from "./context";
import { isPlaceholder } from "./model";

/** Shows a picture, lazily by default. */
export type Show = (img: HTMLImageElement, address: string | undefined, isEager?: boolean) => void;

/** Whether an address is the photo network's. */
const isNetwork = (address: string) => /media\/\?size=|cdninstagram|fbcdn|scontent/.test(address);

const isOwn = (address: string) => {
	try {
		return new URL(address, document.baseURI).host === location.host;
	} catch {
		return false;
	}
};

/** Points a link that follows the picture to the small placeholder while there is no picture. */
export const leadToPlaceholder = (area: Element): void => {
	const placeholder =
		window.sb_instagram_js_options?.placeholder ??
		`${location.origin}/wp-content/plugins/instagram-feed/img/placeholder.png`;
	area.setAttribute("href", placeholder.replace("placeholder.png", "thumb-placeholder.png"));
};

/** The address for other lazy loaders; undefined if there is none, or none that may be requested. */
const bestOf = (context: Context, found: Item) => {
	const { el, settings } = context.feed;
	const { item, photo } = found;
	const sources = context.sourcesOf(found);
	const full = photo.getAttribute("data-full-res");
	if (!sources || !full || el.matches(".sbi-no-ll-check") || item.matches(".sbi_num_diff_hide,.sbi_had_error")) return;
	const best = sources[640] ?? full;
	return context.hasConsent() || settings.overrideBlockCDN || (isOwn(best) && !isNetwork(best)) ? best : undefined;
};

/** Passes pictures to third-party lazy loaders, which wait for an address. */
export const fillLazy = (context: Context): void => {
	for (const item of context.findAll(".sbi_item")) {
		const found = itemOf(item);
		const names = ["data-src", "data-orig-src"].filter((name) => found?.img.hasAttribute(name));
		const best = found && names[0] && bestOf(context, found);
		if (best) for (const name of names) found.img.setAttribute(name, best);
	}
};

/**
 * Replaces a late placeholder, or a failed picture, once.
 * @returns whether one had failed
 */
export const replace = (context: Context, found: Item, source: string, show: Show): boolean => {
	if (!isPlaceholder(source)) return replaceFailed(context, found, source, show);
	const { img } = found;
	const best = img.classList.contains("sbi-replaced") ? undefined : bestOf(context, found);
	if (best) {
		img.classList.add("sbi-replaced");
		show(img, best);
	}
	return false;
};

const replaceFailed = (context: Context, found: Item, source: string, show: Show) => {
	const { feed, scope } = context;
	const { item, img } = found;
	if (img.classList.contains("sbi_img_error")) {
		scope.report("picture", source);
		return false;
	}
	// It was replaced in the meantime.
	if (img.getAttribute("src") !== source) return false;
	img.classList.add("sbi_img_error");
	item.classList.add("sbi_had_error");
	const isOriginal = !isNetwork(source) && context.hasConsent();
	feed.settings.favorLocal ||= !isOriginal;
	const sources = context.sourcesOf(found);
	const largest = sources?.[640];
	const area = item.querySelector(".sbi_link_area");
	if (isOriginal && area) {
		area.classList.add("sbi_had_error");
		if (largest) area.setAttribute("href", largest);
	}
	show(img, isOriginal ? sources?.d : largest);
	return true;
};
