// What stands in for a picture: other addresses where one fails, an address for the lazy loaders of others.
import type { Context } from "./context";
import { readSources } from "./model";
import type { Item, Show } from "./pictures";

/** Whether an address is the photo network's. */
const isNetwork = (address: string) => /media\/\?size=|cdninstagram|fbcdn|scontent/.test(address);

const isOwn = (address: string) => {
	try {
		return new URL(address, document.baseURI).host === location.host;
	} catch {
		return false;
	}
};

const printedOn = (photo: Element) => readSources(photo.getAttribute("data-img-src-set"));

/** The address for other lazy loaders; undefined where there is none, or none that may be asked for. */
const bestOf = (context: Context, { item, photo }: Item) => {
	const { el, settings } = context.feed;
	const printed = printedOn(photo);
	const full = photo.getAttribute("data-full-res");
	if (!printed || !full || el.matches(".sbi-no-ll-check") || item.matches(".sbi_num_diff_hide,.sbi_had_error")) return;
	const best = context.sourcesOf(item, printed)[640] ?? full;
	return context.hasConsent() || settings.overrideBlockCDN || (isOwn(best) && !isNetwork(best)) ? best : undefined;
};

export const fillLazy = (context: Context, found: Item): void => {
	const names = ["data-src", "data-orig-src"].filter((name) => found.img.hasAttribute(name));
	const best = names[0] && bestOf(context, found);
	if (best) for (const name of names) found.img.setAttribute(name, best);
};

/** Takes the place of a placeholder that came late, once. */
export const replacePlaceholder = (context: Context, found: Item, show: Show): void => {
	const { item, img } = found;
	const best = img.classList.contains("sbi-replaced") ? undefined : bestOf(context, found);
	if (!best) return;
	img.classList.add("sbi-replaced");
	show(item, img, best);
};

/** Takes the place of a picture that failed, once. @returns whether it did */
export const replaceFailed = (
	context: Context,
	{ item, photo, img }: Item,
	source: string,
	show: Show,
): boolean | undefined => {
	const { feed, scope } = context;
	if (img.classList.contains("sbi_img_error")) return scope.report("picture", source) as undefined;
	// Another has come meanwhile.
	if (img.getAttribute("src") !== source) return;
	img.classList.add("sbi_img_error");
	item.classList.add("sbi_had_error");
	const printed = printedOn(photo) ?? {};
	const isOriginal = !isNetwork(source) && context.hasConsent();
	feed.settings.favorLocal ||= !isOriginal;
	const sources = context.sourcesOf(item, printed);
	const area = item.querySelector(".sbi_link_area");
	if (isOriginal && area) {
		area.classList.add("sbi_had_error");
		if (sources[640]) area.setAttribute("href", sources[640]);
	}
	show(item, img, isOriginal ? printed.d : sources[640]);
	return true;
};
