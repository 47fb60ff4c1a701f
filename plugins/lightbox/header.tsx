// The part with the controls that the kit switches on: counter, full screen, zoom and sharing.
// biome-ignore-all lint/a11y/useSemanticElements: the site's style sheets know this markup
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the dialog makes clicks of keys
// biome-ignore-all lint/a11y/noStaticElementInteractions: a click in the menu bubbles up to it from its links
import { type MouseEvent, useEffect, useLayoutEffect } from "react";
import { useStore } from "../../src/react/use-store";
import { largestScale, noZoom } from "./model";
import { shareLinks } from "./share-links";
import type { HeaderProps } from "./types";

export const Header = ({ slides, context }: HeaderProps) => {
	const { dialog, has, translate, $parts } = context;
	const { all, at, zoomTo, $isSharing } = slides;
	const { addSymbols, Icon } = useStore($parts);
	const slide = at(useStore(slides.$position));
	const isFull = useStore(slides.$isFull);
	const isSharing = useStore($isSharing);
	const isZoomed = useStore(slides.$zoom, ({ scale }) => scale > 1);
	/** While sharing, Tab reaches the share icon and its links only. */
	const tabIndex = isSharing ? -1 : 0;
	useEffect(() => {
		const follow = () => slides.$isFull.set(document.fullscreenElement === dialog);
		document.addEventListener("fullscreenchange", follow);
		return () => document.removeEventListener("fullscreenchange", follow);
	}, []);
	useLayoutEffect(() => {
		for (const node of dialog.querySelectorAll<HTMLElement>(".dialog-close-button,.elementor-swiper-button"))
			node.tabIndex = tabIndex;
	}, [tabIndex]);

	// When two icons alternate, the focus stays on the visible one.
	useLayoutEffect(() => {
		const { activeElement: hidden } = document;
		if (!hidden?.matches(".elementor-slideshow__header > .elementor-hidden")) return;
		for (const node of [hidden.previousElementSibling, hidden.nextElementSibling] as (SVGElement | null)[])
			if (node?.ariaLabel === hidden.ariaLabel) node!.focus({ preventScroll: true });
	}, [isFull, isZoomed]);

	const share = () => $isSharing.set(!isSharing);
	const leaveMenu = ({ currentTarget }: MouseEvent) => {
		// The menu is removed, and the focus with it.
		(currentTarget.previousElementSibling as HTMLElement).focus({ preventScroll: true });
		share();
	};
	const zoom = () => {
		if (!slide.player) zoomTo(isZoomed ? noZoom : { ...noZoom, scale: largestScale });
	};
	// Not every browser has it, and a visitor may refuse it.
	const toggleFull = () =>
		Promise.resolve(isFull ? document.exitFullscreen() : dialog.requestFullscreen?.()).catch(() => {});

	/** A control of two states: one letter that changes, or two drawings in turn. */
	const toggle = (control: string, icons: string[], isOn: boolean, onClick: () => unknown) => {
		const shown = icons[+isOn]!;
		return (
			has(control) &&
			(addSymbols ? icons : [shown]).map((name, at) => (
				<Icon
					key={at}
					name={name}
					className={name === shown ? "" : "elementor-hidden"}
					role="switch"
					tabIndex={tabIndex}
					aria-checked={isOn}
					aria-label={translate(control)}
					onClick={onClick}
				/>
			))
		);
	};
	return (
		<header className="elementor-slideshow__header elementor-lightbox-prevent-close">
			{has("share") && (
				<>
					<Icon
						name="share-arrow"
						role="button"
						tabIndex={0}
						aria-label={translate("share")}
						aria-expanded={isSharing}
						onClick={share}
					/>
					<div className="elementor-slideshow__share-menu" onClick={leaveMenu}>
						<div>
							{isSharing && (
								<div className="elementor-slideshow__share-links">
									{shareLinks(slide, location.href).map(([icon, label, href, isDownload]) => (
										<a key={icon} href={href} target="_blank" rel="noopener" download={isDownload ? "" : undefined}>
											<Icon name={icon} />
											{translate(label)}
										</a>
									))}
								</div>
							)}
						</div>
					</div>
				</>
			)}
			{toggle("zoom", ["zoom-in-bold", "zoom-out-bold"], isZoomed, zoom)}
			{toggle("fullscreen", ["frame-expand", "frame-minimize"], isFull, toggleFull)}
			{has("counter") && (
				<span className={`elementor-slideshow__counter${slides.isSlideshow ? " swiper-pagination-fraction" : ""}`}>
					{slides.isSlideshow && (
						<>
							<span className="swiper-pagination-current">{all.indexOf(slide) + 1}</span> /{" "}
							<span className="swiper-pagination-total">{all.length}</span>
						</>
					)}
				</span>
			)}
		</header>
	);
};
