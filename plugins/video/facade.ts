// What stands in the place of a player until somebody wants it: picture, play icon, and a link where it cannot be had.

import type { Scope } from "../../src/kit/scope";
import { isRefused } from "../../src/parts/players";
import { thumbnailAddress } from "./youtube-model";

/** "Play Video" in the language of the site. */
export const label = ({ page }: Scope): string =>
	(page.builder.i18n as { playVideo?: string } | undefined)?.playVideo || "Play Video";

/** The owner's picture, else YouTube's own where the visitor does not refuse YouTube; empty without either. */
export const createPicture = (scope: Scope, id: string | undefined, alt: string, address?: unknown): Node | string => {
	const src = address || (id && !isRefused("youtube", scope.page) && thumbnailAddress(id));
	return src ? Object.assign(new Image(480, 360), { alt, referrerPolicy: "no-referrer", src }) : "";
};

/** The page builder's own overlay, as the server prints it for videos with a picture of their own. */
export const createOverlay = (scope: Scope, picture: Node | string): HTMLElement => {
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
	overlay.append(picture, play);
	if (picture instanceof HTMLElement) picture.style.cssText = "width:100%;height:100%;object-fit:cover";
	return overlay;
};

/** Leads to the video where the page may not play it. */
export const createLink = (id: string, scope: Scope): HTMLElement => {
	const link = document.createElement("a");
	link.href = `https://youtu.be/${id}`;
	link.target = "_blank";
	link.rel = "noopener";
	link.textContent = `${label(scope)} – YouTube`;
	link.style.cssText = "position:absolute;inset:auto 0 0;padding:1em;background:#000c;color:#fff;text-align:center";
	return link;
};

const svg = (name: string, attributes: Record<string, string>) => {
	const node = document.createElementNS("http://www.w3.org/2000/svg", name);
	for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
	return node;
};
