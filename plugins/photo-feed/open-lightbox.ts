// A feed's photos in the lightbox: a slideshow of the allowed ones, in order.
import { closestTo } from "../../src/base/dom";
import { type Context, itemOf } from "./context";
import { addressFor } from "./model";

/** Opens photos at a press. Videos, and photos without consent, stay links to their posts. */
export const openInLightbox = ({ feed, scope, sourcesOf }: Context): void => {
	const { el } = feed;
	/** The largest picture that may be shown. */
	const largestOf = (item: Element) => {
		const found = itemOf(item);
		return found && addressFor(sourcesOf(found) ?? {}, 640);
	};
	/** The links that the lightbox reads, by item; the links to the posts stay unchanged. */
	const links = new WeakMap<Element, HTMLAnchorElement>();
	scope.add(() => {
		for (const link of el.querySelectorAll("[data-elementor-lightbox-slideshow][hidden]")) link.remove();
	});
	scope.on(el, "click", (event) => {
		const pressed = closestTo(closestTo(event.target, ".sbi_photo"), ".sbi_item");
		const { ctrlKey, metaKey, shiftKey } = event;
		if (!pressed || ctrlKey || metaKey || shiftKey || pressed.matches(".sbi_type_video") || !largestOf(pressed)) return;
		event.preventDefault();
		const slideshow = `photo-feed-${feed.index + 1}`;
		for (const item of el.querySelectorAll(".sbi_item:not(.sbi_num_diff_hide,.sbi_type_video)")) {
			const address = largestOf(item);
			if (!address) continue;
			const link = links.get(item) ?? document.createElement("a");
			if (!links.has(item)) item.append(link);
			links.set(item, link);
			link.hidden = true;
			link.href = address;
			link.dataset.elementorLightboxSlideshow = slideshow;
			link.dataset.elementorLightboxTitle = item.querySelector(".sbi_photo img")?.getAttribute("alt") ?? "";
		}
		// `btoa` does not accept characters beyond Latin-1.
		const request = JSON.stringify({ slideshow, url: links.get(pressed)?.href }).replace(
			/[^ -~]/g,
			(letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
		);
		scope.runAction(`#elementor-action:action=lightbox&settings=${encodeURIComponent(btoa(request))}`, event);
	});
};
