// The part with the controls that the kit switches on: counter, full screen, zoom and sharing.
// biome-ignore-all lint/a11y/useSemanticElements: the site's style sheets know this markup
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the dialog makes clicks of keys
// biome-ignore-all lint/a11y/noStaticElementInteractions: a click in the menu bubbles up to it from its links
import { useEffect } from "react";
import type { Slide } from "./model";
import { shareLinks } from "./share-links";
import type { Site } from "./site";
import type { State } from "./slideshow";

export interface HeaderProps {
	site: Site;
	state: State;
	patch(change: Partial<State>): void;
	slide: Slide;
	/** Number of the slide, from 1. */
	number: number;
	count: number;
}

export const Header = ({ site, state, patch, slide, number, count }: HeaderProps) => {
	const { addSymbols, dialog, duration, has, say, Icon } = site;
	const { isFull, isSharing } = state;
	const isZoomed = state.zoom.scale > 1;

	/** While sharing, Tab reaches the share icon and its links only. */
	const tabIndex = isSharing ? -1 : 0;
	useEffect(() => {
		for (const node of dialog.querySelectorAll<HTMLElement>(".dialog-close-button,.elementor-swiper-button"))
			node.tabIndex = tabIndex;
	}, [tabIndex]);
	useEffect(() => {
		const update = () => patch({ isFull: document.fullscreenElement === dialog });
		document.addEventListener("fullscreenchange", update);
		return () => document.removeEventListener("fullscreenchange", update);
	}, []);

	const share = () => patch({ isSharing: !isSharing });
	const zoom = () => slide.Video || patch({ zoom: { scale: isZoomed ? 1 : 3, x: 0, y: 0 }, ms: duration });
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
					aria-label={say(control)}
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
						aria-label={say("share")}
						aria-expanded={!!isSharing}
						onClick={share}
					/>
					<div className="elementor-slideshow__share-menu" onClick={share}>
						<div>
							{isSharing && (
								<div className="elementor-slideshow__share-links">
									{shareLinks(slide, location.href).map(([icon, label, href]) => (
										<a
											key={icon}
											href={href}
											target="_blank"
											rel="noopener"
											download={/^d/.test(icon) ? "" : undefined}
										>
											<Icon name={icon} />
											{say(label)}
										</a>
									))}
								</div>
							)}
						</div>
					</div>
				</>
			)}
			{toggle("zoom", ["zoom-in-bold", "zoom-out-bold"], isZoomed, zoom)}
			{toggle("fullscreen", ["frame-expand", "frame-minimize"], !!isFull, toggleFull)}
			{has("counter") && (
				<span className="elementor-slideshow__counter swiper-pagination-fraction">
					{count > 1 && (
						<>
							<span className="swiper-pagination-current">{number}</span> /{" "}
							<span className="swiper-pagination-total">{count}</span>
						</>
					)}
				</span>
			)}
		</header>
	);
};
