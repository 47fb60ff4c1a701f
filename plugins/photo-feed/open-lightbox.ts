// A feed's photos in the lightbox: a slideshow of those that may be shown, in their order.
import type { Scope } from "../../src/kit/scope";
import type { PhotoFeed } from "./context";

/** The links that the lightbox reads, by item; those to the posts stay as they are. */
const links = new WeakMap<Element, HTMLAnchorElement>();

/** Opens the photo of an item. @returns whether it is its business */
export const openLightbox = (
	item: Element,
	event: Event,
	{ el, index }: PhotoFeed,
	scope: Scope,
	largestOf: (item: Element) => string | undefined,
): boolean => {
	const slideshow = `photo-feed-${index + 1}`;
	for (const each of el.querySelectorAll(".sbi_item:not(.sbi_num_diff_hide,.sbi_type_video)")) {
		const address = largestOf(each);
		if (!address) continue;
		const link = links.get(each) ?? document.createElement("a");
		if (!links.has(each)) {
			links.set(each, link);
			scope.add(() => link.remove());
		}
		link.hidden = true;
		link.href = address;
		link.dataset.elementorLightboxSlideshow = slideshow;
		link.dataset.elementorLightboxTitle = each.querySelector(".sbi_photo img")?.getAttribute("alt") ?? "";
		each.append(link);
	}
	const { href = "" } = links.get(item) ?? {};
	const request = JSON.stringify({ slideshow, url: href }).replace(
		/[^ -~]/g,
		(letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
	scope.runAction(`#elementor-action:action=lightbox&settings=${encodeURIComponent(btoa(request))}`, event);
	return true;
};
