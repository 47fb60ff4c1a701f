// The pictures of a feed: raised to the size that is needed.
import { closestTo } from "../../src/base/dom";
import { type Context, itemOf, postId } from "./context";
import type { Show } from "./fallbacks";
import type { Layout } from "./layout";
import { addressFor, isPlaceholder, needsResizing, resolutionOf, targetWidth, widthOf } from "./model";

export interface Pictures {
	/** Raises one item's picture if it needs a larger one. @param force even if it does not */
	raise(item: Element, force?: boolean): void;
	/** Raises those that are not hidden; the first row of them is not lazy if the feed starts in view. @param selector of all items by default */
	raiseAll(selector?: string, force?: boolean): void;
}

export const loadFallbacks = () => import("./fallbacks");

const hidden = "sbi_num_diff_hide";

const sourceOf = (img: Element) => img.getAttribute("src") ?? "";

const ratioOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => Math.max(1, naturalWidth / naturalHeight || 1);

/**
 * @param sizes of the feed, measured once a pass
 * @param later plans the work of a resize
 */
export const createPictures = (context: Context, sizes: Readonly<Layout>, later: (ms: number) => void): Pictures => {
	const { feed, scope, findAll } = context;
	const asked = new Set<string>();
	const show: Show = (img, address, isEager) => {
		if (!address || address === sourceOf(img)) return;
		if (!isEager) img.setAttribute("loading", "lazy");
		img.setAttribute("decoding", "async");
		img.setAttribute("src", address);
	};

	const raise = (item: Element, force?: boolean, isEager?: boolean) => {
		const found = itemOf(item);
		const sources = found && context.sourcesOf(found);
		if (!sources || item.matches(".sbi_no_resraise,.sbi_had_error")) return;
		const { photo, img } = found;
		const id = postId(item);
		if (id && !asked.has(id) && needsResizing(context.recordOf(item))) {
			asked.add(id);
			feed.needsResizing.push(id);
		}
		const area = item.querySelector(".sbi_link_area");
		if (!addressFor(sources, 0))
			return area && scope.part(loadFallbacks, ({ leadToPlaceholder }) => leadToPlaceholder(area));
		if (sources[640]) {
			photo.setAttribute("data-full-res", sources[640]);
			area?.setAttribute("href", sources[640]);
		}
		const source = sourceOf(img);
		const isEmpty = isPlaceholder(source);
		const known = widthOf(sources, source);
		const resolution = resolutionOf(feed.settings);
		// A feed that is not rendered decides when it is shown: a picture chosen too small now would be loaded unnecessarily.
		if (resolution === "auto" && !sizes.feed) return;
		const target = targetWidth(
			resolution,
			sizes.photo,
			isEmpty ? 1 : ratioOf(img),
			item.classList.contains("sbi_highlighted"),
		);
		if (isEmpty || target > (known ?? 150) || (force && !known)) show(img, addressFor(sources, target), isEager);
	};

	for (const type of ["load", "error"])
		scope.on(
			feed.el,
			type,
			({ target }) => {
				const item = closestTo(target, ".sbi_item");
				const found = itemOf(item);
				if (found?.img !== target) return;
				const source = sourceOf(found.img);
				// A placeholder that came, or a picture that did not.
				if ((type === "error") !== isPlaceholder(source))
					return scope.part(loadFallbacks, ({ replace }) => {
						if (replace(context, found, source, show)) later(1500);
					});
				// It may be wider than it was taken for.
				if (type === "load" && found.img.naturalWidth !== 1000 && !item!.matches(`.${hidden}`)) raise(item!);
			},
			{ capture: true },
		);

	return {
		raise,
		raiseAll(selector = ".sbi_item", force) {
			for (const [index, item] of findAll(`${selector}:not(.${hidden})`).entries())
				raise(item, force, sizes.isInView && index < feed.getColumnCount());
		},
	};
};
