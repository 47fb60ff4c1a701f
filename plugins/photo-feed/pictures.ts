// The pictures of a feed: raised to the size that is needed.
import { closestTo } from "../../src/base/dom";
import { type Context, placeholder, postId } from "./context";
import { addressFor, isPlaceholder, needsResizing, readSources, resolutionOf, targetWidth, widthOf } from "./model";

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

/** An item and the picture that it shows. */
export interface Item {
	item: HTMLElement;
	photo: HTMLElement;
	img: HTMLImageElement;
}
/** Shows a picture. */
export type Show = (item: Element, img: HTMLImageElement, address: string | undefined) => void;

export const loadFallbacks = () => import("./fallbacks");

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

	const show: Show = (item, img, address) => {
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

	const itemOf = (event: Event): Item | undefined => {
		const item = closestTo(event.target, ".sbi_item");
		const parts = partsOf(item);
		return item && parts?.img === event.target ? { item, ...parts } : undefined;
	};
	scope.on(
		el,
		"load",
		(event) => {
			const found = itemOf(event);
			if (!found) return;
			const { item, img } = found;
			const before = awaited.get(img);
			awaited.delete(img);
			if (isPlaceholder(sourceOf(img)))
				return scope.part(loadFallbacks, ({ replacePlaceholder }) => replacePlaceholder(context, found, show));
			if (before && ratioOf(img) > before && img.naturalWidth !== 1000) raise(item, false, true);
		},
		{ capture: true },
	);
	scope.on(
		el,
		"error",
		(event) => {
			const found = itemOf(event);
			const source = found && sourceOf(found.img);
			if (!source || isPlaceholder(source)) return;
			awaited.delete(found.img);
			return scope.part(loadFallbacks, ({ replaceFailed }) => {
				if (replaceFailed(context, found, source, show)) later(1500);
			});
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
			if (context.find("img[data-src],img[data-orig-src]"))
				scope.part(loadFallbacks, ({ fillLazy }) => {
					for (const item of findAll(".sbi_item")) {
						const parts = partsOf(item);
						if (parts) fillLazy(context, { item, ...parts });
					}
				});
		},
	};
};
