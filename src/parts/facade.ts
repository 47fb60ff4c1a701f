// Replaces a player until the visitor wants it: picture, play icon, and a link if it cannot be loaded.
import type { Scope } from "../kit/scope";
import { startWhenSeen } from "./players";

/** The video that a picture represents. */
export interface Preview {
	/** Id of a YouTube video. */
	id?: string;
	/** The `preview` of the settings. */
	preview: string;
	/** Address of the owner's own picture of this video. */
	address?: unknown;
	alt?: string;
	style?: string;
}

/** "Play Video" in the language of the site. */
export const label = ({ page }: Scope): string => {
	const { playVideo } = (page.builder.i18n ?? {}) as { playVideo?: unknown };
	return isText(playVideo) ? playVideo : "Play Video";
};

/**
 * Shows a picture in a box of the page: the owner's, the site's, or YouTube's own, once it comes near and unless the
 * visitor refuses YouTube. A picture that cannot be loaded is removed.
 */
export const showPicture = (
	scope: Scope,
	box: Element,
	{ id, preview, address, alt = "", style = "" }: Preview,
): void => {
	const show = (src: string) => {
		const image = Object.assign(new Image(480, 360), { alt, referrerPolicy: "no-referrer", src });
		image.style.cssText = style;
		image.onerror = () => image.remove();
		box.prepend(image);
	};
	const own = isText(address) ? address : id && previewAddress(preview, id);
	if (own) show(own);
	else if (id && preview === "youtube")
		startWhenSeen(scope, box, "youtube", () => show(thumbnailAddress(id)), undefined, "200px 0px");
};

/** The page builder's own overlay, as the server prints it for videos with their own picture. */
export const createOverlay = (scope: Scope): HTMLElement => {
	const overlay = document.createElement("div");
	const play = document.createElement("div");
	const icon = svg("svg", { class: "e-font-icon-svg e-eicon-play", viewBox: "0 0 100 100", "aria-hidden": "true" });
	icon.append(svg("path", { d: "M50 3a47 47 0 1 0 .1 0v6a41 41 0 1 1-.1 0zM41 32v36l30-18z" }));
	overlay.className = "elementor-custom-embed-image-overlay";
	overlay.style.cssText = "background:#000;overflow:hidden";
	play.className = "elementor-custom-embed-play";
	play.role = "button";
	play.tabIndex = 0;
	play.ariaLabel = label(scope);
	play.append(icon);
	overlay.append(play);
	return overlay;
};

/** Links to the video if the page may not play it. */
export const createLink = (id: string, scope: Scope): HTMLElement => {
	const link = document.createElement("a");
	link.href = `https://youtu.be/${id}`;
	link.target = "_blank";
	link.rel = "noopener";
	link.textContent = `${label(scope)} – YouTube`;
	link.style.cssText = "position:absolute;inset:auto 0 0;padding:1em;background:#000c;color:#fff;text-align:center";
	return link;
};

const isText = (value: unknown): value is string => !!value && typeof value === "string";

const svg = (name: string, attributes: Record<string, string>) => {
	const node = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
	return node;
};

/** YouTube's picture of a video, 480 by 360. */
export const thumbnailAddress = (id: string): string =>
	`https://i.ytimg.com/vi/${encodeURIComponent(id)}/hqdefault.jpg`;

/** The site's own picture of a video, where `preview` is an address with `{id}`; empty for anything else. */
export const previewAddress = (preview: string, id: string): string =>
	preview.includes("{id}") ? preview.replaceAll("{id}", encodeURIComponent(id)) : "";
