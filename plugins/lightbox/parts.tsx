// The small parts of the lightbox: an icon of the site's kind, and the player of a video.
// biome-ignore-all lint/a11y/noSvgWithoutTitle: named by the caller, or decoration
import { useLayoutEffect, useRef } from "react";
import type { Player as Playing } from "./model";

/** What the page says about every opening. */
export interface Site {
	/** Whether the kit has a control: `counter`, `fullscreen`, `zoom`, `share`. */
	has(control: string): boolean;
	/** A text of the interface by its key. */
	say(key: string): string;
	rtl: boolean;
	/** Icons are drawn, not letters of a font. */
	hasSymbols: boolean;
	/** Milliseconds of a motion; 0 when motion is to be reduced. */
	duration: number;
	dialog: HTMLElement;
}

interface IconProps {
	name: string;
	site: Site;
	className?: string;
	/** `tabindex` of a control. */
	stop?: number;
	[attribute: string]: unknown;
}

export const Icon = ({ name, site, className = "", stop, ...rest }: IconProps) => {
	const attributes = { ...(!rest.role && { "aria-hidden": true }), ...rest };
	return site.hasSymbols ? (
		<svg
			className={`e-font-icon-svg e-eicon-${name} ${className}`.trim()}
			{...attributes}
			// In a drawing the case of attributes counts.
			ref={(svg) => {
				if (!svg) return;
				if (stop !== undefined) svg.setAttribute("tabindex", `${stop}`);
				svg.firstElementChild!.setAttributeNS("http://www.w3.org/1999/xlink", "xlink:href", `#eicon-${name}`);
			}}
		>
			<use />
		</svg>
	) : (
		<i className={`eicon-${name}`} tabIndex={stop} {...attributes} />
	);
};

/** Made by hand: its attributes are the site's, whatever they are called. */
export const Player = ({ player, name, onReady }: { player: Playing; name: string; onReady?(): void }) => {
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const node = document.createElement(player.tag);
		for (const [key, value] of Object.entries(player.attributes)) node.setAttribute(key, value);
		node.title ||= name;
		if (onReady) node.onload = node.onloadeddata = node.onerror = onReady;
		box.current!.append(node);
		return () => node.remove();
	}, []);
	return (
		<div className="elementor-video-container elementor-lightbox-prevent-close">
			<div
				ref={box}
				className={`elementor-video-wrapper elementor-video-${player.orientation}`}
				style={{ "--video-aspect-ratio": player.ratio } as object}
			/>
		</div>
	);
};

/** Makes a click of Enter and Space on what is a control by its role only. */
export const clickByKey = (event: KeyboardEvent): void => {
	const control = (event.target as Element).closest("[role=button],[role=switch]");
	if (!control || control.matches("button") || !/^(Enter| )$/.test(event.key)) return;
	event.preventDefault();
	if (!event.repeat) control.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
};
