// A slide: an image that is fetched when it comes near, or a video that plays while it is the active one.
import { useRef, useState } from "react";
import type { Slide, Zoom } from "./model";
import { Icon, Player, type Site } from "./parts";

interface SlideProps {
	slide: Slide;
	site: Site;
	isActive: boolean;
	/** It or a neighbour is the active one. */
	isNear: boolean;
	/** Places by which it is moved to stand beside the active one. */
	offset: number;
	zoom: Zoom;
	/** Milliseconds of the zoom's motion. */
	ms: number;
}

export const SlideView = ({ slide, site, isActive, isNear, offset, zoom, ms }: SlideProps) => {
	const { url, player, title = "", description = "", alt = "", hash } = slide;
	const { rtl } = site;
	const [isThere, setThere] = useState(false);
	const isAsked = useRef(false);
	isAsked.current ||= isNear;
	const done = () => setThere(true);

	return (
		<div
			className={`swiper-slide elementor-lightbox-item${isActive ? " swiper-slide-active" : ""}`}
			data-e-action-hash={hash ?? undefined}
			data-elementor-slideshow-video={player ? url : undefined}
			inert={!isActive}
			style={{
				[rtl ? "marginLeft" : "marginRight"]: "100px",
				transform: offset ? `translateX(calc(${rtl ? -offset : offset} * (100% + 100px)))` : "",
			}}
		>
			{player ? (
				<>
					<div
						className={`elementor-custom-embed-play${isActive ? ` elementor-${isThere ? "hidden" : "playing"}` : ""}`}
					>
						<Icon name="play" site={site} />
					</div>
					{isActive && <Player player={player} name={title || site.say("playVideo")} onReady={done} />}
				</>
			) : (
				<div className="swiper-zoom-container">
					<img
						className={`elementor-lightbox-image elementor-lightbox-prevent-close swiper-lazy${isThere ? " swiper-lazy-loaded" : isAsked.current ? " swiper-lazy-loading" : ""}`}
						{...{ [isAsked.current ? "src" : "data-src"]: url }}
						data-title={title}
						data-description={description}
						alt={[title, description].filter(Boolean).join(" - ") || alt}
						draggable={false}
						style={{
							transform: `translate3d(${zoom.x}px,${zoom.y}px,0px) scale(${zoom.scale})`,
							transitionDuration: `${ms}ms`,
						}}
						onLoad={done}
						onError={done}
					/>
					{!isThere && <div className="swiper-lazy-preloader" />}
				</div>
			)}
		</div>
	);
};
