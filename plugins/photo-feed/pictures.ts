// The pictures of a feed: raised to the size that is needed, handed to other lazy loaders, replaced where they fail.
import { closest } from "../../src/base/closest";
import { type Context, isOwn, placeholder, postId } from "./context";
import {
	addressFor,
	isNetwork,
	isPlaceholder,
	needsResizing,
	readSources,
	resolutionOf,
	targetWidth,
	widthOf,
} from "./model";

export interface Pictures {
	/** Raises one item if it needs a larger picture. @param force also where it needs none */
	raise(item: Element, force?: boolean): void;
	/** Raises those that are not hidden. @param selector of all items unless said */
	raiseAll(selector?: string, force?: boolean): void;
	/** Hands pictures to lazy loaders of others, which wait for an address. */
	fillLazy(): void;
	/** The largest picture of an item that may be shown. */
	largestOf(item: Element): string | undefined;
}

const partsOf = (item: Element | null | undefined) => {
	const photo = item?.querySelector<HTMLElement>(".sbi_photo");
	const img = photo?.querySelector("img");
	return photo && img ? { photo, img } : undefined;
};

const sourceOf = (img: Element) => img.getAttribute("src") ?? "";

const ratioOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => Math.max(1, naturalWidth / naturalHeight || 1);

/**
 * @param widthOfPhotos measured once a pass
 * @param later plans the work of a resize
 */
export const createPictures = (
	context: Context,
	widthOfPhotos: () => number,
	later: (ms: number) => void,
): Pictures => {
	const { feed, scope, findAll } = context;
	const { el, settings } = feed;
	/** The ratio that a picture was chosen for which is on its way. */
	const awaited = new WeakMap<HTMLImageElement, number>();
	const asked = new Set<string>();
	/** The row that is seen first, where the feed is in view from the start. */
	let first = new Set<Element>();

	const show = (item: Element, img: HTMLImageElement, address: string | undefined) => {
		if (!address || address === sourceOf(img)) return;
		if (!first.has(item)) img.setAttribute("loading", "lazy");
		img.setAttribute("decoding", "async");
		img.setAttribute("src", address);
	};

	/** @param isLast what arrives is not looked at again */
	const raise = (item: Element, force = false, isLast = false) => {
		const parts = partsOf(item);
		if (!parts || item.matches(".sbi_no_resraise,.sbi_had_error")) return;
		const { photo, img } = parts;
		const printed = readSources(photo.getAttribute("data-img-src-set"));
		if (!printed) return;
		const id = postId(item);
		if (id && !asked.has(id) && needsResizing(context.recordOf(item))) {
			asked.add(id);
			feed.needsResizing.push(id);
		}
		const sources = context.sourcesOf(item, printed);
		const area = item.querySelector(".sbi_link_area");
		if (!addressFor(sources, 0)) {
			area?.setAttribute("href", placeholder().replace("placeholder.png", "thumb-placeholder.png"));
			return;
		}
		if (sources[640]) {
			photo.setAttribute("data-full-res", sources[640]);
			area?.setAttribute("href", sources[640]);
		}
		const source = sourceOf(img);
		const isEmpty = isPlaceholder(source);
		const known = isEmpty ? undefined : widthOf(sources, source);
		const ratio = isEmpty ? 1 : ratioOf(img);
		const resolution = resolutionOf(settings);
		const target = targetWidth(resolution, widthOfPhotos(), ratio, item.classList.contains("sbi_highlighted"));
		if (target <= (known ?? 150) && !isEmpty && !(force && !known)) return;
		if (resolution === "auto" && !isLast) awaited.set(img, ratio);
		show(item, img, addressFor(sources, target));
	};

	/** The address for other lazy loaders; undefined where there is none, or none that may be asked for. */
	const bestOf = (item: Element, photo: Element) => {
		const printed = readSources(photo.getAttribute("data-img-src-set"));
		const full = photo.getAttribute("data-full-res");
		if (!printed || !full || item.matches(".sbi_num_diff_hide,.sbi_had_error")) return;
		const best = context.sourcesOf(item, printed)[640] ?? full;
		return context.hasConsent() || settings.overrideBlockCDN || isOwn(best) ? best : undefined;
	};
	const mayFill = () => !el.classList.contains("sbi-no-ll-check");

	const itemOf = (event: Event) => {
		const item = closest(event.target, ".sbi_item");
		const parts = partsOf(item);
		return item && parts && parts.img === event.target ? { item, ...parts } : undefined;
	};
	scope.on(
		el,
		"load",
		(event) => {
			const { item, photo, img } = itemOf(event) ?? {};
			if (!item || !photo || !img) return;
			const before = awaited.get(img);
			awaited.delete(img);
			if (isPlaceholder(sourceOf(img))) {
				const best = mayFill() && !img.classList.contains("sbi-replaced") && bestOf(item, photo);
				if (!best) return;
				img.classList.add("sbi-replaced");
				show(item, img, best);
			} else if (before && ratioOf(img) > before && img.naturalWidth !== 1000) raise(item, false, true);
		},
		{ capture: true },
	);
	scope.on(
		el,
		"error",
		(event) => {
			const { item, photo, img } = itemOf(event) ?? {};
			const source = img && sourceOf(img);
			if (!item || !photo || !source || isPlaceholder(source)) return;
			if (img.classList.contains("sbi_img_error")) return scope.report("picture", source);
			img.classList.add("sbi_img_error");
			const printed = readSources(photo.getAttribute("data-img-src-set")) ?? {};
			const isOriginal = !isNetwork(source) && context.hasConsent();
			settings.favorLocal ||= !isOriginal;
			const sources = context.sourcesOf(item, printed);
			item.classList.add("sbi_had_error");
			const area = item.querySelector(".sbi_link_area");
			if (isOriginal && area) {
				area.classList.add("sbi_had_error");
				if (sources[640]) area.setAttribute("href", sources[640]);
			}
			awaited.delete(img);
			show(item, img, isOriginal ? printed.d : sources[640]);
			later(1500);
		},
		{ capture: true },
	);

	return {
		raise,
		raiseAll(selector = ".sbi_item", force = false) {
			const items = findAll(selector);
			if (!first.size && el.getBoundingClientRect().top < innerHeight)
				first = new Set(items.slice(0, feed.getColumnCount()));
			for (const item of items) if (!item.classList.contains("sbi_num_diff_hide")) raise(item, force);
		},
		largestOf(item) {
			const printed = readSources(partsOf(item)?.photo.getAttribute("data-img-src-set") ?? null);
			return printed && addressFor(context.sourcesOf(item, printed), 640);
		},
		fillLazy() {
			if (!mayFill()) return;
			for (const item of findAll(".sbi_item")) {
				const { photo, img } = partsOf(item) ?? {};
				const names = ["data-src", "data-orig-src"].filter((name) => img?.hasAttribute(name));
				const best = names[0] && bestOf(item, photo!);
				if (best) for (const name of names) img!.setAttribute(name, best);
			}
		},
	};
};
